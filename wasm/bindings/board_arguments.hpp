// A board and a position of it, as the exports are given them.
#pragma once

#include <cstdint>
#include <string>

#include "arrays.hpp"
#include "tartan/games/board.hpp"
#include "tartan/games/position.hpp"

namespace tartan::bindings {

inline Result<Board> create_board(double rows, const std::string& row_lengths, double columns,
                                  const std::string& column_lengths) {
  const auto row_family = LengthFamily::parse(row_lengths);
  if (!row_family) return row_family.error();
  const auto column_family = LengthFamily::parse(column_lengths);
  if (!column_family) return column_family.error();
  return Board::create(whole(rows), whole(columns), *row_family, *column_family);
}

inline Result<Position> create_position(const Board& board, const Uint8Array& discs) {
  // However long the array is, one disc too many is enough to refuse it.
  const Uint8Array needed(discs.call<val>("subarray", 0, board.disc_count() + 1));
  return Position::from_discs(board, copy_in<std::uint8_t>(needed));
}

}  // namespace tartan::bindings
