#include "tartan/games/winning_move.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "tartan/nim_product_option.hpp"

namespace tartan {
namespace {

template <class ValueOf>
std::optional<WinningHead> find_head(std::span<const Coin> heads, Nimber nimber, ValueOf value_of) {
  if (nimber == 0) return std::nullopt;
  // A head with this property exists, because the XOR of all values is the nimber.
  const Coin coin = *std::ranges::find_if(heads, [&](Coin head) {
    const Nimber value = value_of(head);
    return (value ^ nimber) < value;
  });
  const Nimber value = value_of(coin);
  return WinningHead{coin, value, value ^ nimber};
}

// The Grundy numbers of a line, up to the last place of a head.
Result<std::vector<Nimber>> grundy_up_to(const LineGame& game, std::span<const Coin> heads,
                                         std::uint32_t Coin::* place) {
  std::uint64_t count = 0;
  for (const Coin head : heads) count = std::max(count, std::uint64_t{head.*place} + 1);
  return game.grundy_numbers(count);
}

// By distributivity, a row of heads takes one product.
Nimber nimber_of(std::span<const Coin> heads, std::span<const Nimber> rows,
                 std::span<const Nimber> columns) {
  std::vector<Nimber> sums(rows.size());
  for (const auto [row, column] : heads) sums[row] ^= columns[column];
  Nimber nimber = 0;
  for (std::size_t row = 0; row < sums.size(); ++row)
    if (sums[row] != 0) nimber ^= nim_product(rows[row], sums[row]);
  return nimber;
}

std::vector<Coin> heads_of(const Position& position) {
  const auto& board = position.board();
  std::vector<Coin> heads;
  for (std::uint32_t row = 0; row < board.rows().size(); ++row)
    for (std::uint32_t column = 0; column < board.columns().size(); ++column)
      if (position.is_heads(row, column)) heads.push_back({row, column});
  return heads;
}

// A row move and a column move are to change the value of a head by `change` together, which lowers
// it: by how much they lower the Grundy numbers of its row and of its column.
NimProductOption changes_of_lines(const Board& board, Nimber row_value, Nimber column_value,
                                  Nimber change) {
  if (board.is_product()) {
    const Nimber wanted = nim_product(row_value, column_value) ^ change;
    const auto [row, column] = nim_product_option(row_value, column_value, wanted);
    return {row ^ row_value, column ^ column_value};
  }
  return (row_value ^ change) < row_value ? NimProductOption{change, alone_nimber}
                                          : NimProductOption{alone_nimber, change};
}

WinningLineMove line_move(const LineGame& game, std::uint32_t place, Nimber wanted,
                          std::span<const Nimber> grundy) {
  auto turned = game.find_move(place, wanted, grundy);  // there is one, as wanted is small enough
  return {grundy[place], wanted, std::move(*turned)};
}

}  // namespace

Result<ProductSolution> solve_position(const BoardGame& game, std::span<const Coin> heads) {
  const auto rows = grundy_up_to(game.rows, heads, &Coin::row);
  if (!rows) return rows.error();
  const auto columns = grundy_up_to(game.columns, heads, &Coin::column);
  if (!columns) return columns.error();
  ProductSolution solution{nimber_of(heads, *rows, *columns), std::nullopt, {}, {}};
  solution.head = find_head(heads, solution.nimber, [&](Coin coin) {
    return nim_product((*rows)[coin.row], (*columns)[coin.column]);
  });
  if (!solution.head) return solution;
  const auto [row, column] = solution.head->coin;
  const auto [row_wanted, column_wanted] =
      nim_product_option((*rows)[row], (*columns)[column], solution.head->wanted);
  solution.rows = line_move(game.rows, row, row_wanted, *rows);
  solution.columns = line_move(game.columns, column, column_wanted, *columns);
  return solution;
}

Result<PlaneSolution> solve_position(PlaneGame game, std::span<const Coin> heads) {
  PlaneSolution solution{0, std::nullopt, {}};
  for (const Coin head : heads) {
    const auto value = coin_value(game, head);
    if (!value) return value.error();
    solution.nimber ^= *value;
  }
  solution.head =
      find_head(heads, solution.nimber, [=](Coin coin) { return *coin_value(game, coin); });
  if (solution.head) solution.turned = find_move(game, solution.head->coin, solution.head->wanted);
  return solution;
}

std::optional<Move> solve_position(const Position& position) {
  const Board& board = position.board();
  const auto head = find_head(heads_of(position), position.nimber(), [&](Coin coin) -> Nimber {
    return board.coin_values()[board.coin_index(coin.row, coin.column)];
  });
  if (!head) return std::nullopt;
  const auto [row, column] = head->coin;
  const auto [row_change, column_change] =
      changes_of_lines(board, board.rows().grundy_numbers()[row],
                       board.columns().grundy_numbers()[column], position.nimber());
  return Move{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
              board.rows().kinds_with(row, row_change).front(),
              board.columns().kinds_with(column, column_change).front()};
}

}  // namespace tartan
