// Two-dimensional coin-turning games that are no product of two line games. (E. Berlekamp, J. H.
// Conway, R. Guy, Winning Ways, chapter 14.)
//
// In all such games a move turns a set of coins whose corner, in its last row and in its last
// column, goes from heads to tails, and heads at a place alone is worth the mex of what the other
// coins of these sets have together. Rows and columns are indices from 0, row 0 is at the top.
//
// Acrostic Twins: two coins in one row or in one column. Coin (r, c) leads to the coins (r', c)
// with r' < r and (r, c') with c' < c, as a row of Nim heaps does: it is worth r + c, as a nim-sum.
//
// Connected Blocks: a set in which all coins hang together by their sides. In row 0 and in column 0
// these are the runs of Ruler: coin n is worth the largest power of 2 that divides n + 1. Every
// other coin is worth 2^(r + c). This is no option of it, as no other coin of a set has this bit;
// and all smaller numbers are: find_move has a set for each.
//
//   Acrostic Twins   0  1  2  3   Connected Blocks   1  2  1  4
//                    1  0  3  2                      2  4  8 16
//                    2  3  0  1                      1  8 16 32
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "tartan/games/coin.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

enum class PlaneGame { acrostic_twins, connected_blocks };

/// Reads `acrostic-twins` and `connected-blocks`; none for other names.
std::optional<PlaneGame> find_plane_game(std::string_view name);

/// The most rows, and the most columns, of a plane game.
inline constexpr std::uint32_t largest_plane_side = 1'000'000;

/// The value of a coin that is heads alone. Errors: ErrorKind::too_many_grundy_numbers with
/// largest_plane_side, and ErrorKind::value_too_large if it needs more than 64 bits, with the
/// largest sum of a row and a column whose coin has a value.
Result<Nimber> coin_value(PlaneGame game, Coin coin);

/// A move with this corner whose other coins are worth `wanted` together: the corner and then the
/// others, in no order. The corner has a value, and `wanted` is below it.
std::vector<Coin> find_move(PlaneGame game, Coin corner, Nimber wanted);

}  // namespace tartan
