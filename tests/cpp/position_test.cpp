// Positions of boards that are too large to be searched: against P(M, N), against the known
// answers, and against themselves.
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
#include "nim_product_by_rule.hpp"
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

// The discs and the values of a position without a Position.
class Model {
 public:
  Model(std::uint32_t rows, std::uint32_t columns, const std::string& row_lengths,
        const std::string& column_lengths)
      : columns_(columns), discs_(std::size_t{rows} * columns, 1) {
    const auto x_rows = defined_axis(rows, row_lengths).prefix_xors;
    const auto x_columns = defined_axis(columns, column_lengths).prefix_xors;
    for (std::uint32_t row = 1; row <= rows; ++row)
      for (std::uint32_t column = 1; column <= columns; ++column)
        values_.push_back(nim_product_by_rule(x_rows[row] ^ x_rows[row - 1],
                                              x_columns[column] ^ x_columns[column - 1], 4));
  }

  void set(std::uint32_t column, std::uint32_t row, bool white) { at(column, row) = white; }
  void flip(const Rectangle& rectangle) {
    for (std::uint32_t y = rectangle.row - rectangle.height + 1U; y <= rectangle.row; ++y)
      for (std::uint32_t x = rectangle.column - rectangle.width + 1U; x <= rectangle.column; ++x)
        at(x, y) ^= 1U;
  }
  const std::vector<std::uint8_t>& discs() const { return discs_; }
  Nimber nimber() const {
    Nimber sum = 0;
    for (std::size_t index = 0; index < discs_.size(); ++index)
      if (discs_[index] != 0) sum ^= values_[index];
    return sum;
  }

 private:
  std::uint8_t& at(std::uint32_t column, std::uint32_t row) {
    return discs_[std::size_t{row - 1} * columns_ + column - 1];
  }

  std::uint32_t columns_;
  std::vector<std::uint8_t> discs_;
  std::vector<Nimber> values_;
};

void check_agreement(const Position& position, const Model& model) {
  if (!std::ranges::equal(position.discs(), model.discs())) FAIL("the discs");
  if (position.nimber() != model.nimber()) FAIL("the nimber");
}

// By row, column, height and width.
auto place_in_order(const Rectangle& move) {
  return std::tuple(move.row, move.column, move.height, move.width);
}

bool is_in_order(const std::vector<Rectangle>& moves) {
  const auto follows = [](const Rectangle& move, const Rectangle& next) {
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
      const Position full = Position::all_white(full_board);
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
    const Position full = Position::all_white(full_board);
    CHECK(full.winning_move_count() == whole_number(row.at(1)));
    CHECK(full.nimber() == whole_number(row.at(4)));
  }
  for (const auto& row : golden_rows("openings_rectangular_boards.tsv")) {
    const std::uint64_t rows = whole_number(row.at(0)), columns = whole_number(row.at(1));
    if (std::max(rows, columns) > largest_board_side) continue;
    INFO(rows << " rows, " << columns << " columns");
    const Board full_board = flipping_game(rows, columns);
    const Position full = Position::all_white(full_board);
    CHECK(full.winning_move_count() == whole_number(row.at(2)));
    CHECK(full.nimber() == whole_number(row.at(3)));
  }
}

TEST_CASE("the eight winning openings of 5 rows and 5 columns", "[position]") {
  const Board five = flipping_game(5, 5);
  CHECK(winning_moves_of(Position::all_white(five)) == std::vector<Rectangle>{{4, 1, 1, 1},
                                                                              {4, 2, 1, 1},
                                                                              {4, 3, 1, 1},
                                                                              {4, 3, 1, 3},
                                                                              {4, 4, 1, 1},
                                                                              {4, 4, 1, 3},
                                                                              {4, 5, 1, 1},
                                                                              {4, 5, 1, 3}});
}

