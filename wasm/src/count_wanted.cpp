// A choice (i, l) has the move nimber a exactly when x[i-l] = x[i] ^ a. For a few wanted a that is
// a comparison of vectors: 8 positions at a time, and every lag that agrees counts 1 in its lane.
#include <array>
#include <cstring>

#include "blocks.hpp"
#include "count_kernels.hpp"

namespace tartan::detail {
namespace {

constexpr std::uint32_t lanes = 8;
using Lanes = std::uint16_t __attribute__((vector_size(lanes * sizeof(std::uint16_t))));

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

// Adds how many far lags of a whole block see x[i] ^ a, for `count` wanted a at once: the values
// that the lags see are loaded once for all of them. A lane counts each lag once, so 16 bits
// suffice.
template <std::size_t count>
void count_in_block(const std::uint16_t* block, std::span<const std::uint32_t> lags,
                    const std::uint16_t* wanted, std::uint64_t* histogram) noexcept {
  std::array<Lanes, count> low_wanted, high_wanted, low_counts{}, high_counts{};
  for (std::size_t index = 0; index < count; ++index) {
    low_wanted[index] = load(block) ^ wanted[index];
    high_wanted[index] = load(block + lanes) ^ wanted[index];
  }
  for (const std::uint32_t lag : lags) {
    const Lanes low = load(block - lag), high = load(block - lag + lanes);
#pragma GCC unroll 2
    for (std::size_t index = 0; index < count; ++index) {
      // A comparison that holds is all ones, which is -1.
      low_counts[index] -= reinterpret_cast<Lanes>(low == low_wanted[index]);
      high_counts[index] -= reinterpret_cast<Lanes>(high == high_wanted[index]);
    }
  }
  for (std::size_t index = 0; index < count; ++index)
    histogram[wanted[index]] += sum(low_counts[index]) + sum(high_counts[index]);
}

// Two at a time: with more, vectors have to wait in memory.
void count_in_block(const std::uint16_t* block, std::span<const std::uint32_t> lags,
                    std::span<const std::uint16_t> wanted, std::uint64_t* histogram) noexcept {
  std::size_t index = 0;
  for (; index + 1 < wanted.size(); index += 2)
    count_in_block<2>(block, lags, wanted.data() + index, histogram);
  if (index < wanted.size()) count_in_block<1>(block, lags, wanted.data() + index, histogram);
}

}  // namespace

void count_wanted(const CountRange& range, std::span<const std::uint16_t> wanted,
                  std::uint64_t* histogram) noexcept {
  const std::uint16_t* const x = range.prefix_xors;
  BlockLags lags(range.lengths);
  std::uint32_t start = range.first;
  for (; range.last - start + 1 >= block_size && start <= range.last; start += block_size) {
    lags.move_to(start);
    count_in_block(x + start, lags.far(), wanted, histogram);
    for (std::uint32_t i = start; i < start + block_size; ++i)
      lags.for_each_other(i, [&](std::uint32_t lag) {
        for (const std::uint16_t a : wanted) histogram[a] += (x[i] ^ x[i - lag]) == a;
      });
  }
  for (std::uint32_t i = start; i <= range.last; ++i)
    for (const std::uint32_t lag : range.lengths) {
      if (lag > i) break;
      for (const std::uint16_t a : wanted) histogram[a] += (x[i] ^ x[i - lag]) == a;
    }
}

}  // namespace tartan::detail
