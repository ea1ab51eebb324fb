// A vector of fixed capacity that lives where it stands: decisions are made without allocation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>

#include "core/check.h"

namespace ludolog {

/// Holds at most `N` values of a trivially copyable type. Growing past `N` is a bug and aborts. The
/// places not yet used stay as they are: to clear them would cost more than most decisions do.
template <class T, std::size_t N>
class InlineVector {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  InlineVector() {}  // NOLINT: leaves the storage alone.
  InlineVector(const InlineVector& other) { *this = other; }
  InlineVector& operator=(const InlineVector& other) {
    if (this == &other) return *this;
    size_ = 0;
    for (const T& value : other) push_back(value);
    return *this;
  }

  /// Made in its place of whatever a T can be made of.
  template <class Value = T>
  void push_back(const Value& value) {
    LUDOLOG_CHECK(size_ < N);
    std::construct_at(storage_.items + size_, value);
    ++size_;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::span<const T> span() const { return {begin(), size_}; }
  [[nodiscard]] const T* begin() const { return storage_.items; }
  [[nodiscard]] const T* end() const { return begin() + size_; }
  [[nodiscard]] const T& back() const { return (*this)[size_ - 1]; }
  [[nodiscard]] const T& operator[](std::size_t i) const {
    LUDOLOG_CHECK(i < size_);
    return begin()[i];
  }

  friend bool operator==(const InlineVector& a, const InlineVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  union Storage {
    Storage() {}  // NOLINT
    T items[N];
  };

  std::size_t size_ = 0;
  Storage storage_;
};

}  // namespace ludolog
