// Searches small boards by their rules alone: every position, every move, and the mex of the values
// of its options. This is the oracle of everything that the theory computes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "line_by_rule.hpp"
#include "tartan/games/board.hpp"

namespace tartan::test {

/// A board of at most 20 coins.
struct SmallBoard {
  LineByRule rows;
  LineByRule columns;
  bool is_acrostic =
      false;  ///< kind 0 of both lines is the corner alone; exactly one line of a move has it

  std::uint32_t coin_count() const { return rows.size() * columns.size(); }
};

/// A set of coins: bit row * columns + column is the coin in this row and column, from 0.
using CoinSet = std::uint32_t;

/// A set of coins that may be turned while its corner is heads.
struct SmallMove {
  Move move;
  CoinSet corner;
  CoinSet turned;
};

/// The moves of the board with all coins heads, in the order of moves.
std::vector<SmallMove> all_moves(const SmallBoard& board);

/// The Grundy number of every position of at most 20 coins, indexed by its set of heads. In each
/// move the corner is the highest bit.
std::vector<std::uint16_t> search_all_positions(std::uint32_t coin_count,
                                                std::span<const SmallMove> moves);

inline std::vector<std::uint16_t> search_all_positions(const SmallBoard& board) {
  return search_all_positions(board.coin_count(), all_moves(board));
}

}  // namespace tartan::test
