// How the winning moves of a position lie on its board, without a list of them.
#pragma once

#include <cstdint>
#include <vector>

#include "tartan/games/position.hpp"

namespace tartan {

/// No board has as many as 2^32 moves.
struct WinningCounts {
  /// By Board::coin_index, how many winning moves have the coin as their corner, and how many
  /// turn it. Each winning move has one corner.
  std::vector<std::uint32_t> cornered;
  std::vector<std::uint32_t> covering;
  /// How many there are of each pair of kinds, at row kind * columns().kind_count() + column kind.
  std::vector<std::uint32_t> of_kinds;
};

/// Takes one step for each column move of each heads, and some for each row move with each column
/// and each column kind, however many moves win.
WinningCounts count_winning_moves(const Position& position);

}  // namespace tartan
