// A choice (i, l) has the move nimber a exactly when x[i] ^ x[i-l] = a. For a few wanted a that is
// a comparison of vectors: 8 positions at a time, and each that agrees counts 1 in its lane.
//
// All x are known, so the positions can be taken in long tiles, one lag after the other. Then both
// x[i] and x[i-l] are read in one long run, and what the next lag sees lies a little further back:
//
//      x[s-l']   x[s-l]                    x[s]
//         |         |<------- tile ------->  |<------- tile ------->|
//         |<------- tile ------->|
//
// Neighbouring lags of 10^7 are at most 4472 apart, so most of it is in the cache from the lag
// before, however large the axis is.
#include <algorithm>
#include <array>
#include <cstring>

#include "count_kernels.hpp"

namespace tartan::detail {
namespace {

constexpr std::uint32_t lanes = 8;
using Lanes = std::uint16_t __attribute__((vector_size(lanes * sizeof(std::uint16_t))));

// Two tiles and the way between two lags fit the second-level cache. A lane counts an eighth of a
// tile's positions, which 16 bits hold.
constexpr std::uint32_t longest_tile = 8192;
static_assert(longest_tile / lanes < 65536);

Lanes load(const std::uint16_t* from) noexcept {
  Lanes values;
  std::memcpy(&values, from, sizeof(values));
  return values;
}

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

void count_wanted(const CountRange& range, std::span<const std::uint16_t> wanted,
                  std::uint64_t* histogram) noexcept {
  const std::uint16_t* const x = range.prefix_xors;
  std::size_t in_tile = 0;  // lags that fit every position of the tile
  for (std::uint32_t start = range.first; start <= range.last;) {
    const std::uint32_t positions = std::min(longest_tile, range.last - start + 1);
    const std::uint32_t in_vectors = positions / (2 * lanes) * (2 * lanes);
    while (in_tile < range.lengths.size() && range.lengths[in_tile] <= start) ++in_tile;
    for (const std::uint32_t lag : range.lengths.first(in_tile))
      count_in_tile({x + start, in_vectors}, lag, wanted, histogram);
    for (std::uint32_t k = 0; k < positions; ++k)
      for (const std::uint32_t lag : range.lengths.subspan(k < in_vectors ? in_tile : 0)) {
        if (lag > start + k) break;
        for (const std::uint16_t a : wanted)
          histogram[a] += (x[start + k] ^ x[start + k - lag]) == a;
      }
    start += positions;
  }
}

}  // namespace tartan::detail
