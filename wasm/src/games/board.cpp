#include "tartan/games/board.hpp"

#include <utility>

namespace tartan {

Result<Board> Board::create(const BoardGame& game, std::uint64_t rows, std::uint64_t columns) {
  auto row_line = Line::create(game.rows, rows);
  if (!row_line) return row_line.error();
  auto column_line = Line::create(game.columns, columns);
  if (!column_line) return column_line.error();
  return Board(std::move(*row_line), std::move(*column_line), Rule::product);
}

Result<Board> Board::acrostic_twins(std::uint64_t rows, std::uint64_t columns) {
  auto row_line = Line::acrostic_twins(rows);
  if (!row_line) return row_line.error();
  auto column_line = Line::acrostic_twins(columns);
  if (!column_line) return column_line.error();
  return Board(std::move(*row_line), std::move(*column_line), Rule::acrostic_twins);
}

Board::Board(Line rows, Line columns, Rule rule)
    : rows_(std::move(rows)), columns_(std::move(columns)), rule_(rule) {
  coin_values_.reserve(std::size_t{rows_.size()} * columns_.size());
  for (const std::uint8_t row_value : rows_.grundy_numbers())
    for (const std::uint8_t column_value : columns_.grundy_numbers())
      coin_values_.push_back(static_cast<std::uint8_t>(
          is_product() ? nim_product(row_value, column_value) : row_value ^ column_value));
}

std::uint64_t Board::move_count_at(std::uint32_t row, std::uint32_t column) const noexcept {
  const std::uint64_t row_kinds = rows_.kinds_at(row), column_kinds = columns_.kinds_at(column);
  return is_product() ? row_kinds * column_kinds : row_kinds - 1 + column_kinds - 1;
}

Nimber Board::combined(Nimber row_nimber, Nimber column_nimber) const noexcept {
  if (is_product()) return nim_product(row_nimber, column_nimber);
  if (row_nimber == alone_nimber) return column_nimber < alone_nimber ? column_nimber : 0;
  return column_nimber == alone_nimber ? row_nimber : 0;
}

Nimber Board::wanted(Nimber row_nimber, Nimber change) const noexcept {
  if (is_product()) return *nim_quotient(change, row_nimber);
  if (change >= alone_nimber) return 0;
  if (row_nimber == alone_nimber) return change;
  return row_nimber == change ? alone_nimber : 0;
}

}  // namespace tartan