TEST_CASE("the winning openings of 100 rows and 100 columns", "[position]") {
  const Board hundred = flipping_game(100, 100);
  const Position full = Position::all_white(hundred);
  const std::vector<Rectangle> moves = winning_moves_of(full);
  CHECK(moves.size() == 31'395);
  CHECK(is_in_order(moves));
  CHECK(std::ranges::all_of(moves, [&](const Rectangle& move) { return full.wins(move); }));
}

TEST_CASE("the lists of the corners and the list of all agree", "[position]") {
  const auto [rows, columns, row_lengths, column_lengths] =
      GENERATE(table<std::uint32_t, std::uint32_t, std::string, std::string>({
          {37, 26, "triangular", "square"},
          {200, 5, "triangular", "square"},
          {3, 200, "triangular", "square"},
          {30, 31, "all", "odd"},
          {25, 40, "primes", "2,3,17"},
      }));
  const Board some_board = board(rows, columns, row_lengths, column_lengths);
  std::mt19937 engine(11);
  std::vector<std::uint8_t> discs(some_board.disc_count());
  for (int round = 0; round < 5; ++round) {
    for (std::uint8_t& disc : discs) disc = engine() % 2;
    const auto position = Position::from_discs(some_board, discs);
    REQUIRE(position);
    std::vector<Rectangle> winning, winning_by_trial;
    std::uint64_t legal_count = 0;
    for (std::uint32_t row = 1; row <= rows; ++row)
      for (std::uint32_t column = 1; column <= columns; ++column) {
        const std::vector<Rectangle> legal = position->legal_moves_at(column, row);
        legal_count += legal.size();
        std::ranges::copy_if(legal, std::back_inserter(winning_by_trial),
                             [&](const Rectangle& move) { return position->wins(move); });
        std::ranges::copy(position->winning_moves_at(column, row), std::back_inserter(winning));
      }
    CHECK(position->legal_move_count() == legal_count);
    CHECK(winning_moves_of(*position) == winning);
    CHECK(winning == winning_by_trial);
    CHECK(is_in_order(winning));
  }
}

TEST_CASE("moves and edits keep the nimber equal to the sum of the white discs", "[position]") {
  const auto [rows, columns, row_lengths, column_lengths] =
      GENERATE(table<std::uint32_t, std::uint32_t, std::string, std::string>({
          {50, 50, "triangular", "square"},
          {13, 29, "triangular", "square"},
          {200, 200, "triangular", "square"},
          {40, 17, "all", "odd"},
          {21, 33, "fibonacci", "2,3,9"},
      }));
  const Board some_board = board(rows, columns, row_lengths, column_lengths);
  Position position = Position::all_white(some_board);
  Model model(rows, columns, row_lengths, column_lengths);
  std::mt19937 engine(5);
  for (int round = 0; round < 400; ++round) {
    const std::uint32_t column = 1 + engine() % columns, row = 1 + engine() % rows;
    INFO("round " << round << ": " << column << ", " << row);
    const std::vector<Rectangle> moves = position.legal_moves_at(column, row);
    if (!moves.empty() && engine() % 4 != 0) {
      const Rectangle& move = moves[engine() % moves.size()];
      REQUIRE(position.play(move) == Legality::legal);
      model.flip(move);
    } else {
      const bool white = engine() % 2 == 0;
      position.set_white(column, row, white);
      model.set(column, row, white);
      if (position.is_white(column, row) != white) FAIL("the disc that was set");
    }
    check_agreement(position, model);
  }
}

TEST_CASE("one winning move after the other leads to a board without moves", "[position]") {
  const Board some_board = flipping_game(15, 15);
  Position position = Position::all_white(some_board);
  REQUIRE(position.nimber() != 0);
  std::mt19937 engine(3);
  while (true) {
    const std::vector<Rectangle> winning = winning_moves_of(position);
    REQUIRE_FALSE(winning.empty());
    position.play(winning[engine() % winning.size()]);
    CHECK(position.nimber() == 0);
    CHECK(position.winning_move_count() == 0);
    if (position.is_over()) break;
    // The opponent answers at the first white disc.
    for (std::uint32_t index = 0; index < position.discs().size(); ++index)
      if (position.discs()[index] != 0) {
        position.play(position.legal_moves_at(index % 15 + 1, index / 15 + 1).front());
        break;
      }
  }
  CHECK(std::ranges::count(position.discs(), 1) == 0);
}

TEST_CASE("boards all white and all black", "[position]") {
  const Board some_board = flipping_game(6, 9);
  const Position white = Position::all_white(some_board), black = Position::all_black(some_board);
  CHECK(std::ranges::count(white.discs(), 1) == 54);
  CHECK(white.nimber() == some_board.full_nimber());
  CHECK_FALSE(white.is_over());
  CHECK(std::ranges::count(black.discs(), 0) == 54);
  CHECK(black.nimber() == 0);
  CHECK(black.is_over());
  CHECK(black.legal_move_count() == 0);
  CHECK(winning_moves_of(black).empty());
  CHECK(&white.board() == &some_board);
}

TEST_CASE("a game can be over with white discs left", "[position]") {
  const Board no_ones = board(3, 3, "2", "3");
  Position position = Position::all_white(no_ones);
  CHECK(position.legal_move_count() == 2);
  CHECK(position.play({3, 3, 3, 2}) == Legality::legal);
  CHECK(position.is_over());
  CHECK(std::ranges::count(position.discs(), 1) == 3);
}

TEST_CASE("discs are given one byte each", "[position]") {
  const Board some_board = flipping_game(4, 5);
  for (const std::size_t count : {0, 1, 19, 21, 400}) {
    const auto refused = Position::from_discs(some_board, std::vector<std::uint8_t>(count, 1));
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == Error{ErrorKind::wrong_disc_count, 20});
  }
  std::vector<std::uint8_t> discs(20);
  discs[some_board.disc_index(2, 3)] = 1;
  discs[some_board.disc_index(4, 1)] = 255;  // whatever is not 0 is white
  auto position = Position::from_discs(some_board, discs);
  REQUIRE(position);
  CHECK(position->is_white(2, 3));
  CHECK(position->is_white(4, 1));
  CHECK(std::ranges::count(position->discs(), 1) == 2);
  CHECK(std::ranges::count(position->discs(), 0) == 18);
  CHECK(position->nimber() == (1 ^ 2));
  position->set_white(4, 1, false);
  CHECK_FALSE(position->is_white(4, 1));
  CHECK(position->nimber() == 1);
}
