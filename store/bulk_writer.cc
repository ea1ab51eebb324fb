#include "store/bulk_writer.h"

namespace ludolog::store {

Result<BulkWriter> BulkWriter::begin(Library& library) {
  auto transaction = Transaction::begin(library.database());
  if (!transaction) return tl::unexpected(transaction.error());
  auto rows = RowWriter::prepare(library.database());
  if (!rows) return tl::unexpected(rows.error());
  return BulkWriter(library, std::move(*rows), std::move(*transaction));
}

Result<bool> BulkWriter::add(StreamReader& source, const Summary& summary) {
  const auto there = rows_.length(summary.match);
  if (!there) return tl::unexpected(there.error());
  if (*there != 0) return false;
  for (const ContentId& name : summary.names) {
    if (name == ContentId{}) continue;
    const auto content = source.content(name);
    if (!content) return tl::unexpected(content.error());
    if (!content->has_value()) continue;
    if (auto written = rows_.write(name, **content); !written)
      return tl::unexpected(written.error());
  }
  std::optional<StoreError> failed;
  const auto read =
      source.read(summary.match, 0, StreamReader::kToTheEnd, [&](const Envelope& envelope) {
        if (auto written = rows_.write(summary.match, envelope); !written) failed = written.error();
        return !failed;
      });
  if (!read) return tl::unexpected(read.error());
  if (failed) return tl::unexpected(*failed);
  const auto touch = rows_.touch_of(summary.match);
  if (!touch) return tl::unexpected(touch.error());
  Summary row = summary;
  row.touched = *touch;
  if (auto written = rows_.write(row); !written) return tl::unexpected(written.error());
  return true;
}

Result<void> BulkWriter::commit() { return transaction_.commit(); }

}  // namespace ludolog::store
