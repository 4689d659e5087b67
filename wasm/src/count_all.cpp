// Counts the move nimbers x[i] ^ x[i-l] themselves. Neighbouring positions count in histograms of
// their own: two equal nimbers in a row would otherwise wait for each other's store.
#include <utility>

#include "count_tiles.hpp"

namespace tartan::detail {

[[gnu::noinline]] void count_all_in_tile(std::span<const std::uint16_t> tile, std::uint32_t lag,
                                         TilePart* parts, std::uint32_t width) noexcept {
  const std::uint16_t* const from = tile.data();
  const std::uint16_t* const seen = from - lag;
  for (std::size_t k = 0; k < tile.size(); k += lanes) {
    const Lanes nimbers = load(from + k) ^ load(seen + k);
#pragma GCC unroll 8
    for (std::uint32_t lane = 0; lane < lanes; ++lane) ++parts[lane * width + nimbers[lane]];
  }
}

std::size_t count_all_scratch_bytes(std::uint32_t width) noexcept {
  return std::size_t{lanes} * width * sizeof(TilePart);
}

void count_all(const CountRange& range, std::uint64_t* histogram, void* scratch) noexcept {
  const std::uint16_t* const x = range.prefix_xors;
  auto* const parts = static_cast<TilePart*>(scratch);
  for_each_tile(
      range, [](std::span<const std::uint16_t>) {},
      [&](std::span<const std::uint16_t> tile, std::uint32_t lag) {
        count_all_in_tile(tile, lag, parts, range.width);
      },
      [&](std::uint32_t i, std::uint32_t lag) { ++histogram[x[i] ^ x[i - lag]]; },
      [&] {
        for (std::uint32_t lane = 0; lane < lanes; ++lane)
          for (std::uint32_t nimber = 0; nimber < range.width; ++nimber)
            histogram[nimber] += std::exchange(parts[lane * range.width + nimber], TilePart{0});
      });
}

}  // namespace tartan::detail
