// A position's moves as lists of their own, by row, column, height and width.
#pragma once

#include <cstdint>
#include <vector>

#include "tartan/games/position.hpp"

namespace tartan::test {

inline std::vector<Rectangle> winning_moves_of(const Position& position) {
  std::vector<Rectangle> moves(static_cast<std::size_t>(position.winning_move_count()));
  position.list_winning_moves(moves);
  return moves;
}

inline std::vector<Rectangle> legal_moves_of(const Position& position) {
  std::vector<Rectangle> moves(static_cast<std::size_t>(position.legal_move_count()));
  position.list_legal_moves(moves);
  return moves;
}

}  // namespace tartan::test
