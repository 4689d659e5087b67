// The Flipping Game's board as its exports have it: heads are white discs, and a move is a
// rectangle. Its columns count from 1 at the left and its rows from 1 at the bottom, so that the
// bottom row is the core's row 0.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "arrays.hpp"
#include "position_arguments.hpp"
#include "tartan/games/product.hpp"

namespace tartan::bindings {

/// A rectangle by its upper right corner, as it lies in the arrays of moves.
struct Rectangle {
  std::uint8_t column;
  std::uint8_t row;
  std::uint8_t width;
  std::uint8_t height;
};
static_assert(sizeof(Rectangle) == 4);

inline Result<Product> create_board(double rows, const std::string& row_lengths, double columns,
                                    const std::string& column_lengths) {
  auto row_family = LengthFamily::parse(row_lengths);
  if (!row_family) return row_family.error();
  auto column_family = LengthFamily::parse(column_lengths);
  if (!column_family) return column_family.error();
  return Product::create(
      {LineGame::runs(std::move(*row_family)), LineGame::runs(std::move(*column_family))},
      whole(rows), whole(columns));
}

/// The length of each kind of a line of runs.
inline std::vector<std::uint32_t> run_lengths(const Line& line) {
  std::vector<std::uint32_t> lengths;
  for (Kind kind = 0; kind < line.kind_count(); ++kind)
    lengths.push_back(line.turned(line.size() - 1, kind).back().furthest + std::uint32_t{1});
  return lengths;
}

/// Moves as rectangles, and the other way round.
class Rectangles {
 public:
  explicit Rectangles(const Product& board)
      : heights_(run_lengths(board.rows())), widths_(run_lengths(board.columns())) {}

  Rectangle of(const Move& move) const {
    return {static_cast<std::uint8_t>(move.column + 1), static_cast<std::uint8_t>(move.row + 1),
            static_cast<std::uint8_t>(widths_[move.column_kind]),
            static_cast<std::uint8_t>(heights_[move.row_kind])};
  }

  /// Of any four bytes; what is no rectangle of the board is no legal move of it.
  Move move_of(const Rectangle& rectangle) const {
    return {static_cast<std::uint8_t>(rectangle.row - 1),
            static_cast<std::uint8_t>(rectangle.column - 1), kind_of(rectangle.height, heights_),
            kind_of(rectangle.width, widths_)};
  }

 private:
  static Kind kind_of(std::uint32_t length, std::span<const std::uint32_t> lengths) {
    const auto place = std::ranges::lower_bound(lengths, length);
    return place != lengths.end() && *place == length ? static_cast<Kind>(place - lengths.begin())
                                                      : no_kind;
  }

  std::vector<std::uint32_t> heights_;
  std::vector<std::uint32_t> widths_;
};

}  // namespace tartan::bindings
