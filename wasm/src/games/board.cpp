#include "tartan/games/board.hpp"

#include <utility>

#include "nimber_bound.hpp"

namespace tartan {

Result<Board> Board::create(std::uint64_t rows, std::uint64_t columns,
                            const LengthFamily& row_lengths, const LengthFamily& column_lengths) {
  auto rows_axis = BoardAxis::create(rows, row_lengths);
  if (!rows_axis) return rows_axis.error();
  auto columns_axis = BoardAxis::create(columns, column_lengths);
  if (!columns_axis) return columns_axis.error();
  return Board(std::move(*rows_axis), std::move(*columns_axis));
}

Board::Board(BoardAxis rows, BoardAxis columns)
    : rows_(std::move(rows)), columns_(std::move(columns)) {
  static_assert(nimber_bound(largest_board_side) <= 256);
  disc_values_.reserve(std::size_t{rows_.size()} * columns_.size());
  for (std::uint32_t row = 1; row <= rows_.size(); ++row)
    for (std::uint32_t column = 1; column <= columns_.size(); ++column)
      disc_values_.push_back(static_cast<std::uint8_t>(
          nim_product(rows_.grundy_number(row), columns_.grundy_number(column))));
}

bool Board::contains(const Rectangle& rectangle) const noexcept {
  const auto& [column, row, width, height] = rectangle;
  return column >= 1 && column <= columns_.size() && width <= column && row >= 1 &&
         row <= rows_.size() && height <= row;
}

RectangleNimbers Board::nimbers_of(const Rectangle& rectangle) const noexcept {
  const Nimber rows = rows_.move_nimber(rectangle.row, rectangle.height);
  const Nimber columns = columns_.move_nimber(rectangle.column, rectangle.width);
  return {rows, columns, nim_product(rows, columns)};
}

}  // namespace tartan
