// Counts how a position's winning moves are spread over its board, without listing them.
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
  /// The number of winning moves of each pair of kinds, at row kind * columns().kind_count() +
  /// column kind.
  std::vector<std::uint32_t> of_kinds;
};

/// Takes one step for each column move of each heads, and some for each row move with each column
/// and each column kind, however many moves win.
WinningCounts count_winning_moves(const Position& position);

}  // namespace tartan
