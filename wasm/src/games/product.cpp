#include "tartan/games/product.hpp"

#include <utility>

namespace tartan {

Result<Product> Product::create(const BoardGame& game, std::uint64_t rows, std::uint64_t columns) {
  auto row_line = Line::create(game.rows, rows);
  if (!row_line) return row_line.error();
  auto column_line = Line::create(game.columns, columns);
  if (!column_line) return column_line.error();
  return Product(std::move(*row_line), std::move(*column_line));
}

Product::Product(Line rows, Line columns) : rows_(std::move(rows)), columns_(std::move(columns)) {
  coin_values_.reserve(std::size_t{rows_.size()} * columns_.size());
  for (const std::uint8_t row_value : rows_.grundy_numbers())
    for (const std::uint8_t column_value : columns_.grundy_numbers())
      coin_values_.push_back(static_cast<std::uint8_t>(nim_product(row_value, column_value)));
}

}  // namespace tartan
