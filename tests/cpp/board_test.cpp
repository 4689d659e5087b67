#include "tartan/games/board.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <string>
#include <utility>
#include <vector>

#include "boards.hpp"
#include "line_by_rule.hpp"
#include "nim_product_by_rule.hpp"
#include "tartan/games/catalogue.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

const std::vector<std::string> line_games{"single",   "twins",           "ruler",
                                          "runs:odd", "runs:triangular", "runs:3,7,199"};

Board named(const std::string& name, std::uint64_t rows, std::uint64_t columns) {
  const auto game = find_game(name);
  REQUIRE(game);
  auto created = Board::create(*game, rows, columns);
  REQUIRE(created);
  return std::move(*created);
}

using Values = std::vector<std::uint32_t>;

Values row_of(const Board& board, std::uint32_t row) {
  const auto values = board.coin_values().subspan(board.coin_index(row, 0), board.columns().size());
  return {values.begin(), values.end()};
}

}  // namespace

TEST_CASE("the boards with a name", "[board]") {
  CHECK(*find_game("flipping-game") == *find_game("runs:triangular*runs:square"));
  CHECK(*find_game("flipping-game") == flipping_game());
  CHECK(*find_game("rugs") == *find_game("ruler*runs:all"));
  CHECK(*find_game("turning-corners") == *find_game("twins*twins"));
  CHECK(*find_game("single*runs:1,3") ==
        BoardGame{*LineGame::parse("single"), *LineGame::parse("runs:3,1")});
  CHECK(*find_game("twins*ruler") != *find_game("ruler*twins"));
  for (const std::string name : {"", "*", "twins", "twins*", "*twins", "Rugs", "rugs*twins",
                                 "twins*twins*twins", "twins x twins"}) {
    INFO(name);
    const auto refused = find_game(name);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == Error{ErrorKind::unknown_game, 0});
  }
  for (const std::string name : {"runs:even*twins", "twins*runs:"}) {
    INFO(name);
    const auto refused = find_game(name);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == Error{ErrorKind::bad_length_family, 0});
  }
}

