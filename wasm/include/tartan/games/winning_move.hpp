// A winning move of a two-dimensional game in three steps, without a list of its moves.
//
// Let s be the nimber of a position, and not 0.
//
//   1. A head. One of the heads has the highest bit of s in its value v, as the bits of all values
//      together make s. So u = v + s, as a nim-sum, is below v. A move with this corner whose other
//      coins are worth u together changes the position by u + v = s, and leaves 0.
//   2. In a product v = v1 (x) v2, with the Grundy numbers v1 of the row and v2 of the column. By
//      the definition of (x) there are u1 < v1 and u2 < v2 with (u1 + v1) (x) (u2 + v2) = s; for a
//      u1 that will do, one division gives u2.
//   3. In the game of the rows there is a move that ends at the head's row and whose other places
//      are worth u1 together, and in the game of the columns one for u2. The coins where the two
//      cross are the move: it changes the position by (u1 + v1) (x) (u2 + v2).
//
// A game of the plane finds its move for u itself. (J. H. Conway, On Numbers and Games, chapter 11;
// E. Berlekamp, J. H. Conway, R. Guy, Winning Ways, chapter 14.)
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tartan/games/board.hpp"
#include "tartan/games/coin.hpp"
#include "tartan/games/plane_game.hpp"
#include "tartan/games/position.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// The first step. Of several heads that would do it is the first one that was given.
struct WinningHead {
  Coin coin;
  Nimber value;   ///< v
  Nimber wanted;  ///< u, below v: what the other coins of the move are worth together

  friend bool operator==(const WinningHead&, const WinningHead&) = default;
};

/// The move of one of the two lines of a product.
struct WinningLineMove {
  Nimber value;                       ///< v1 or v2, of the place of the head
  Nimber wanted;                      ///< u1 or u2, below it
  std::vector<std::uint32_t> turned;  ///< places, ascending; the last one is that of the head

  friend bool operator==(const WinningLineMove&, const WinningLineMove&) = default;
};

struct ProductSolution {
  Nimber nimber;  ///< s
  /// Empty where s is 0, and then also below: no move wins.
  std::optional<WinningHead> head;
  WinningLineMove rows;
  WinningLineMove columns;
};

struct PlaneSolution {
  Nimber nimber;  ///< s
  /// Empty where s is 0, and then also below: no move wins.
  std::optional<WinningHead> head;
  std::vector<Coin> turned;  ///< the head, and then the others, in no order
};

/// Exact to 64 bits, for any number of heads, which are given once each. Errors: those of
/// LineGame::grundy_numbers, of the rows first.
Result<ProductSolution> solve_position(const BoardGame& game, std::span<const Coin> heads);

/// Finds a winning move in a game of the plane. Errors: those of coin_value.
Result<PlaneSolution> solve_position(PlaneGame game, std::span<const Coin> heads);

/// Finds a winning move on a board, whose lines list their moves by move nimber: with the head as
/// its corner, the row move of the nimber u1 + v1 and the column move of the nimber u2 + v2, each
/// of the first kind that has it. In Acrostic Twins, where v = v1 + v2, one of them lowers v1 or v2
/// by s, and the other is the corner alone. If several heads would do, it takes the first by
/// Board::coin_index. Empty if s is 0.
std::optional<Move> solve_position(const Position& position);

}  // namespace tartan
