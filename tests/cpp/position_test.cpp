// Checks positions of boards that are too large to search: against P(M, N), against known answers,
// and for consistency.
#include "tartan/games/position.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <iterator>
#include <numeric>
#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "boards.hpp"
#include "counting/straightforward_axis.hpp"
#include "golden.hpp"
#include "moves_of.hpp"
#include "tartan/counting/openings.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

// An axis by its definition.
StraightforwardAxis defined_axis(std::uint32_t size, const std::string& lengths) {
  return straightforward_axis(size, *LengthFamily::parse(lengths)->lengths_up_to(size));
}

Openings openings_by_histograms(const StraightforwardAxis& rows,
                                const StraightforwardAxis& columns) {
  const auto moves = [](const StraightforwardAxis& axis) {
    return AxisMoves{
        axis.prefix_xors.back(),
        std::accumulate(axis.histogram.begin(), axis.histogram.end(), std::uint64_t{0}),
        axis.histogram};
  };
  return count_openings(moves(rows), moves(columns));
}

// Sorts by row, column, row kind and column kind.
auto place_in_order(const Move& move) {
  return std::tuple(move.row, move.column, move.row_kind, move.column_kind);
}

bool is_in_order(const std::vector<Move>& moves) {
  const auto follows = [](const Move& move, const Move& next) {
    return place_in_order(move) >= place_in_order(next);
  };
  return std::ranges::adjacent_find(moves, follows) == moves.end();
}

}  // namespace

TEST_CASE("the full board has P(M, N) winning moves for all M, N up to 60", "[position]") {
  std::vector<StraightforwardAxis> rows, columns;
  for (std::uint32_t size = 1; size <= 60; ++size) {
    rows.push_back(defined_axis(size, "triangular"));
    columns.push_back(defined_axis(size, "square"));
  }
  for (std::uint32_t row_count = 1; row_count <= 60; ++row_count)
    for (std::uint32_t column_count = 1; column_count <= 60; ++column_count) {
      INFO(row_count << " rows, " << column_count << " columns");
      const Openings openings =
          openings_by_histograms(rows[row_count - 1], columns[column_count - 1]);
      const Board full_board = flipping_game(row_count, column_count);
      const Position full = Position::all_heads(full_board);
      if (full.winning_move_count() != openings.winning) FAIL();
      if (full.legal_move_count() != openings.all) FAIL();
      if (full.nimber() != openings.board_nimber) FAIL();
    }
}

TEST_CASE("the full board agrees with the known answers", "[position]") {
  for (const auto& row : golden_rows("openings_square_boards.tsv")) {
    const std::uint64_t size = whole_number(row.at(0));
    INFO("N = " << size);
    const Board full_board = flipping_game(size, size);
    const Position full = Position::all_heads(full_board);
    CHECK(full.winning_move_count() == whole_number(row.at(1)));
    CHECK(full.nimber() == whole_number(row.at(4)));
  }
  for (const auto& row : golden_rows("openings_rectangular_boards.tsv")) {
    const std::uint64_t rows = whole_number(row.at(0)), columns = whole_number(row.at(1));
    if (std::max(rows, columns) > largest_board_side) continue;
    INFO(rows << " rows, " << columns << " columns");
    const Board full_board = flipping_game(rows, columns);
    const Position full = Position::all_heads(full_board);
    CHECK(full.winning_move_count() == whole_number(row.at(2)));
    CHECK(full.nimber() == whole_number(row.at(3)));
  }
}

TEST_CASE("the eight winning openings of 5 rows and 5 columns", "[position]") {
  const Board five = flipping_game(5, 5);
  const auto flips = [&](std::uint32_t row, std::uint32_t height) {
    return rectangle(five, 4, row, 1, height);
  };
  CHECK(winning_moves_of(Position::all_heads(five)) ==
        std::vector<Move>{flips(1, 1), flips(2, 1), flips(3, 1), flips(3, 3), flips(4, 1),
                          flips(4, 3), flips(5, 1), flips(5, 3)});
}

