// A position as the exports are given it: one byte a coin, row by row.
#pragma once

#include <cstdint>

#include "arrays.hpp"
#include "tartan/games/position.hpp"

namespace tartan::bindings {

inline Result<Position> create_position(const Product& board, const Uint8Array& coins) {
  // However long the array is, one coin too many is enough to refuse it.
  const Uint8Array needed(coins.call<val>("subarray", 0, board.coin_count() + 1));
  return Position::from_coins(board, copy_in<std::uint8_t>(needed));
}

}  // namespace tartan::bindings
