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

// How many far lags of a whole block see x[i] ^ a. A lane counts each lag once: 16 bits suffice.
std::uint64_t count_in_block(const std::uint16_t* block, std::span<const std::uint32_t> lags,
                             std::uint16_t a) noexcept {
  const Lanes low_wanted = load(block) ^ a, high_wanted = load(block + lanes) ^ a;
  Lanes low_counts{}, high_counts{};
  for (const std::uint32_t lag : lags) {
    const std::uint16_t* const seen = block - lag;
    // A comparison that holds is all ones, which is -1.
    low_counts -= reinterpret_cast<Lanes>(load(seen) == low_wanted);
    high_counts -= reinterpret_cast<Lanes>(load(seen + lanes) == high_wanted);
  }
  return sum(low_counts) + sum(high_counts);
}

}  // namespace

void count_wanted(const CountRange& range, std::span<const std::uint16_t> wanted,
                  std::uint64_t* histogram) noexcept {
  const std::uint16_t* const x = range.prefix_xors;
  BlockLags lags(range.lengths);
  std::uint32_t start = range.first;
  for (; range.last - start + 1 >= block_size && start <= range.last; start += block_size) {
    lags.move_to(start);
    for (const std::uint16_t a : wanted) histogram[a] += count_in_block(x + start, lags.far(), a);
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
