// Whole matches into a library, many in one transaction.
#pragma once

#include "store/library.h"
#include "store/rows.h"

namespace ludolog::store {

class BulkWriter {
 public:
  /// Begins the transaction. `library` must be open for writing and outlive the writer.
  [[nodiscard]] static Result<BulkWriter> begin(Library& library);

  /// A match as `source` holds it, with the contents that its events name. False when the library
  /// has it already; then nothing is written of it. Whether its chain is true is the caller's.
  [[nodiscard]] Result<bool> add(StreamReader& source, const Summary& summary);

  /// Durable from here on. Without it nothing was written.
  [[nodiscard]] Result<void> commit();

 private:
  BulkWriter(Library& library, RowWriter rows, Transaction transaction)
      : library_(&library), rows_(std::move(rows)), transaction_(std::move(transaction)) {}

  Library* library_;
  RowWriter rows_;
  Transaction transaction_;
};

}  // namespace ludolog::store
