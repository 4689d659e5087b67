#include "tartan/games/value_table.hpp"

#include <catch_amalgamated.hpp>
#include <string>
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
  // Turning Corners' table is that of nim-multiplication.
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

TEST_CASE("tables that are refused", "[value_table]") {
  const Error out_of_range{ErrorKind::table_out_of_range, 1'000'000};
  for (const auto& [rows, columns] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
           {0, 5}, {5, 0}, {1001, 1000}, {~std::uint64_t{0}, 2}, {2, ~std::uint64_t{0}}}) {
    CHECK(value_table(named("rugs"), rows, columns).error() == out_of_range);
    CHECK(value_table(PlaneGame::acrostic_twins, rows, columns).error() == out_of_range);
  }
  CHECK(value_table(named("rugs"), 1000, 1000));
  CHECK(value_table(PlaneGame::connected_blocks, 33, 33).error() ==
        Error{ErrorKind::value_too_large, 63});
  CHECK(value_table_by_definition(named("rugs"), 67, 67).error() ==
        Error{ErrorKind::too_many_moves, 4'000'000});
  CHECK(value_table_by_definition(named("rugs"), 0, 5).error() ==
        Error{ErrorKind::board_out_of_range, 200});
}
