// Checks the theory of long axes against the rules: the whole game is searched, and every number
// that the Tartan theorem predicts is looked up in it.
#include "game_search.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <string>

#include "swept.hpp"
#include "tartan/counting/axis_sweep.hpp"
#include "tartan/counting/move_count.hpp"
#include "tartan/counting/openings.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

AxisSweep swept(std::uint32_t size, const std::string& family) {
  return test::swept(size, *LengthFamily::parse(family));
}

Nimber grundy_number(const AxisSweep& axis, std::uint32_t position) {
  return axis.prefix_xors()[position] ^ axis.prefix_xors()[position - 1];
}

// The theory's value of every set of heads, coin by coin.
std::vector<Nimber> predicted_values(const AxisSweep& rows, const AxisSweep& columns) {
  std::vector<Nimber> values{0};
  for (std::uint32_t row = 1; row <= rows.size(); ++row)
    for (std::uint32_t column = 1; column <= columns.size(); ++column) {
      const Nimber value = nim_product(grundy_number(rows, row), grundy_number(columns, column));
      for (std::size_t rest = 0, known = values.size(); rest < known; ++rest)
        values.push_back(values[rest] ^ value);
    }
  return values;
}

void check_board(std::uint32_t rows, std::uint32_t columns, const std::string& row_family,
                 const std::string& column_family) {
  INFO(rows << " rows (" << row_family << "), " << columns << " columns (" << column_family << ")");
  const SmallBoard board{{"runs:" + row_family, rows}, {"runs:" + column_family, columns}};
  const std::vector<std::uint16_t> searched = search_all_positions(board);
  const AxisSweep rows_axis = swept(rows, row_family);
  const AxisSweep columns_axis = swept(columns, column_family);
  CHECK(std::ranges::equal(predicted_values(rows_axis, columns_axis), searched));

  const std::vector<SmallMove> moves = all_moves(board);
  const auto full = static_cast<CoinSet>(searched.size() - 1);
  const auto winning = std::ranges::count_if(
      moves, [&](const SmallMove& move) { return searched[full ^ move.turned] == 0; });
  auto row_moves = MoveCount::of_all(rows_axis);
  auto column_moves = MoveCount::of_all(columns_axis);
  row_moves.advance(rows_axis.pairs_total() + rows);
  column_moves.advance(columns_axis.pairs_total() + columns);
  const Openings openings =
      count_openings({rows_axis.total(), rows_axis.pairs_total(), row_moves.histogram()},
                     {columns_axis.total(), columns_axis.pairs_total(), column_moves.histogram()});
  CHECK(openings.winning == static_cast<Uint128>(winning));
  CHECK(openings.all == moves.size());
  CHECK(openings.board_nimber == searched[full]);
}

std::vector<std::uint16_t> values(std::uint32_t rows, const std::string& row_game,
                                  std::uint32_t columns, const std::string& column_game) {
  return search_all_positions({{row_game, rows}, {column_game, columns}});
}

}  // namespace

TEST_CASE("the search knows boards that are solved by hand", "[game_search]") {
  using Values = std::vector<std::uint16_t>;
  // With one coin the only move wins. Two coins in a column are turned alone, so the second player
  // wins.
  CHECK(values(1, "runs:1", 1, "runs:1") == Values{0, 1});
  CHECK(values(2, "runs:1", 1, "single") == Values{0, 1, 1, 0});
  // With length 2 only, the first coin never moves and the other moves once.
  CHECK(values(2, "runs:2", 1, "runs:1") == Values{0, 0, 1, 1});
  // Twins: the coin at 2 turns with the one at 1, which leaves 1, or with the one at 0, which
  // leaves 0. So its value is 2.
  CHECK(values(1, "single", 3, "twins") == Values{0, 0, 1, 1, 2, 2, 3, 3});
  // The four corners of a square: only the last coin has a move.
  CHECK(values(2, "twins", 2, "twins") == Values{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1});
}

TEST_CASE("every board of at most 16 coins", "[game_search]") {
  for (std::uint32_t rows = 1; rows <= 16; ++rows)
    for (std::uint32_t columns = 1; rows * columns <= 16; ++columns)
      check_board(rows, columns, "triangular", "square");
}

TEST_CASE("boards of 18 to 20 coins", "[game_search]") {
  const auto [rows, columns] = GENERATE(table<std::uint32_t, std::uint32_t>(
      {{3, 6}, {6, 3}, {2, 9}, {9, 2}, {19, 1}, {1, 19}, {4, 5}, {5, 4}, {10, 2}, {2, 10}}));
  check_board(rows, columns, "triangular", "square");
}

TEST_CASE("boards with other length families", "[game_search]") {
  const auto [row_family, column_family] = GENERATE(table<std::string, std::string>({
      {"all", "all"},
      {"odd", "powers-of-two"},
      {"primes", "square"},  // no length 1: a board may end with heads left
      {"triangular", "primes"},
      {"fibonacci", "1,3"},
      {"2,3", "2,3"},
      {"5", "1"},
      {"7", "7"},  // no opening at all
  }));
  for (std::uint32_t rows = 1; rows <= 5; ++rows)
    for (std::uint32_t columns = 1; columns <= 4 && rows * columns <= 16; ++columns)
      check_board(rows, columns, row_family, column_family);
  check_board(6, 3, row_family, column_family);
}
