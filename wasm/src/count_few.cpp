// A choice (i, l) has the move nimber a exactly when x[i] ^ x[i-l] = a. For a few wanted a that is
// a comparison of vectors: 8 positions at a time, and each that agrees counts 1 in its lane.
#include <array>

#include "count_tiles.hpp"

namespace tartan::detail {
namespace {

// A lane counts an eighth of a tile's positions, which 16 bits hold.
static_assert(longest_tile / lanes < 65536);

std::uint64_t sum(Lanes counts) noexcept {
  std::uint64_t sum = 0;
  for (std::uint32_t lane = 0; lane < lanes; ++lane) sum += counts[lane];
  return sum;
}

// Adds how many positions of a tile have a move by the lag with each of `count` wanted nimbers.
template <std::size_t count>
[[gnu::noinline]] void count_in_tile(std::span<const std::uint16_t> tile, std::uint32_t lag,
                                     const std::uint16_t* wanted,
                                     std::uint64_t* histogram) noexcept {
  const std::uint16_t* const from = tile.data();
  const std::uint16_t* const seen = from - lag;
  std::array<Lanes, count> nimbers, low_counts{}, high_counts{};
  for (std::size_t index = 0; index < count; ++index) nimbers[index] = Lanes{} + wanted[index];
  for (std::size_t k = 0; k < tile.size(); k += 2 * lanes) {
    const Lanes low = load(from + k) ^ load(seen + k);
    const Lanes high = load(from + k + lanes) ^ load(seen + k + lanes);
#pragma GCC unroll 2
    for (std::size_t index = 0; index < count; ++index) {
      // A comparison that holds is all ones, which is -1.
      low_counts[index] -= reinterpret_cast<Lanes>(low == nimbers[index]);
      high_counts[index] -= reinterpret_cast<Lanes>(high == nimbers[index]);
    }
  }
  for (std::size_t index = 0; index < count; ++index)
    histogram[wanted[index]] += sum(low_counts[index]) + sum(high_counts[index]);
}

// Two at a time: with more, vectors have to wait in memory.
void count_in_tile(std::span<const std::uint16_t> tile, std::uint32_t lag,
                   std::span<const std::uint16_t> wanted, std::uint64_t* histogram) noexcept {
  std::size_t index = 0;
  for (; index + 1 < wanted.size(); index += 2)
    count_in_tile<2>(tile, lag, wanted.data() + index, histogram);
  if (index < wanted.size()) count_in_tile<1>(tile, lag, wanted.data() + index, histogram);
}

}  // namespace

void count_few(const CountRange& range, std::span<const std::uint16_t> wanted,
               std::uint64_t* histogram) noexcept {
  const std::uint16_t* const x = range.prefix_xors;
  for_each_tile(
      range, [](std::span<const std::uint16_t>) {},
      [&](std::span<const std::uint16_t> tile, std::uint32_t lag) {
        count_in_tile(tile, lag, wanted, histogram);
      },
      [&](std::uint32_t i, std::uint32_t lag) {
        for (const std::uint16_t a : wanted) histogram[a] += (x[i] ^ x[i - lag]) == a;
      },
      [] {});
}

}  // namespace tartan::detail
