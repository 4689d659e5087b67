// Counts how often each value is seen from each position of a block: n(v) = #{ l : x[i-l] = v }.
//
//      x[s-l]   x[s-l+1]   ...   x[s-l+15]
//         |         |                |
//      table 0   table 1   ...   table 15         one table for each position
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "blocks.hpp"

namespace tartan::detail {

/// Distances between neighbouring tables, in entries. The inner loop is compiled for each of these
/// pitches, so that a table's offset is part of the instruction. Each pitch has room for a power of
/// two of nimbers and is no multiple of 4096 bytes: at that distance a pending store delays loads
/// from the other tables, which makes it three times as slow.
inline constexpr std::array<std::uint32_t, 4> table_pitches{256 + 64, 1024 + 64, 4096 + 64,
                                                            65536 + 64};

/// The place of the first pitch that has room for `width` nimbers.
template <std::size_t count>
constexpr std::size_t first_wide_enough(const std::array<std::uint32_t, count>& pitches,
                                        std::uint32_t width) {
  std::size_t index = 0;
  while (pitches[index] < width) ++index;
  return index;
}

constexpr std::uint32_t table_pitch(std::uint32_t width) {
  return table_pitches[first_wide_enough(table_pitches, width)];
}

/// The entries of 16 tables for values below `width`, a power of two.
constexpr std::size_t lag_table_entries(std::uint32_t width) {
  return block_size * std::size_t{table_pitch(width)};
}

// `block` points to x[s]; every value before it is below `width`. The tables lie table_pitch(width)
// entries apart.

/// Adds 1 to the entry of the value that each far lag sees; counts of 8 bits wrap around at 256.
void count_far_lags(const std::uint16_t* block, std::span<const std::uint32_t> lags,
                    std::uint32_t width, std::uint8_t* tables) noexcept;
void count_far_lags(const std::uint16_t* block, std::span<const std::uint32_t> lags,
                    std::uint32_t width, std::uint16_t* tables) noexcept;

}  // namespace tartan::detail
