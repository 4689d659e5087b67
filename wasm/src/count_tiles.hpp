// All x are known when moves are counted, so the positions can be taken in long tiles, one lag
// after the other. Then both x[i] and x[i-l] are read in one long run, and what the next lag sees
// lies a little further back:
//
//      x[s-l']   x[s-l]                    x[s]
//         |         |<------- tile ------->  |<------- tile ------->|
//         |<------- tile ------->|
//
// Neighbouring lags are near each other (at most 4472 positions, for triangular lengths up to
// 10^7), so most of it is in the cache from the lag before, however large the axis is.
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

/// Two tiles fit the first-level cache in bytes, and the second-level one in words. The longer a
/// tile, the fewer values does one lag see that the lag before has not.
inline constexpr std::uint32_t longest_tile = 16384;

/// A tile has fewer than 2^32 pairs: 16,384 positions, and below 65,536 lags.
using TilePart = std::uint32_t;

/// Neighbouring positions count in histograms of their own: two equal nimbers in a row would
/// otherwise wait for each other's store. Together they fit the first-level cache, where they can.
constexpr std::uint32_t parallel_histograms(std::uint32_t width) noexcept {
  constexpr std::uint32_t entries = 32 * 1024 / sizeof(TilePart);
  return std::clamp(entries / width, 1U, lanes);
}

/// Adds the tile's moves by a lag, whichever they are, to so many histograms of `width` nimbers.
void count_all_in_tile(std::span<const std::uint16_t> tile, std::uint32_t lag, TilePart* parts,
                       std::uint32_t width) noexcept;

/// For each tile calls `begin_tile` with a whole number of vectors of two times 8 positions,
/// `count_lag` with these and each lag that all of them have, `count_pair` with position and lag of
/// each pair that is left, and `end_tile`.
template <class BeginTile, class CountLag, class CountPair, class EndTile>
void for_each_tile(const CountRange& range, BeginTile begin_tile, CountLag count_lag,
                   CountPair count_pair, EndTile end_tile) noexcept {
  std::size_t in_tile = 0;  // lags that fit every position of the tile
  for (std::uint32_t start = range.first; start <= range.last;) {
    const std::uint32_t positions = std::min(longest_tile, range.last - start + 1);
    const std::uint32_t in_vectors = positions / (2 * lanes) * (2 * lanes);
    while (in_tile < range.lengths.size() && range.lengths[in_tile] <= start) ++in_tile;
    const std::span tile(range.prefix_xors + start, in_vectors);
    begin_tile(tile);
    for (const std::uint32_t lag : range.lengths.first(in_tile)) count_lag(tile, lag);
    for (std::uint32_t k = 0; k < positions; ++k)
      for (const std::uint32_t lag : range.lengths.subspan(k < in_vectors ? in_tile : 0)) {
        if (lag > start + k) break;
        count_pair(start + k, lag);
      }
    end_tile();
    start += positions;
  }
}

}  // namespace tartan::detail