TEST_CASE("a side of a board has 1 to 200 places", "[board]") {
  for (const std::uint64_t size : {std::uint64_t{0}, std::uint64_t{201}, ~std::uint64_t{0}}) {
    const Error expected{ErrorKind::board_out_of_range, 200};
    CHECK(Board::create(flipping_game(), size, 5).error() == expected);
    CHECK(Board::create(flipping_game(), 5, size).error() == expected);
  }
  CHECK(Board::create(flipping_game(), 0, 999).error() ==
        Error{ErrorKind::board_out_of_range, 200});
  CHECK(named("rugs", 1, 200).coin_count() == 200);
  CHECK(named("rugs", 200, 200).coin_count() == 40'000);
}

TEST_CASE("the board of Acrostic Twins", "[board]") {
  const Error expected{ErrorKind::board_out_of_range, 128};
  for (const std::uint64_t size : {std::uint64_t{0}, std::uint64_t{129}, ~std::uint64_t{0}}) {
    CHECK(create_board("acrostic-twins", size, 5).error() == expected);
    CHECK(create_board("acrostic-twins", 5, size).error() == expected);
  }
  const auto board = create_board("acrostic-twins", 128, 128);
  REQUIRE(board);
  CHECK_FALSE(board->is_product());
  for (std::uint32_t row = 0; row < 128; ++row)
    for (std::uint32_t column = 0; column < 128; ++column) {
      if (board->coin_values()[board->coin_index(row, column)] != (row ^ column))
        FAIL("the value at " << row << ", " << column);
      if (board->move_count_at(row, column) != row + column)
        FAIL("the moves at " << row << ", " << column);
    }
  // Twins in both lines aren't a move, and neither is the corner alone.
  CHECK(board->go_together(3, 0));
  CHECK(board->go_together(0, 3));
  CHECK_FALSE(board->go_together(3, 3));
  CHECK_FALSE(board->go_together(0, 0));
  // Twins change a position by their nimber if the other line has only the corner.
  CHECK(board->wanted(alone_nimber, 5) == 5);
  CHECK(board->wanted(5, 5) == alone_nimber);
  CHECK(board->wanted(5, 6) == 0);
  CHECK(board->wanted(alone_nimber, alone_nimber) == 0);
}

TEST_CASE("boards by their names", "[board]") {
  const auto rugs = create_board("rugs", 3, 7);
  REQUIRE(rugs);
  CHECK(rugs->is_product());
  CHECK(rugs->coin_count() == 21);
  CHECK(create_board("rugs", 3, 201).error() == Error{ErrorKind::board_out_of_range, 200});
  CHECK(create_board("connected-blocks", 3, 3).error() == Error{ErrorKind::unknown_game, 0});
}

TEST_CASE("coins lie row by row", "[board]") {
  const Board oblong = named("rugs", 3, 7);
  CHECK(oblong.coin_index(0, 0) == 0);
  CHECK(oblong.coin_index(0, 6) == 6);
  CHECK(oblong.coin_index(1, 0) == 7);
  CHECK(oblong.coin_index(2, 6) == 20);
}

TEST_CASE("the worked values of the boards", "[board]") {
  const Board five = named("flipping-game", 5, 5);
  for (std::uint32_t row = 0; row < 5; ++row) CHECK(row_of(five, row) == Values{1, 1, 1, 2, 1});
  CHECK(row_of(named("rugs", 8, 8), 7) == Values{8, 12, 8, 11, 8, 12, 8, 13});
  CHECK(row_of(named("single*twins", 2, 6), 1) == Values{0, 1, 2, 3, 4, 5});
  // Turning Corners' table is the nim-multiplication table.
  const Board corners = named("turning-corners", 200, 200);
  for (std::uint32_t row = 0; row < 200; ++row)
    for (std::uint32_t column = 0; column < 200; ++column)
      if (corners.coin_values()[corners.coin_index(row, column)] !=
          nim_product_by_rule(row, column, 4))
        FAIL(row << ", " << column);
}

TEST_CASE("a coin is worth the product of its Grundy numbers", "[board]") {
  for (const std::string& row_game : line_games)
    for (const std::string& column_game : line_games) {
      INFO(row_game << " and " << column_game);
      const Board oblong = board(200, 90, row_game, column_game);
      const LineByRule rows(row_game, 200), columns(column_game, 90);
      for (std::uint32_t row = 0; row < 200; ++row)
        for (std::uint32_t column = 0; column < 90; ++column) {
          const Nimber value = oblong.coin_values()[oblong.coin_index(row, column)];
          if (value != nim_product_by_rule(rows.grundy[row], columns.grundy[column], 4))
            FAIL(row << ", " << column);
        }
    }
}

TEST_CASE("a move changes the position by the values of its coins", "[board]") {
  for (const auto& [row_game, column_game] :
       std::vector<std::pair<std::string, std::string>>{{"runs:triangular", "runs:square"},
                                                        {"ruler", "ruler"},
                                                        {"twins", "twins"},
                                                        {"twins", "ruler"},
                                                        {"single", "twins"}}) {
    INFO(row_game << " and " << column_game);
    const Board oblong = board(23, 19, row_game, column_game);
    const LineByRule rows(row_game, 23), columns(column_game, 19);
    for (std::uint8_t row = 0; row < 23; row += 3)
      for (std::uint8_t column = 0; column < 19; column += 2)
        for (Kind row_kind = 0; row_kind < rows.sets[row].size(); ++row_kind)
          for (Kind column_kind = 0; column_kind < columns.sets[column].size(); ++column_kind) {
            Nimber sum = 0;
            for (const std::uint32_t y : rows.sets[row][row_kind])
              for (const std::uint32_t x : columns.sets[column][column_kind])
                sum ^= oblong.coin_values()[oblong.coin_index(y, x)];
            if (oblong.move_nimber({row, column, row_kind, column_kind}) != sum)
              FAIL(+row << ", " << +column << ": " << row_kind << " and " << column_kind);
          }
  }
}
