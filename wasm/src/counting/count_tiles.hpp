// All x are known when moves are counted, so the positions can be taken in long tiles, one lag
// after the other. Then both x[i] and x[i-l] are read in one long run, and what the next lag sees
// lies a little further back:
//
//      x[s-l']   x[s-l]                    x[s]
//         |         |<------- tile ------->  |<------- tile ------->|
//         |<------- tile ------->|
//
// Neighbouring lags are near each other (at most 4472 positions, for triangular lengths up to
// 10^7), so most of it is in the cache from the lag before, however large the axis is: a tile has
// some times as many. A slice of the work may end between any two lags.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "count_kernels.hpp"

namespace tartan::detail {

inline constexpr std::uint32_t lanes = 8;
using Lanes = std::uint16_t __attribute__((vector_size(lanes * sizeof(std::uint16_t))));

inline Lanes load(const std::uint16_t* from) noexcept {
  Lanes values;
  std::memcpy(&values, from, sizeof(values));
  return values;
}

/// A tile has fewer than 2^32 pairs: as many positions, and below 65,536 lags.
using TilePart = std::uint32_t;
static_assert(longest_tile < 65536);

/// Neighbouring positions count in histograms of their own: two equal nimbers in a row would
/// otherwise wait for each other's store. Together they fit the first-level cache, where they can.
constexpr std::uint32_t parallel_histograms(std::uint32_t width) noexcept {
  constexpr std::uint32_t entries = 32 * 1024 / sizeof(TilePart);
  return std::clamp(entries / width, 1U, lanes);
}

/// Adds all of the tile's moves by a lag to so many histograms of `width` nimbers.
void count_all_in_tile(std::span<const std::uint16_t> tile, std::uint32_t lag, TilePart* parts,
                       std::uint32_t width) noexcept;

/// Calls `count_lag` with each lag and the positions of the tile that have it, in whole vectors of
/// two times 8, and `count_pair` with position and lag of each pair that is left.
template <class CountLag, class CountPair>
void for_each_lag(const CountRange& tile, CountLag count_lag, CountPair count_pair) noexcept {
  constexpr std::uint32_t vector = 2 * lanes;
  for (const std::uint32_t lag : tile.lengths) {
    const std::uint32_t first = std::max(tile.first, lag);
    const std::uint32_t positions = (tile.last - first + 1) / vector * vector;
    if (positions > 0) count_lag(std::span(tile.prefix_xors + first, positions), lag);
    for (std::uint32_t i = first + positions; i <= tile.last; ++i) count_pair(i, lag);
  }
}

}  // namespace tartan::detail
