// A position's moves as lists, in order.
#pragma once

#include <cstdint>
#include <vector>

#include "tartan/games/position.hpp"

namespace tartan::test {

inline std::vector<Move> winning_moves_of(const Position& position) {
  std::vector<Move> moves;
  position.for_each_winning_move([&](const Move& move) { moves.push_back(move); });
  return moves;
}

inline std::vector<Move> legal_moves_of(const Position& position) {
  std::vector<Move> moves;
  for (std::uint32_t row = 0; row < position.board().rows().size(); ++row)
    for (std::uint32_t column = 0; column < position.board().columns().size(); ++column)
      for (const Move& move : position.legal_moves_at(row, column)) moves.push_back(move);
  return moves;
}

}  // namespace tartan::test
