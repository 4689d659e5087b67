// Coins of a line, given by their places or by their distances from a move's corner.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tartan {

/// Places of a move, ascending, or distances from its corner, as is said where it is used.
using Places = std::vector<std::uint32_t>;

/// The places that lie so far before a place: distances ascend, and so do the places.
inline Places places_before(std::uint32_t place, Places distances) {
  std::ranges::reverse(distances);
  for (std::uint32_t& turned : distances) turned = place - turned;
  return distances;
}

}  // namespace tartan
