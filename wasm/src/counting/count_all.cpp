// Counts the move nimbers x[i] ^ x[i-l] themselves.
#include <utility>

#include "count_tiles.hpp"

namespace tartan::detail {

namespace {

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

}  // namespace

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

std::size_t count_all_scratch_bytes(std::uint32_t width) noexcept {
  return std::size_t{parallel_histograms(width)} * width * sizeof(TilePart);
}

void count_all(const CountRange& tile, std::uint64_t* histogram, void* scratch) noexcept {
  const std::uint16_t* const x = tile.prefix_xors;
  auto* const parts = static_cast<TilePart*>(scratch);
  for_each_lag(
      tile,
      [&](std::span<const std::uint16_t> positions, std::uint32_t lag) {
        count_all_in_tile(positions, lag, parts, tile.width);
      },
      [&](std::uint32_t i, std::uint32_t lag) { ++histogram[x[i] ^ x[i - lag]]; });
  for (std::uint32_t part = 0; part < parallel_histograms(tile.width); ++part)
    for (std::uint32_t nimber = 0; nimber < tile.width; ++nimber)
      histogram[nimber] += std::exchange(parts[part * tile.width + nimber], TilePart{0});
}

}  // namespace tartan::detail
