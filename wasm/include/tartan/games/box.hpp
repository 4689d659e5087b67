// Products of several line games, played with coins in a box: by the Tartan theorem the coin at
// (i, j, k, ...) is worth g1(i) (x) g2(j) (x) g3(k) (x) ...
//
// A move takes a move of each game, all of them ending at the places of one coin, its corner, which
// must be heads, and turns the coins in which the moves cross. (J. H. Conway, On Numbers and Games,
// chapter 11; E. Berlekamp, J. H. Conway, R. Guy, Winning Ways, chapter 14.)
//
// A winning move is found as in winning_move.hpp. With a head v = v1 (x) w, w = v2 (x) v3 (x) ...,
// and u = v + s < v there are u1 < v1 and t < w with (u1 + v1) (x) (t + w) = s. What is left, t and
// w, is the same question about one game less.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tartan/games/line_game.hpp"
#include "tartan/games/winning_move.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// The most games of a box.
inline constexpr std::size_t largest_box_dimension = 6;

/// One of its places along each axis, an index from 0, for each game in turn.
using BoxCoin = std::vector<std::uint32_t>;

/// The coins that differ from one coin along two axes alone, which are not the same, row by row:
/// the first `rows` places along one of them by the first `columns` places along the other.
struct BoxSlice {
  std::size_t row_axis;
  std::size_t column_axis;
  std::uint64_t rows;
  std::uint64_t columns;
};

/// The values of the coins in a slice through a coin, row by row; the coin's places along the slice
/// itself don't matter. There are 2 ... largest_box_dimension games. Exact to 64 bits. Errors:
/// ErrorKind::table_out_of_range with largest_value_table unless it has 1 ... largest_value_table
/// values, and those of LineGame::grundy_numbers, of the first game refused.
Result<std::vector<Nimber>> box_slice(std::span<const LineGame> games, const BoxCoin& through,
                                      const BoxSlice& slice);

struct BoxSolution {
  Nimber nimber;  ///< s
  /// Which of the heads is the corner of the winning move, by its index. Empty where s is 0, and
  /// then also below: no move wins.
  std::optional<std::size_t> head;
  std::vector<WinningLineMove> moves;  ///< along each axis; the coins where all cross are turned
};

/// Exact to 64 bits, for any number of heads, which are given once each. There are 1 ...
/// largest_box_dimension games. Errors: those of LineGame::grundy_numbers, of the first game
/// refused.
Result<BoxSolution> solve_box(std::span<const LineGame> games, std::span<const BoxCoin> heads);

}  // namespace tartan
