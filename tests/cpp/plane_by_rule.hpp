// Plane games by their rules: all sets of coins that a move turns on a small board.
#pragma once

#include <vector>

#include "game_search.hpp"
#include "tartan/games/plane_game.hpp"

namespace tartan::test {

/// True if the coins, at least one, are connected by their sides.
bool is_one_block(const std::vector<Coin>& coins);

/// The moves on a board of at most 20 coins, by corner; a corner's moves are in any order. Their
/// Move is empty.
std::vector<SmallMove> moves_by_rule(PlaneGame game, std::uint32_t rows, std::uint32_t columns);

}  // namespace tartan::test
