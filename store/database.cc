#include "store/database.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include <sqlite3.h>

namespace ludolog::store {
namespace {

/// Binding an empty span must give an empty blob, not NULL, for which SQLite takes a null pointer.
const void* address(const void* data) { return data != nullptr ? data : ""; }

StoreError::Kind kind_of(int code, int errno_value) {
  if (errno_value == ENOSPC || errno_value == EDQUOT || errno_value == EFBIG)
    return StoreError::Kind::kFull;
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return StoreError::Kind::kBusy;
    case SQLITE_FULL:
      return StoreError::Kind::kFull;
    case SQLITE_READONLY:
      return code == SQLITE_READONLY_ROLLBACK ? StoreError::Kind::kHotJournal
                                              : StoreError::Kind::kReadOnlyPlace;
    case SQLITE_NOTADB:
      return StoreError::Kind::kNotSqlite;
    case SQLITE_CORRUPT:
    case SQLITE_FORMAT:
    case SQLITE_INTERRUPT:  // the progress handler's limit: no sound file takes that long
    case SQLITE_TOOBIG:
      return StoreError::Kind::kDamaged;
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
      return StoreError::Kind::kRefused;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      if (errno_value == EROFS || errno_value == EACCES || errno_value == EPERM)
        return StoreError::Kind::kReadOnlyPlace;
      return StoreError::Kind::kInputOutput;
    default:
      return StoreError::Kind::kInputOutput;
  }
}

}  // namespace

StoreError error_of(int code, std::string_view message, std::string_view name,
                    std::string_view doing, int errno_value) {
  std::string text{name};
  text += ": ";
  text += doing;
  text += " failed: ";
  text += code == SQLITE_INTERRUPT ? std::string_view{"it takes longer than in any sound file"}
                                   : message;
  if (errno_value != 0) {
    text += " (";
    text += std::strerror(errno_value);
    text += ')';
  }
  const StoreError::Kind kind = kind_of(code, errno_value);
  if (kind == StoreError::Kind::kBusy) text += "; another program is using it";
  return {kind, std::move(text)};
}

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Result<Database> Database::open(const std::string& path, int flags, std::string name) {
  Database database;
  database.name_ = std::move(name);
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags | SQLITE_OPEN_EXRESCODE, nullptr);
  database.handle_.reset(handle);
  if (handle == nullptr)
    return failure(StoreError::Kind::kInputOutput, database.name_ + ": no memory to open it");
  if (code != SQLITE_OK) return database.failed("opening");
  return database;
}

Result<void> Database::execute(const char* sql) {
  if (sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr) != SQLITE_OK)
    return failed(std::string_view{sql}.substr(0, std::string_view{sql}.find('\n')));
  return {};
}

Result<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* handle = nullptr;
  if (sqlite3_prepare_v2(this->handle(), sql.data(), static_cast<int>(sql.size()), &handle,
                         nullptr) != SQLITE_OK)
    return failed("reading");
  return Statement{handle, name_};
}

Result<std::optional<std::string>> Database::text_of(std::string_view sql) {
  auto statement = prepare(sql);
  if (!statement) return tl::unexpected(statement.error());
  const auto row = statement->step();
  if (!row) return tl::unexpected(row.error());
  if (!*row) return std::nullopt;
  return std::string{statement->text(0)};
}

Result<std::int64_t> Database::number_of(std::string_view sql) {
  auto statement = prepare(sql);
  if (!statement) return tl::unexpected(statement.error());
  const auto row = statement->step();
  if (!row) return tl::unexpected(row.error());
  if (!*row)
    return failure(StoreError::Kind::kDamaged, name_ + ": no answer to " + std::string{sql});
  return statement->number(0);
}

int Database::code() const { return sqlite3_extended_errcode(handle()); }

tl::unexpected<StoreError> Database::failed(std::string_view doing) const {
  if (!handle_) return failure(StoreError::Kind::kInputOutput, name_ + ": the connection was lost");
  const int base = code() & 0xff;
  const bool system = base == SQLITE_IOERR || base == SQLITE_CANTOPEN || base == SQLITE_FULL;
  return tl::unexpected(error_of(code(), sqlite3_errmsg(handle()), name_, doing,
                                 system ? sqlite3_system_errno(handle()) : 0));
}

void Statement::Finalize::operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }

Statement& Statement::bind(int parameter, std::int64_t value) {
  sqlite3_bind_int64(handle_.get(), parameter + 1, value);
  return *this;
}

Statement& Statement::bind(int parameter, ByteSpan blob) {
  sqlite3_bind_blob64(handle_.get(), parameter + 1, address(blob.data()), blob.size(),
                      SQLITE_STATIC);
  return *this;
}

Statement& Statement::bind(int parameter, std::string_view text) {
  sqlite3_bind_text64(handle_.get(), parameter + 1, static_cast<const char*>(address(text.data())),
                      text.size(), SQLITE_STATIC, SQLITE_UTF8);
  return *this;
}

Result<bool> Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  sqlite3* database = sqlite3_db_handle(handle_.get());
  const int base = code & 0xff;
  const bool system = base == SQLITE_IOERR || base == SQLITE_CANTOPEN || base == SQLITE_FULL;
  return tl::unexpected(error_of(code, sqlite3_errmsg(database), name_,
                                 sqlite3_stmt_readonly(handle_.get()) != 0 ? "reading" : "writing",
                                 system ? sqlite3_system_errno(database) : 0));
}

Result<void> Statement::run() {
  const auto row = step();
  reset();
  if (!row) return tl::unexpected(row.error());
  return {};
}

void Statement::reset() { sqlite3_reset(handle_.get()); }

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(handle_.get(), column);
}

ByteSpan Statement::blob(int column) const {
  const void* data = sqlite3_column_blob(handle_.get(), column);
  const int size = sqlite3_column_bytes(handle_.get(), column);
  return {static_cast<const std::uint8_t*>(data),
          data != nullptr ? static_cast<std::size_t>(size) : 0};
}

std::string_view Statement::text(int column) const {
  const unsigned char* data = sqlite3_column_text(handle_.get(), column);
  const int size = sqlite3_column_bytes(handle_.get(), column);
  if (data == nullptr) return {};
  return {static_cast<const char*>(static_cast<const void*>(data)), static_cast<std::size_t>(size)};
}

Result<Transaction> Transaction::begin(Database& database) {
  // IMMEDIATE: a transaction that reads first and writes later fails with BUSY at once, whatever
  // the timeout.
  if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun)
    return tl::unexpected(begun.error());
  return Transaction{database};
}

Transaction::Transaction(Transaction&& other) noexcept
    : database_(std::exchange(other.database_, nullptr)) {}

Transaction::~Transaction() {
  if (database_ == nullptr || database_->handle() == nullptr) return;
  if (sqlite3_get_autocommit(database_->handle()) == 0)
    sqlite3_exec(database_->handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

Result<void> Transaction::commit() { return database_->execute("COMMIT"); }

}  // namespace ludolog::store
