#include "tartan/games/plane_game.hpp"

#include <catch_amalgamated.hpp>
#include <random>
#include <set>
#include <vector>

#include "plane_by_rule.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

constexpr auto twins = PlaneGame::acrostic_twins;
constexpr auto blocks = PlaneGame::connected_blocks;

Nimber value(PlaneGame game, std::uint32_t row, std::uint32_t column) {
  const auto value = coin_value(game, {row, column});
  REQUIRE(value);
  return *value;
}

// Values by the definition: the mex of the XORs of each set's other coins.
std::vector<Nimber> values_by_mex(PlaneGame game, std::uint32_t rows, std::uint32_t columns) {
  const std::vector<SmallMove> moves = moves_by_rule(game, rows, columns);
  std::vector<Nimber> values(rows * columns);
  for (std::uint32_t corner = 0; corner < values.size(); ++corner) {
    std::set<Nimber> options;
    for (const SmallMove& move : moves) {
      if (move.corner != CoinSet{1} << corner) continue;
      Nimber others = 0;
      for (std::uint32_t coin = 0; coin < corner; ++coin)
        if ((move.turned >> coin & 1U) != 0) others ^= values[coin];
      options.insert(others);
    }
    while (options.contains(values[corner])) ++values[corner];
  }
  return values;
}

// Plain conditions instead of CHECK, because there are hundreds of thousands of moves.
void check_move(PlaneGame game, Coin corner, Nimber wanted) {
  const std::vector<Coin> turned = find_move(game, corner, wanted);
  if (turned.front() != corner) FAIL("the corner is not the first coin");
  if (std::set(turned.begin(), turned.end()).size() != turned.size()) FAIL("a coin twice");
  Nimber others = value(game, corner.row, corner.column);
  for (const Coin coin : turned) {
    if (coin.row > corner.row || coin.column > corner.column) FAIL("a coin behind the corner");
    others ^= value(game, coin.row, coin.column);
  }
  if (others != wanted) FAIL("the others are worth " << others << ", not " << wanted);
  if (game == twins && (turned.size() != 2 ||
                        (turned[0].row != turned[1].row && turned[0].column != turned[1].column)))
    FAIL("no twins");
  if (game == blocks && !is_one_block(turned)) FAIL("no block");
}

}  // namespace

TEST_CASE("plane games by their names", "[plane_game]") {
  CHECK(find_plane_game("acrostic-twins") == twins);
  CHECK(find_plane_game("connected-blocks") == blocks);
  for (const char* const name : {"", "twins", "Acrostic-Twins", "connected-blocks "})
    CHECK_FALSE(find_plane_game(name));
}

TEST_CASE("the worked values of the plane games", "[plane_game]") {
  CHECK((value(twins, 1, 3) ^ value(twins, 3, 2) ^ value(twins, 4, 4)) == 3);
  const std::vector<std::vector<Nimber>> first_blocks{{1, 2, 1, 4}, {2, 4, 8, 16}, {1, 8, 16, 32}};
  for (std::uint32_t row = 0; row < 3; ++row)
    for (std::uint32_t column = 0; column < 4; ++column)
      CHECK(value(blocks, row, column) == first_blocks[row][column]);
}

TEST_CASE("values of plane games are those of the definition", "[plane_game]") {
  const PlaneGame game = GENERATE(twins, blocks);
  const auto [rows, columns] = GENERATE(
      table<std::uint32_t, std::uint32_t>({{4, 4}, {3, 5}, {5, 3}, {2, 8}, {8, 2}, {1, 16}}));
  const std::vector<Nimber> by_mex = values_by_mex(game, rows, columns);
  for (std::uint32_t row = 0; row < rows; ++row)
    for (std::uint32_t column = 0; column < columns; ++column) {
      INFO("row " << row << ", column " << column << " of " << rows << " by " << columns);
      CHECK(value(game, row, column) == by_mex[row * columns + column]);
    }
}

TEST_CASE("where values of plane games end", "[plane_game]") {
  const Error outside{ErrorKind::too_many_grundy_numbers, 1'000'000};
  for (const PlaneGame game : {twins, blocks}) {
    CHECK(coin_value(game, {1'000'000, 0}).error() == outside);
    CHECK(coin_value(game, {0, 1'000'000}).error() == outside);
  }
  CHECK(value(twins, 999'999, 1) == 999'998);
  CHECK(value(blocks, 0, 524'287) == 524'288);
  CHECK(value(blocks, 999'999, 0) == 64);
  CHECK(value(blocks, 31, 32) == Nimber{1} << 63);
  const Error too_large{ErrorKind::value_too_large, 63};
  CHECK(coin_value(blocks, {32, 32}).error() == too_large);
  CHECK(coin_value(blocks, {1, 63}).error() == too_large);
}

TEST_CASE("a plane game has a move to each smaller value", "[plane_game]") {
  const PlaneGame game = GENERATE(twins, blocks);
  for (std::uint32_t row = 0; row < 14; ++row)
    for (std::uint32_t column = 0; row + column < 14; ++column) {
      INFO("row " << row << ", column " << column);
      for (Nimber wanted = 0; wanted < value(game, row, column); ++wanted)
        check_move(game, {row, column}, wanted);
    }
  SUCCEED();
}

TEST_CASE("moves of plane games far out", "[plane_game]") {
  std::mt19937_64 engine(20261123);
  for (std::uint32_t row = 1; row < 63; ++row)
    for (int round = 0; round < 50; ++round) check_move(blocks, {row, 63 - row}, engine() >> 1U);
  for (std::uint32_t bit = 0; bit <= 10; ++bit) {
    check_move(blocks, {0, 4'095}, (Nimber{1} << bit) - 1);
    check_move(blocks, {2'047, 0}, (Nimber{1} << bit) - 1);
    check_move(twins, {999'999, 999'998}, 0);
    check_move(twins, {999'999, 123}, Nimber{1} << bit);
  }
  SUCCEED();
}