TEST_CASE("the winning openings of 100 rows and 100 columns", "[position]") {
  const Board hundred = flipping_game(100, 100);
  const Position full = Position::all_heads(hundred);
  const std::vector<Move> moves = winning_moves_of(full);
  CHECK(moves.size() == 31'395);
  CHECK(is_in_order(moves));
  CHECK(std::ranges::all_of(moves, [&](const Move& move) { return full.wins(move); }));
}

TEST_CASE("the lists of the corners and the list of all agree", "[position]") {
  const auto [rows, columns, row_game, column_game] =
      GENERATE(table<std::uint32_t, std::uint32_t, std::string, std::string>({
          {37, 26, "runs:triangular", "runs:square"},
          {200, 5, "runs:triangular", "runs:square"},
          {3, 200, "runs:triangular", "runs:square"},
          {30, 31, "ruler", "runs:odd"},
          {25, 40, "runs:primes", "runs:2,3,17"},
          {20, 21, "twins", "twins"},
          {2, 90, "single", "twins"},
      }));
  const Board some_board = board(rows, columns, row_game, column_game);
  std::mt19937 engine(11);
  std::vector<std::uint8_t> coins(some_board.coin_count());
  for (int round = 0; round < 5; ++round) {
    for (std::uint8_t& coin : coins) coin = engine() % 2;
    const auto position = Position::from_coins(some_board, coins);
    REQUIRE(position);
    std::vector<Move> winning, winning_by_trial;
    std::uint64_t legal_count = 0;
    for (std::uint32_t row = 0; row < rows; ++row)
      for (std::uint32_t column = 0; column < columns; ++column) {
        const std::vector<Move> legal = position->legal_moves_at(row, column);
        legal_count += legal.size();
        std::ranges::copy_if(legal, std::back_inserter(winning_by_trial),
                             [&](const Move& move) { return position->wins(move); });
        std::ranges::copy(position->winning_moves_at(row, column), std::back_inserter(winning));
      }
    CHECK(position->legal_move_count() == legal_count);
    CHECK(winning_moves_of(*position) == winning);
    CHECK(winning == winning_by_trial);
    CHECK(is_in_order(winning));
  }
}

TEST_CASE("one winning move after the other leads to a board without moves", "[position]") {
  const Board some_board = flipping_game(15, 15);
  Position position = Position::all_heads(some_board);
  REQUIRE(position.nimber() != 0);
  std::mt19937 engine(3);
  while (true) {
    const std::vector<Move> winning = winning_moves_of(position);
    REQUIRE_FALSE(winning.empty());
    position.play(winning[engine() % winning.size()]);
    CHECK(position.nimber() == 0);
    CHECK(position.winning_move_count() == 0);
    if (position.is_over()) break;
    // The opponent replies at the first heads.
    for (std::uint32_t index = 0; index < position.coins().size(); ++index)
      if (position.coins()[index] != 0) {
        position.play(position.legal_moves_at(index / 15, index % 15).front());
        break;
      }
  }
  CHECK(std::ranges::count(position.coins(), 1) == 0);
}

TEST_CASE("boards all heads and all tails", "[position]") {
  const Board some_board = flipping_game(6, 9);
  const Position heads = Position::all_heads(some_board), tails = Position::all_tails(some_board);
  CHECK(std::ranges::count(heads.coins(), 1) == 54);
  CHECK_FALSE(heads.is_over());
  CHECK(std::ranges::count(tails.coins(), 0) == 54);
  CHECK(tails.nimber() == 0);
  CHECK(tails.is_over());
  CHECK(tails.legal_move_count() == 0);
  CHECK(winning_moves_of(tails).empty());
  CHECK(&heads.board() == &some_board);
}

TEST_CASE("a game can be over with heads left", "[position]") {
  const Board no_ones = board(3, 3, "runs:2", "runs:3");
  Position position = Position::all_heads(no_ones);
  CHECK(position.legal_move_count() == 2);
  CHECK(position.play({2, 2, 0, 0}) == Legality::legal);
  CHECK(position.is_over());
  CHECK(std::ranges::count(position.coins(), 1) == 3);
}

TEST_CASE("coins are given one byte each", "[position]") {
  const Board some_board = flipping_game(4, 5);
  for (const std::size_t count : {0, 1, 19, 21, 400}) {
    const auto refused = Position::from_coins(some_board, std::vector<std::uint8_t>(count, 1));
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == Error{ErrorKind::wrong_coin_count, 20});
  }
  std::vector<std::uint8_t> coins(20);
  coins[some_board.coin_index(2, 1)] = 1;
  coins[some_board.coin_index(0, 3)] = 255;  // any nonzero value is heads
  auto position = Position::from_coins(some_board, coins);
  REQUIRE(position);
  CHECK(position->is_heads(2, 1));
  CHECK(position->is_heads(0, 3));
  CHECK(std::ranges::count(position->coins(), 1) == 2);
  CHECK(std::ranges::count(position->coins(), 0) == 18);
  CHECK(position->nimber() == (1 ^ 2));
  position->set_heads(0, 3, false);
  CHECK_FALSE(position->is_heads(0, 3));
  CHECK(position->nimber() == 1);
}
