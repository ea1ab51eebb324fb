// A vector of fixed capacity that lives where it stands: decisions are made without allocation.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "core/check.h"

namespace ludolog {

/// Holds at most `N` values of a trivially copyable type. Growing past `N` is a bug and aborts.
template <class T, std::size_t N>
class InlineVector {
 public:
  void push_back(const T& value) {
    LUDOLOG_CHECK(size_ < N);
    items_[size_++] = value;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::span<const T> span() const { return {items_.data(), size_}; }
  [[nodiscard]] const T* begin() const { return items_.data(); }
  [[nodiscard]] const T* end() const { return items_.data() + size_; }
  [[nodiscard]] const T& back() const { return (*this)[size_ - 1]; }
  [[nodiscard]] const T& operator[](std::size_t i) const {
    LUDOLOG_CHECK(i < size_);
    return items_[i];
  }

  friend bool operator==(const InlineVector& a, const InlineVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::size_t size_ = 0;
  std::array<T, N> items_;
};

}  // namespace ludolog
