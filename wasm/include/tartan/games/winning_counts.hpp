// How the winning moves of a position lie on its board, without a list of them.
#pragma once

#include <cstdint>
#include <vector>

#include "tartan/games/position.hpp"

namespace tartan {

/// Of each coin, by Product::coin_index, how many winning moves there are that ...
struct WinningCounts {
  std::vector<std::uint64_t> cornered;  ///< ... have it as their corner; in all, every winning move
  std::vector<std::uint64_t> covering;  ///< ... turn it
};

/// Takes one step for each column move of each heads, and some for each row move and column,
/// however many moves win.
WinningCounts count_winning_moves(const Position& position);

}  // namespace tartan
