// Whether another program has written on in a match of the library since one last looked.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "store/library.h"
#include "tools/cases/named_match.h"

namespace ludolog::app {

class Following {
 public:
  /// `id` is that of a match of the library, `length` how many of its events are known. Nothing
  /// when the library cannot be opened.
  [[nodiscard]] static std::optional<Following> begin(const cases::LibraryPlace& place,
                                                      const std::string& id, std::uint64_t length);

  [[nodiscard]] const std::string& id() const { return id_; }
  /// True once for every time that there is more. Takes microseconds where there is not.
  [[nodiscard]] bool has_more();

 private:
  Following(std::unique_ptr<store::Library> library, std::string id, std::uint64_t length)
      : library_(std::move(library)), id_(std::move(id)), length_(length) {}

  std::unique_ptr<store::Library> library_;
  std::string id_;
  std::uint64_t length_;
  std::optional<std::int64_t> seen_;
};

}  // namespace ludolog::app
