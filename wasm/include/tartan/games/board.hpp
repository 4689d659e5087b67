// A board: the product of two line games, or Acrostic Twins.
//
// A board has a place for each pair of a row and a column. A row move, which is a set of rows, and
// a column move, a set of columns, make a move of the board: it turns the coins where these rows
// and these columns cross. Its corner is in the last row and in the last column, and must be heads.
//
//             x       x       a column move     Turning Corners is twins x twins: the four corners
//         . . . . . . . .                       of a rectangle. Rugs is ruler x ruler, and the
//   x     . . # . . . # .     # a coin that     Flipping Game is runs of triangular lengths x runs
//         . . . . . . . .       is turned       of square lengths. A board of one row is
//   x     . . # . . . C .     C the corner      single x any line game.
//   a row move
//
// By the Tartan theorem the coin in row r and column c is worth g_rows(r) (x) g_columns(c), and a
// move changes the position by the nim-product of its two move nimbers: the XOR of the values of
// all coins that it turns, as (x) distributes over XOR. (J. H. Conway, On Numbers and Games,
// chapter 11; E. Berlekamp, J. H. Conway, R. Guy, Winning Ways, chapter 14.)
//
// Acrostic Twins is no product, but has its moves in the same form: twins of the rows with nothing
// but the corner's column, or twins of the columns with nothing but its row. The coin in row r and
// column c is worth r ^ c, and such a move changes the position by the nimber of its twins.
//
// Rows and columns are the indices of their lines' places: row 0 is the first one, which a page may
// well draw at the bottom, as it does that of the Flipping Game. All nimbers are below 256, as
// those of the lines are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tartan/games/line.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// The rules of a board.
struct BoardGame {
  LineGame rows;
  LineGame columns;

  friend bool operator==(const BoardGame&, const BoardGame&) = default;
};

/// A move by its corner and the kinds of its two line moves. Any numbers are one; a position says
/// whether it is legal.
struct Move {
  std::uint8_t row;
  std::uint8_t column;
  Kind row_kind;
  Kind column_kind;

  friend bool operator==(const Move&, const Move&) = default;
};

/// The part of a board that doesn't depend on which coins are heads.
class Board {
 public:
  /// Errors: those of Line::create, of the rows first.
  static Result<Board> create(const BoardGame& game, std::uint64_t rows, std::uint64_t columns);
  /// Errors: those of Line::acrostic_twins.
  static Result<Board> acrostic_twins(std::uint64_t rows, std::uint64_t columns);

  const Line& rows() const noexcept { return rows_; }
  const Line& columns() const noexcept { return columns_; }

  std::size_t coin_count() const noexcept { return coin_values_.size(); }

  /// The index of a coin, row by row.
  std::size_t coin_index(std::uint32_t row, std::uint32_t column) const noexcept {
    return std::size_t{row} * columns_.size() + column;
  }

  /// The value of every coin, by coin_index.
  std::span<const std::uint8_t> coin_values() const noexcept { return coin_values_; }

  /// False for Acrostic Twins.
  bool is_product() const noexcept { return rule_ == Rule::product; }

  /// True if a row move and a column move of these kinds make a move. In Acrostic Twins exactly one
  /// of them turns more than the corner.
  bool go_together(Kind row_kind, Kind column_kind) const noexcept {
    return is_product() || (row_kind == 0) != (column_kind == 0);
  }

  /// The number of moves with this corner.
  std::uint64_t move_count_at(std::uint32_t row, std::uint32_t column) const noexcept;

  /// The nimber by which a move changes the position. The kinds of the move fit at its corner, and
  /// go together.
  Nimber move_nimber(const Move& move) const noexcept {
    return combined(rows_.move_nimber(move.row, move.row_kind),
                    columns_.move_nimber(move.column, move.column_kind));
  }

  /// The nimber by which a row move and a column move with these move nimbers change the position
  /// together; 0 where they make no move. Both are below board_nimber_limit.
  Nimber combined(Nimber row_nimber, Nimber column_nimber) const noexcept;

  /// The move nimber that a column move needs to change the position by `change` together with a
  /// row move. Where no move nimber would do, it is one that no column move has. For change = 0 it
  /// is 0.
  Nimber wanted(Nimber row_nimber, Nimber change) const noexcept;

 private:
  enum class Rule { product, acrostic_twins };

  Board(Line rows, Line columns, Rule rule);

  Line rows_;
  Line columns_;
  Rule rule_;
  std::vector<std::uint8_t> coin_values_;
};

}  // namespace tartan
