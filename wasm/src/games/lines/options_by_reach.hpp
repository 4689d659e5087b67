// Grundy numbers of games with the same sets at every place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "tartan/nimber.hpp"

namespace tartan {

/// Neighbouring coins of a move: those at the distances first ... end - 1 from its corner.
struct Distances {
  std::uint64_t first, end;
};

/// The sets that a move may turn, kept for all places at once. With the prefix XORs
/// x[n] = g(0) ^ ... ^ g(n-1), neighbours that end before place n are worth the XOR of two x: those
/// of their edges. So a set is kept as the edges of its other coins. Edges that meet cancel out,
/// which leaves the same ones in whatever pieces a set was given, and no set is tried twice.
class OptionsByReach {
 public:
  /// Adds a set. Its stretches do not overlap, none is empty, and one begins with the corner, at 0.
  void add(std::span<const Distances> set);

  /// The Grundy numbers of the first `count` places, at each of which every set counts that fits.
  /// No place has 2^22 sets.
  std::vector<Nimber> grundy_numbers(std::uint64_t count);

 private:
  using Edges = std::vector<std::uint32_t>;

  bool has_corner_alone_ = false;
  std::map<std::size_t, Edges> rows_;  // by how many edges a set has: one after the other
};

}  // namespace tartan
