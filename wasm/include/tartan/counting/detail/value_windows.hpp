// An index of where on an axis the values of a window are.
//
// A window is 2^b neighbouring values, those that agree but for their low b bits. As x[i] is
// x[i-1] ^ g[i], the values stay in a window for as long as the Grundy numbers are below 2^b, which
// often is for hundreds of positions:
//
//      x / 2^b      5 5 5 5 5 5 5 5 5 5 5 5 5 2 2 2 2 2 2 2 2 2 7 7 7 7 7 7 7 7 7 7 7 ...
//
// From positions in window h only those lags matter that lead to a value in window h. They are
// found without a look at the values: each window has a map, with a bit for every group of 16
// positions that tells whether the group has a value of the window. One more map tells in which
// groups values of different windows meet.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace tartan::detail {

class ValueWindows {
 public:
  static constexpr std::uint32_t group_size = 16;

  /// There is room for twice as many windows as the values can have, because windows beyond their
  /// width are asked for too.
  static constexpr std::uint32_t most_windows = 32;

  /// The bytes of the maps of an axis of so many positions.
  static std::size_t bytes(std::uint32_t size) noexcept;

  /// `memory` has those bytes, all zero.
  ValueWindows(std::uint32_t size, std::uint8_t* memory) noexcept;

  /// The number of free low bits in a window: narrowest(width) or more, where all values are below
  /// width.
  std::uint32_t bits() const noexcept { return bits_; }
  std::uint32_t size() const noexcept { return std::uint32_t{1} << bits_; }

  static constexpr std::uint32_t narrowest(std::uint32_t width) noexcept {
    std::uint32_t bits = 0;
    while (width >> bits > most_windows) ++bits;
    return bits;
  }

  /// Maps windows of another size, for all of x[0], x[1] ... so far.
  void resize(std::uint32_t bits, std::span<const std::uint16_t> prefix_xors) noexcept;

  /// Maps one more position: x = prefix_xors[i].
  void record(const std::uint16_t* prefix_xors, std::uint32_t i) noexcept {
    const std::uint32_t window = window_of(prefix_xors[i]);
    const std::size_t byte = i / group_size / 8;
    const auto bit = static_cast<std::uint8_t>(1U << i / group_size % 8);
    maps_[window * map_bytes_ + byte] |= bit;
    if (i % group_size != 0 && window_of(prefix_xors[i - 1]) != window) mixed_[byte] |= bit;
  }

  std::uint32_t window_of(std::uint32_t value) const noexcept { return value >> bits_; }

  /// The map of a window, and that of the groups with values of several windows.
  const std::uint8_t* map(std::uint32_t window) const noexcept {
    return maps_ + window * map_bytes_;
  }
  const std::uint8_t* mixed() const noexcept { return mixed_; }

  /// The bits of the groups that positions first ... first + count - 1 may touch, up to 25 of them.
  template <std::uint32_t count>
  static std::uint32_t groups(const std::uint8_t* map, std::uint32_t first) noexcept;

 private:
  std::size_t map_bytes_;
  std::uint8_t* maps_;
  std::uint8_t* mixed_;
  std::uint32_t bits_ = 0;
};

template <std::uint32_t count>
inline std::uint32_t ValueWindows::groups(const std::uint8_t* map, std::uint32_t first) noexcept {
  constexpr std::uint32_t touched = (count + 2 * group_size - 2) / group_size;
  static_assert(touched <= 25);
  const std::uint32_t group = first / group_size;
  const std::uint8_t* const from = map + group / 8;
  const std::uint32_t bits = std::uint32_t{from[0]} | std::uint32_t{from[1]} << 8 |
                             std::uint32_t{from[2]} << 16 | std::uint32_t{from[3]} << 24;
  return bits >> group % 8 & ((1U << touched) - 1);
}

}  // namespace tartan::detail
