#include "straightforward_axis.hpp"

#include "nimber_bound.hpp"

namespace tartan {

StraightforwardAxis straightforward_axis(std::uint32_t size,
                                         std::span<const std::uint32_t> lengths) {
  const std::uint32_t bound = nimber_bound(lengths.size());
  std::vector<std::uint16_t> x(std::size_t{size} + 1);
  std::vector<std::uint64_t> histogram(bound);
  // stamps[a] == i says that position i has an option of value a, so nothing has to be cleared.
  std::vector<std::uint32_t> stamps(bound);

  std::size_t fitting = 0;  // lengths l <= i
  for (std::uint32_t i = 1; i <= size; ++i) {
    while (fitting < lengths.size() && lengths[fitting] <= i) ++fitting;

    const std::uint16_t before = x[i - 1];
    for (std::size_t index = 0; index < fitting; ++index)
      stamps[before ^ x[i - lengths[index]]] = i;
    std::uint32_t grundy = 0;
    while (stamps[grundy] == i) ++grundy;

    const auto after = static_cast<std::uint16_t>(before ^ grundy);
    x[i] = after;
    for (std::size_t index = 0; index < fitting; ++index)
      ++histogram[after ^ x[i - lengths[index]]];
  }
  return {std::move(x), std::move(histogram)};
}

}  // namespace tartan
