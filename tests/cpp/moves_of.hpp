// A position's moves as lists of their own, by row, column, height and width.
#pragma once

#include <cstdint>
#include <vector>

#include "tartan/position.hpp"

namespace tartan::test {

inline std::vector<Rectangle> winning_moves_of(const Position& position) {
  std::vector<Rectangle> moves(static_cast<std::size_t>(position.winning_move_count()));
  position.list_winning_moves(moves);
  return moves;
}

inline std::vector<Rectangle> legal_moves_of(const Position& position) {
  std::vector<Rectangle> moves;
  for (std::uint32_t row = 1; row <= position.board().rows().size(); ++row)
    for (std::uint32_t column = 1; column <= position.board().columns().size(); ++column)
      for (const Rectangle& move : position.legal_moves_at(column, row)) moves.push_back(move);
  return moves;
}

}  // namespace tartan::test
