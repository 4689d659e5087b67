// Plane games as their rules say: all sets of coins that a move of a small board turns.
#pragma once

#include <vector>

#include "game_search.hpp"
#include "tartan/games/plane_game.hpp"

namespace tartan::test {

/// Whether they hang together by their sides; there is at least one.
bool is_one_block(const std::vector<Coin>& coins);

/// By corner, those of a corner in any order, on a board of at most 20 coins. Their Move is empty.
std::vector<SmallMove> moves_by_rule(PlaneGame game, std::uint32_t rows, std::uint32_t columns);

}  // namespace tartan::test
