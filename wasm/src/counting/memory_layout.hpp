#pragma once

#include <cstddef>

namespace tartan {

/// Places arrays one after the other in one block of memory, each at the start of a cache line.
class MemoryLayout {
 public:
  /// The offset of a further array, in bytes.
  template <class T>
  std::size_t add(std::size_t count) {
    constexpr std::size_t cache_line = 64;
    const std::size_t offset = (bytes_ + cache_line - 1) / cache_line * cache_line;
    bytes_ = offset + count * sizeof(T);
    return offset;
  }

  std::size_t bytes() const { return bytes_; }

 private:
  std::size_t bytes_ = 0;
};

}  // namespace tartan
