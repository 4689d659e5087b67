// A board that is small enough to be searched, beside its search.
#pragma once

#include <catch_amalgamated.hpp>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "game_search.hpp"
#include "tartan/games/position.hpp"

namespace tartan::test {

/// A small board as the solver has it, and what the search of the whole game says of it.
struct Searched {
  SmallBoard rules;
  Board board;
  std::vector<std::uint16_t> grundy;  // of every set of white discs
  std::vector<SmallMove> moves;       // of the full board
};

inline Searched searched(std::uint32_t rows, std::uint32_t columns, const std::string& row_lengths,
                         const std::string& column_lengths) {
  const LengthFamily row_family = *LengthFamily::parse(row_lengths);
  const LengthFamily column_family = *LengthFamily::parse(column_lengths);
  auto board = Board::create(rows, columns, row_family, column_family);
  REQUIRE(board);
  const SmallBoard rules{rows, columns, *row_family.lengths_up_to(rows),
                         *column_family.lengths_up_to(columns)};
  return {rules, std::move(*board), search_all_positions(rules), all_moves(rules)};
}

inline std::vector<std::uint8_t> discs_of(const Searched& game, DiscSet white) {
  std::vector<std::uint8_t> discs(game.board.disc_count());
  for (std::size_t index = 0; index < discs.size(); ++index) discs[index] = white >> index & 1U;
  return discs;
}

inline Position position_of(const Searched& game, DiscSet white) {
  auto position = Position::from_discs(game.board, discs_of(game, white));
  REQUIRE(position);
  return std::move(*position);
}

inline Rectangle rectangle_of(const SmallMove& move) {
  return {static_cast<std::uint8_t>(move.column), static_cast<std::uint8_t>(move.row),
          static_cast<std::uint8_t>(move.width), static_cast<std::uint8_t>(move.height)};
}

}  // namespace tartan::test
