#include "tartan/counting/position_range.hpp"

#include <algorithm>

namespace tartan {
namespace {

// The length l has a pair with each of the positions l ... last.
std::uint64_t pairs_up_to(std::span<const std::uint32_t> lengths, std::uint32_t last) noexcept {
  std::uint64_t pairs = 0;
  for (const std::uint32_t length : lengths) {
    if (length > last) break;
    pairs += last - length + 1;
  }
  return pairs;
}

// The first position of first ... last up to which there are at least `goal` pairs.
std::uint32_t first_with(std::uint64_t goal, std::span<const std::uint32_t> lengths,
                         std::uint32_t first, std::uint32_t last) noexcept {
  while (first < last) {
    const std::uint32_t middle = first + (last - first) / 2;
    if (pairs_up_to(lengths, middle) < goal) {
      first = middle + 1;
    } else {
      last = middle;
    }
  }
  return first;
}

}  // namespace

std::uint64_t pairs_within(std::span<const std::uint32_t> lengths, PositionRange range) noexcept {
  return pairs_up_to(lengths, range.last) - pairs_up_to(lengths, range.first - 1);
}

std::vector<PositionRange> cut_evenly(std::span<const std::uint32_t> lengths, std::uint32_t size,
                                      std::uint32_t parts) {
  const std::uint64_t pairs = pairs_up_to(lengths, size);
  std::vector<PositionRange> ranges;
  std::uint32_t first = 1;
  for (std::uint32_t part = 1; part < parts && first < size; ++part) {
    // pairs * part / parts, without passing 64 bits on the way.
    const std::uint64_t goal = pairs / parts * part + pairs % parts * part / parts;
    const std::uint32_t last = first_with(goal, lengths, first, size - 1);
    ranges.push_back({first, last});
    first = last + 1;
  }
  ranges.push_back({first, size});
  return ranges;
}

std::span<const PositionRange> cut_at_multiples(PositionRange range, std::uint32_t stride,
                                                std::span<PositionRange> room) noexcept {
  std::size_t count = 0;
  for (std::uint32_t first = range.first; first <= range.last; first = room[count++].last + 1) {
    const std::uint32_t stretch = (first - 1) / stride;
    room[count] = {first, std::min(range.last - stretch * stride, stride) + stretch * stride};
  }
  return room.first(count);
}

}  // namespace tartan
