// Counts the move nimbers x[i] ^ x[i-l] themselves.
//
// All x are known when moves are counted, so the positions can be taken in long tiles, one lag
// after the other. Then both x[i] and x[i-l] are read in one long run, and what the next lag sees
// lies a little further back:
//
//      x[s-l']   x[s-l]                    x[s]
//         |         |<------- tile ------->  |<------- tile ------->|
//         |<------- tile ------->|
//
// Neighbouring lags are near each other (at most 4472 positions, for triangular lengths up to
// 10^7), so most of it is in the cache from the lag before, however large the axis is, because a
// tile has several times as many. A slice of the work may end between any two lags.
#include <algorithm>
#include <utility>

#include "count_kernels.hpp"
#include "vectors.hpp"

namespace tartan::detail {
namespace {

// A tile has fewer than 2^32 pairs: as many positions, and below 65,536 lags.
using TilePart = std::uint32_t;
static_assert(longest_tile < 65536);

// Neighbouring positions count in histograms of their own: two equal nimbers in a row would
// otherwise wait for each other's store. Together they fit the first-level cache, where they can.
constexpr std::uint32_t parallel_histograms(std::uint32_t width) noexcept {
  constexpr std::uint32_t entries = 32 * 1024 / sizeof(TilePart);
  return std::clamp(entries / width, 1U, lanes);
}

template <std::uint32_t histograms>
[[gnu::noinline]] void count_in_tile(std::span<const std::uint16_t> tile, std::uint32_t lag,
                                     TilePart* parts, std::uint32_t width) noexcept {
  const std::uint16_t* const from = tile.data();
  const std::uint16_t* const seen = from - lag;
  for (std::size_t k = 0; k < tile.size(); k += lanes) {
    const Lanes nimbers = load(from + k) ^ load(seen + k);
#pragma GCC unroll 8
    for (std::uint32_t lane = 0; lane < lanes; ++lane)
      ++parts[lane % histograms * width + nimbers[lane]];
  }
}

// Adds all of the tile's moves by a lag to so many histograms of `width` nimbers.
void count_all_in_tile(std::span<const std::uint16_t> tile, std::uint32_t lag, TilePart* parts,
                       std::uint32_t width) noexcept {
  switch (parallel_histograms(width)) {
    case 8:
      return count_in_tile<8>(tile, lag, parts, width);
    case 4:
      return count_in_tile<4>(tile, lag, parts, width);
    case 2:
      return count_in_tile<2>(tile, lag, parts, width);
    default:
      return count_in_tile<1>(tile, lag, parts, width);
  }
}

}  // namespace

std::size_t count_all_scratch_bytes(std::uint32_t width) noexcept {
  return std::size_t{parallel_histograms(width)} * width * sizeof(TilePart);
}

void count_all(const CountRange& tile, std::uint64_t* histogram, void* scratch) noexcept {
  const std::uint16_t* const x = tile.prefix_xors;
  auto* const parts = static_cast<TilePart*>(scratch);
  for (const std::uint32_t lag : tile.lengths) {
    const std::uint32_t first = std::max(tile.first, lag);
    const std::uint32_t in_vectors = (tile.last - first + 1) / lanes * lanes;
    count_all_in_tile({x + first, in_vectors}, lag, parts, tile.width);
    for (std::uint32_t i = first + in_vectors; i <= tile.last; ++i) ++parts[x[i] ^ x[i - lag]];
  }
  for (std::uint32_t part = 0; part < parallel_histograms(tile.width); ++part)
    for (std::uint32_t nimber = 0; nimber < tile.width; ++nimber)
      histogram[nimber] += std::exchange(parts[part * tile.width + nimber], TilePart{0});
}

}  // namespace tartan::detail
