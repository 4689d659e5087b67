#include "tartan/games/value_table.hpp"

#include <cstddef>
#include <map>
#include <span>
#include <utility>

#include "lines/mex.hpp"
#include "lines/places.hpp"

namespace tartan {
namespace {

bool is_in_range(std::uint64_t rows, std::uint64_t columns) {
  return rows >= 1 && rows <= largest_value_table && columns >= 1 &&
         columns <= largest_value_table / rows;
}

constexpr Error out_of_range{ErrorKind::table_out_of_range, largest_value_table};

std::uint64_t move_count(const Line& line) {
  std::uint64_t count = 0;
  for (std::uint32_t place = 0; place < line.size(); ++place) count += line.kinds_at(place);
  return count;
}

// The XOR of the values of any rectangle of coins, from four corner sums: sum(r, c) is the XOR of
// all coins in the first r rows and the first c columns.
class MexTable {
 public:
  MexTable(const Line& rows, const Line& columns)
      : rows_(rows),
        columns_(columns),
        stride_(std::size_t{columns.size()} + 1),
        sums_(stride_ * (std::size_t{rows.size()} + 1)) {}

  std::vector<Nimber> fill() {
    std::vector<Nimber> values;
    for (std::uint32_t row = 0; row < rows_.size(); ++row)
      for (std::uint32_t column = 0; column < columns_.size(); ++column)
        values.push_back(add_coin(row, column));
    return values;
  }

  /// The options of the last coin, once the table is filled; `value` is the coin's own value.
  std::vector<CoinOption> last_options(Nimber value) {
    const std::uint32_t row = rows_.size() - 1, column = columns_.size() - 1;
    std::map<Nimber, CoinOption> by_value;
    for (Kind row_kind = 0; row_kind < rows_.kinds_at(row); ++row_kind)
      for (Kind column_kind = 0; column_kind < columns_.kinds_at(column); ++column_kind) {
        const Nimber others = set_value(row, row_kind, column, column_kind) ^ value;
        CoinOption& option = by_value.try_emplace(others, CoinOption{others, 0, {}}).first->second;
        if (option.moves++ == 0) option.turned = crossing(row, row_kind, column, column_kind);
      }
    std::vector<CoinOption> options;
    for (auto& [others, option] : by_value) options.push_back(std::move(option));
    return options;
  }

 private:
  Nimber& sum(std::size_t rows, std::size_t columns) { return sums_[rows * stride_ + columns]; }

  // Gives the coin the value 0 at first, so that the XOR of a set is that of its other coins.
  Nimber add_coin(std::uint32_t row, std::uint32_t column) {
    Nimber& own_sum = sum(row + 1, column + 1);
    own_sum = sum(row, column + 1) ^ sum(row + 1, column) ^ sum(row, column);
    options_.begin();
    for (Kind row_kind = 0; row_kind < rows_.kinds_at(row); ++row_kind)
      for (Kind column_kind = 0; column_kind < columns_.kinds_at(column); ++column_kind)
        options_.see(set_value(row, row_kind, column, column_kind));
    const Nimber value = options_.mex();
    own_sum ^= value;
    return value;
  }

  Nimber set_value(std::uint32_t row, Kind row_kind, std::uint32_t column, Kind column_kind) {
    Nimber value = 0;
    for (const Stretch down : rows_.turned(row, row_kind))
      for (const Stretch across : columns_.turned(column, column_kind)) {
        const std::size_t top = row - down.furthest, bottom = row - down.nearest + 1;
        const std::size_t left = column - across.furthest, right = column - across.nearest + 1;
        value ^= sum(top, left) ^ sum(top, right) ^ sum(bottom, left) ^ sum(bottom, right);
      }
    return value;
  }

  std::vector<Coin> crossing(std::uint32_t row, Kind row_kind, std::uint32_t column,
                             Kind column_kind) const {
    std::vector<Coin> coins;
    for (const std::uint32_t down : places(row, rows_.turned(row, row_kind)))
      for (const std::uint32_t across : places(column, columns_.turned(column, column_kind)))
        coins.push_back({down, across});
    return coins;
  }

  // Ascending; the stretches go from the last place on.
  static Places places(std::uint32_t last, std::span<const Stretch> stretches) {
    Places distances;
    for (const Stretch stretch : stretches)
      for (std::uint32_t distance = stretch.nearest; distance <= stretch.furthest; ++distance)
        distances.push_back(distance);
    return places_before(last, std::move(distances));
  }

  const Line& rows_;
  const Line& columns_;
  std::size_t stride_;
  std::vector<Nimber> sums_;
  MexFinder options_;
};

struct BoardLines {
  Line rows;
  Line columns;
};

// The lines of a board with few enough moves to try them all.
Result<BoardLines> few_moves(const BoardGame& game, std::uint64_t rows, std::uint64_t columns) {
  auto row_line = Line::create(game.rows, rows);
  if (!row_line) return row_line.error();
  auto column_line = Line::create(game.columns, columns);
  if (!column_line) return column_line.error();
  if (move_count(*row_line) * move_count(*column_line) > most_moves_by_definition)
    return Error{ErrorKind::too_many_moves, most_moves_by_definition};
  return BoardLines{std::move(*row_line), std::move(*column_line)};
}

}  // namespace

Result<std::vector<Nimber>> value_table(const BoardGame& game, std::uint64_t rows,
                                        std::uint64_t columns) {
  if (!is_in_range(rows, columns)) return out_of_range;
  const auto row_values = game.rows.grundy_numbers(rows);
  if (!row_values) return row_values.error();
  const auto column_values = game.columns.grundy_numbers(columns);
  if (!column_values) return column_values.error();
  std::vector<Nimber> values;
  values.reserve(static_cast<std::size_t>(rows * columns));
  for (const Nimber row_value : *row_values)
    for (const Nimber column_value : *column_values)
      values.push_back(nim_product(row_value, column_value));
  return values;
}

Result<std::vector<Nimber>> value_table(PlaneGame game, std::uint64_t rows, std::uint64_t columns) {
  if (!is_in_range(rows, columns)) return out_of_range;
  std::vector<Nimber> values;
  values.reserve(static_cast<std::size_t>(rows * columns));
  for (std::uint32_t row = 0; row < rows; ++row)
    for (std::uint32_t column = 0; column < columns; ++column) {
      const auto value = coin_value(game, {row, column});
      if (!value) return value.error();
      values.push_back(*value);
    }
  return values;
}

Result<std::vector<Nimber>> value_table_by_definition(const BoardGame& game, std::uint64_t rows,
                                                      std::uint64_t columns) {
  const auto lines = few_moves(game, rows, columns);
  if (!lines) return lines.error();
  return MexTable(lines->rows, lines->columns).fill();
}

Result<std::vector<CoinOption>> coin_options(const BoardGame& game, Coin coin) {
  const auto lines = few_moves(game, std::uint64_t{coin.row} + 1, std::uint64_t{coin.column} + 1);
  if (!lines) return lines.error();
  MexTable table(lines->rows, lines->columns);
  return table.last_options(table.fill().back());
}

}  // namespace tartan
