// SQLite's C interface with owners and error values. A small file of our own, because the usual C++
// wrappers throw and lack what reading a stranger's file needs: deserialize, limits, db_config, a
// progress handler, extended codes. Knows nothing of matches; which pragmas a connection gets is in
// open.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "store/bytes.h"
#include "store/error.h"

struct sqlite3;
struct sqlite3_stmt;

namespace ludolog::store {

class Statement;

/// One connection. Movable; closes with everything prepared on it. Not for use by two threads at a
/// time.
class Database {
 public:
  /// `flags` are SQLITE_OPEN_...; `name` is what messages call the file.
  [[nodiscard]] static Result<Database> open(const std::string& path, int flags, std::string name);

  /// Runs statements that return no rows of interest.
  [[nodiscard]] Result<void> execute(const char* sql);
  [[nodiscard]] Result<Statement> prepare(std::string_view sql);
  /// First column of the first row of a query or pragma as text; nothing when there is no row.
  [[nodiscard]] Result<std::optional<std::string>> text_of(std::string_view sql);
  /// First column of the first row as a number; no row is an error.
  [[nodiscard]] Result<std::int64_t> number_of(std::string_view sql);

  /// The connection's last failure as an error of ours, `doing` telling what was tried.
  [[nodiscard]] tl::unexpected<StoreError> failed(std::string_view doing) const;
  /// SQLite's extended code of the last failure.
  [[nodiscard]] int code() const;

  /// Nothing may be asked of it afterwards, until another is moved in.
  void close() { handle_.reset(); }

  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  struct Close {
    void operator()(sqlite3* handle) const;
  };
  std::unique_ptr<sqlite3, Close> handle_;
  std::string name_;
};

/// One prepared statement. Parameters and columns count from 0 here, both.
class Statement {
 public:
  /// Blobs and texts are not copied: they must live until the next reset().
  Statement& bind(int parameter, std::int64_t value);
  Statement& bind(int parameter, ByteSpan blob);
  Statement& bind(int parameter, std::string_view text);

  /// True while there is a row.
  [[nodiscard]] Result<bool> step();
  /// For a statement without rows: step, then reset.
  [[nodiscard]] Result<void> run();
  void reset();

  [[nodiscard]] std::int64_t number(int column) const;
  /// Valid until the next step() or reset(); likewise text().
  [[nodiscard]] ByteSpan blob(int column) const;
  [[nodiscard]] std::string_view text(int column) const;

 private:
  friend class Database;
  struct Finalize {
    void operator()(sqlite3_stmt* handle) const;
  };
  Statement(sqlite3_stmt* handle, const std::string& name) : handle_(handle), name_(name) {}

  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
  std::string name_;
};

/// An error of ours for SQLite's extended code. `errno_value` is the system's number behind it, or
/// 0.
[[nodiscard]] StoreError error_of(int code, std::string_view message, std::string_view name,
                                  std::string_view doing, int errno_value);

/// BEGIN IMMEDIATE ... COMMIT; rolls back when it goes out of scope uncommitted.
class Transaction {
 public:
  [[nodiscard]] static Result<Transaction> begin(Database& database);
  Transaction(Transaction&& other) noexcept;
  Transaction& operator=(Transaction&&) = delete;
  ~Transaction();

  /// On an error the transaction may nevertheless have been made durable, unless the kind is kBusy.
  [[nodiscard]] Result<void> commit();

 private:
  explicit Transaction(Database& database) : database_(&database) {}
  Database* database_;
};

}  // namespace ludolog::store
