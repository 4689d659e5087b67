// A board of the Flipping Game: what does not depend on which of its discs are white.
//
// The rows axis T and the columns axis S are games of their own. By the Tartan theorem the disc in
// column x and row y has the value gT(y) (x) gS(x), and a rectangle changes the board by the
// nim-product of its two move nimbers,
//
//   (xT[y] ^ xT[y-h]) (x) (xS[x] ^ xS[x-w]),
//
// the XOR of the values of all discs that it flips. (J. H. Conway, On Numbers and Games,
// chapter 11; E. Berlekamp, J. H. Conway, R. Guy, Winning Ways, chapter 14.)
//
// Columns count from 1 at the left, rows from 1 at the bottom. All nimbers of a board are below
// 256; board_axis.hpp says why.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tartan/games/board_axis.hpp"
#include "tartan/length_family.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// A rectangle by its upper right corner: columns column - width + 1 ... column and rows
/// row - height + 1 ... row. Any four bytes are one; a board says whether it lies on it.
struct Rectangle {
  std::uint8_t column;
  std::uint8_t row;
  std::uint8_t width;
  std::uint8_t height;

  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// What a rectangle changes when it is flipped.
struct RectangleNimbers {
  Nimber rows;     ///< the move nimber of (row, height) on the rows axis
  Nimber columns;  ///< the move nimber of (column, width) on the columns axis
  Nimber product;  ///< rows (x) columns, by which the board changes

  friend bool operator==(const RectangleNimbers&, const RectangleNimbers&) = default;
};

class Board {
 public:
  /// Heights are of the row family, widths of the column family. Errors: those of
  /// BoardAxis::create, of the rows first.
  static Result<Board> create(
      std::uint64_t rows, std::uint64_t columns,
      const LengthFamily& row_lengths = LengthFamily(LengthFamily::Kind::triangular),
      const LengthFamily& column_lengths = LengthFamily(LengthFamily::Kind::square));

  const BoardAxis& rows() const noexcept { return rows_; }
  const BoardAxis& columns() const noexcept { return columns_; }

  std::size_t disc_count() const noexcept { return disc_values_.size(); }

  /// Where a disc of the board stands among all: (row - 1) * columns + column - 1.
  std::size_t disc_index(std::uint32_t column, std::uint32_t row) const noexcept {
    return std::size_t{row - 1} * columns_.size() + (column - 1);
  }

  /// The value of every disc, by disc_index.
  std::span<const std::uint8_t> disc_values() const noexcept { return disc_values_; }

  /// Gamma: the XOR of all values.
  Nimber full_nimber() const noexcept { return nim_product(rows_.total(), columns_.total()); }

  /// Whether a rectangle has a corner on the board and does not reach over its edges.
  bool contains(const Rectangle& rectangle) const noexcept;

  /// For any rectangle within the board, of whatever lengths.
  RectangleNimbers nimbers_of(const Rectangle& rectangle) const noexcept;

 private:
  Board(BoardAxis rows, BoardAxis columns);

  BoardAxis rows_;
  BoardAxis columns_;
  std::vector<std::uint8_t> disc_values_;
};

}  // namespace tartan
