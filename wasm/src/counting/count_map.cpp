#include "tartan/counting/detail/count_map.hpp"

#include <algorithm>

namespace tartan::detail {

void CountMap::make(std::span<const std::uint16_t> prefix_xors) noexcept {
  std::ranges::transform(prefix_xors, low_bytes_,
                         [](std::uint16_t x) { return static_cast<std::uint8_t>(x); });
  const auto high_byte = [&](std::size_t i) { return prefix_xors[i] >> 8; };
  const std::size_t positions = prefix_xors.size();
  std::uint32_t steady = 0;
  for (std::size_t group = (positions - 1) / group_size + 1; group-- > 0;) {
    const std::size_t first = group * group_size;
    const std::size_t end = std::min(first + group_size, positions);
    std::size_t same = first + 1;
    while (same < end && high_byte(same) == high_byte(first)) ++same;
    const bool goes_on = end < positions && high_byte(end) == high_byte(first);
    steady = same < end ? 0 : std::min((goes_on ? steady : 0) + 1, most_groups);
    steady_[group] = static_cast<std::uint8_t>(steady);
  }

  std::uint32_t changes = 0;
  for (std::uint32_t i = 0; i < positions; i += group_size) {
    if (i % block_size == 0) changes_before_[block_of(i)] = changes;
    changes += steady_[group_of(i)] == 0 ? 1U : 0U;
  }
  changes_before_[block_of(static_cast<std::uint32_t>(positions - 1)) + 1] = changes;
}

}  // namespace tartan::detail
