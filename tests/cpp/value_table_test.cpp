#include "tartan/games/value_table.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "nim_product_by_rule.hpp"
#include "tartan/games/catalogue.hpp"

using namespace tartan;

namespace {

using Values = std::vector<Nimber>;

BoardGame named(const std::string& name) {
  const auto game = find_game(name);
  REQUIRE(game);
  return *game;
}

Values table(const std::string& name, std::uint64_t rows, std::uint64_t columns) {
  const auto values = value_table(named(name), rows, columns);
  REQUIRE(values);
  return *values;
}

}  // namespace

TEST_CASE("the worked tables", "[value_table]") {
  // Turning Corners' table is the nim-multiplication table.
  const Values corners = table("turning-corners", 64, 64);
  for (std::size_t row = 0; row < 64; ++row)
    for (std::size_t column = 0; column < 64; ++column)
      if (corners[64 * row + column] != nim_product_by_rule(row, column))
        FAIL(row << ", " << column);
  const Values rugs = table("rugs", 8, 8);
  CHECK(Values(rugs.end() - 8, rugs.end()) == Values{8, 12, 8, 11, 8, 12, 8, 13});
  CHECK(table("mock-turtles-squared", 5, 6) == Values{1, 2,  4,  7,  8,  11,  //
                                                      2, 3,  8,  9,  12, 13,  //
                                                      4, 8,  6,  10, 11, 7,   //
                                                      7, 9,  10, 4,  15, 1,   //
                                                      8, 12, 11, 15, 13, 9});
  CHECK(*value_table(PlaneGame::connected_blocks, 3, 4) ==
        Values{1, 2, 1, 4, 2, 4, 8, 16, 1, 8, 16, 32});
  CHECK(*value_table(PlaneGame::acrostic_twins, 2, 3) == Values{0, 1, 2, 1, 0, 3});
}

TEST_CASE("the theorem gives what the definition gives", "[value_table]") {
  for (const char* const name :
       {"flipping-game", "rugs", "turning-corners", "mock-turtles-squared",
        "turning-turtles-squared", "twins-within:4*ruler", "runs:primes*turnips", "single*grunt",
        "sym*triplets", "grunt*runs:1,3,7"}) {
    INFO(name);
    const auto by_definition = value_table_by_definition(named(name), 12, 11);
    REQUIRE(by_definition);
    CHECK(*by_definition == table(name, 12, 11));
  }
  CHECK(*value_table_by_definition(named("rugs"), 60, 60) == table("rugs", 60, 60));
}

TEST_CASE("the options of a coin, each with a move that leaves it", "[value_table]") {
  // Turning Corners at (2, 3): r' (x) 3 ^ 2 (x) c' ^ r' (x) c' for r' < 2 and c' < 3.
  const auto corners = coin_options(named("turning-corners"), {2, 3});
  REQUIRE(corners);
  std::map<Nimber, std::uint64_t> moves_by_value;
  for (Nimber row = 0; row < 2; ++row)
    for (Nimber column = 0; column < 3; ++column)
      ++moves_by_value[nim_product_by_rule(row, 3) ^ nim_product_by_rule(2, column) ^
                       nim_product_by_rule(row, column)];
  CHECK(corners->size() == moves_by_value.size());
  for (const auto& [value, moves, turned] : *corners) CHECK(moves == moves_by_value[value]);

  for (const char* const name : {"rugs", "mock-turtles-squared", "grunt*turnips", "sym*twins"}) {
    INFO(name);
    const Values values = table(name, 9, 9);
    for (std::uint32_t row = 0; row < 9; ++row)
      for (std::uint32_t column = 0; column < 9; ++column) {
        const auto options = coin_options(named(name), {row, column});
        REQUIRE(options);
        Nimber mex = 0;
        for (const auto& [value, moves, turned] : *options) {
          if (value == mex) ++mex;
          CHECK(moves >= 1);
          CHECK(std::ranges::is_sorted(turned));
          CHECK(turned.back() == Coin{row, column});
          Nimber all = 0;
          for (const Coin coin : turned) all ^= values[9 * coin.row + coin.column];
          CHECK(all == (value ^ values[9 * row + column]));
        }
        CHECK(mex == values[9 * row + column]);
      }
  }
  CHECK(coin_options(named("rugs"), {66, 66}).error() ==
        Error{ErrorKind::too_many_moves, 4'000'000});
  CHECK(coin_options(named("rugs"), {~std::uint32_t{0}, 0}).error() ==
        Error{ErrorKind::board_out_of_range, 200});
}

TEST_CASE("tables that are refused", "[value_table]") {
  const Error out_of_range{ErrorKind::table_out_of_range, 1'000'000};
  for (const auto& [rows, columns] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
           {0, 5}, {5, 0}, {1001, 1000}, {~std::uint64_t{0}, 2}, {2, ~std::uint64_t{0}}}) {
    CHECK(value_table(named("rugs"), rows, columns).error() == out_of_range);
    CHECK(value_table(PlaneGame::acrostic_twins, rows, columns).error() == out_of_range);
  }
  CHECK(value_table(named("rugs"), 1000, 1000));
  const Error too_many{ErrorKind::too_many_grundy_numbers, 44};
  CHECK(value_table(named("sym*ruler"), 45, 1).error() == too_many);
  CHECK(value_table(named("ruler*sym"), 1, 45).error() == too_many);
  CHECK(value_table(PlaneGame::connected_blocks, 33, 33).error() ==
        Error{ErrorKind::value_too_large, 63});
  CHECK(value_table_by_definition(named("rugs"), 67, 67).error() ==
        Error{ErrorKind::too_many_moves, 4'000'000});
  CHECK(value_table_by_definition(named("rugs"), 0, 5).error() ==
        Error{ErrorKind::board_out_of_range, 200});
}
