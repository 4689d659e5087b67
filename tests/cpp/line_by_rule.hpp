// A line game by its rules, without any theory of what its sets have in common. It is the oracle of
// lines and the basis of searches of whole boards.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tartan/nimber.hpp"

namespace tartan::test {

/// Places that a move turns, ascending; the last one is the corner.
using Places = std::vector<std::uint32_t>;

struct LineByRule {
  /// The game by a name that LineGame::parse knows.
  LineByRule(const std::string& game, std::uint32_t size);

  std::uint32_t size() const { return static_cast<std::uint32_t>(sets.size()); }

  /// The XOR of the Grundy numbers of these places.
  Nimber value_of(const Places& places) const;

  std::vector<std::vector<Places>> sets;  ///< by the place that they end at, then by kind
  std::vector<Nimber> grundy;             ///< by place: the mex over its sets
};

}  // namespace tartan::test
