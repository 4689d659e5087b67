// An index for counting wanted nimbers on a finished axis: the low bytes of the prefix XORs, and
// how long their high bytes stay the same.
//
// The prefix XORs stay in a window of 256 values for as long as the Grundy numbers are small (see
// value_windows.hpp). For every group of 16 positions the map tells how many groups from there on
// have one high byte, up to 255, and 0 where it changes within the group:
//
//      x / 256     2 2 2 ... 2 | 2 2 2 ... 2 | 2 2 2 1 1 ... 1 | 1 1 ...
//      steady           2      |      1      |        0        |
//
// While x[i] and x[i-l] are both steady, so is the high byte of the move nimber x[i] ^ x[i-l].
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace tartan::detail {

class CountMap {
 public:
  static constexpr std::uint32_t group_size = 16;
  static constexpr std::uint32_t most_groups = 255;

  /// The bytes of the map of an axis of so many positions.
  static constexpr std::size_t bytes(std::uint32_t size) noexcept {
    return (block_of(size) + std::size_t{2}) * sizeof(std::uint32_t) + group_of(size) + 1 + size +
           1;
  }

  /// `memory` has those bytes, and is aligned for numbers of 32 bits.
  CountMap(std::uint32_t size, std::byte* memory) noexcept
      : changes_before_(reinterpret_cast<std::uint32_t*>(memory)),
        steady_(reinterpret_cast<std::uint8_t*>(changes_before_ + block_of(size) + 2)),
        low_bytes_(steady_ + group_of(size) + 1) {}

  /// Maps x[0] ... x[size], all of the axis.
  void make(std::span<const std::uint16_t> prefix_xors) noexcept;

  /// x[0] % 256 ... x[size] % 256.
  const std::uint8_t* low_bytes() const noexcept { return low_bytes_; }

  /// From i on at least so many positions have the high byte of x[i], or all that there are.
  std::uint32_t steady_positions(std::uint32_t i) const noexcept {
    const std::uint32_t group = group_of(i);
    const std::uint32_t end = (group + steady_[group]) * group_size;
    return end > i ? end - i : 0;
  }

  /// The number of groups whose high byte changes, among the blocks of 1024 positions that first
  /// ... last touch.
  std::uint32_t changing_groups(std::uint32_t first, std::uint32_t last) const noexcept {
    return changes_before_[block_of(last) + 1] - changes_before_[block_of(first)];
  }

 private:
  static constexpr std::uint32_t block_size = 1024;

  static constexpr std::uint32_t group_of(std::uint32_t i) noexcept { return i / group_size; }
  static constexpr std::uint32_t block_of(std::uint32_t i) noexcept { return i / block_size; }

  std::uint32_t* changes_before_;  // groups that change their high byte, before each block
  std::uint8_t* steady_;
  std::uint8_t* low_bytes_;
};

}  // namespace tartan::detail
