// The definition, position by position. It is the oracle of the blocked kernel, and what its speed
// is measured against.
#include <algorithm>
#include <bit>

#include "axis_kernels.hpp"

namespace tartan::detail {

std::size_t straightforward_scratch_bytes(std::uint32_t nimber_bound) noexcept {
  return std::size_t{nimber_bound} * sizeof(std::uint32_t);
}

void advance_straightforward(AxisState& state, std::uint64_t pairs) noexcept {
  const std::uint32_t* const lengths = state.lengths.data();
  const std::size_t length_count = state.lengths.size();
  std::uint16_t* const x = state.prefix_xors;
  std::uint64_t* const histogram = state.histogram;
  // stamps[a] == i says that position i has an option of value a: nothing has to be cleared.
  auto* const stamps = static_cast<std::uint32_t*>(state.scratch);

  const std::uint64_t goal = state.pairs_done + pairs;
  const std::uint64_t last = std::min<std::uint64_t>(state.size, state.position + pairs);
  std::size_t fitting = 0;  // lengths l <= i
  while (state.position < last && state.pairs_done < goal) {
    const std::uint32_t i = ++state.position;
    while (fitting < length_count && lengths[fitting] <= i) ++fitting;

    const std::uint16_t before = x[i - 1];
    for (std::size_t index = 0; index < fitting; ++index)
      stamps[before ^ x[i - lengths[index]]] = i;
    std::uint32_t grundy = 0;
    while (stamps[grundy] == i) ++grundy;

    const auto after = static_cast<std::uint16_t>(before ^ grundy);
    x[i] = after;
    for (std::size_t index = 0; index < fitting; ++index)
      ++histogram[after ^ x[i - lengths[index]]];

    state.width = std::max(state.width, std::bit_ceil(std::uint32_t{after} + 1));
    state.pairs_done += fitting;
  }
}

}  // namespace tartan::detail
