// A position's winning moves as a list of their own.
#pragma once

#include <vector>

#include "tartan/position.hpp"

namespace tartan::test {

inline std::vector<Rectangle> winning_moves_of(const Position& position) {
  std::vector<Rectangle> moves(static_cast<std::size_t>(position.winning_move_count()));
  position.list_winning_moves(moves);
  return moves;
}

}  // namespace tartan::test
