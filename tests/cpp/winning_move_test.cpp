#include "tartan/games/winning_move.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "boards.hpp"
#include "plane_by_rule.hpp"
#include "tartan/games/catalogue.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

BoardGame named(const std::string& name) {
  const auto game = find_game(name);
  REQUIRE(game);
  return *game;
}

ProductSolution solved(const std::string& name, const std::vector<Coin>& heads) {
  auto solution = solve_position(named(name), heads);
  REQUIRE(solution);
  return std::move(*solution);
}

std::vector<Coin> coins_of(CoinSet set, std::uint32_t columns) {
  std::vector<Coin> coins;
  for (std::uint32_t index = 0; set >> index != 0; ++index)
    if ((set >> index & 1U) != 0) coins.push_back({index / columns, index % columns});
  return coins;
}

CoinSet set_of(const std::vector<Coin>& coins, std::uint32_t columns) {
  CoinSet set = 0;
  for (const Coin coin : coins) set |= CoinSet{1} << (coin.row * columns + coin.column);
  return set;
}

std::vector<Coin> crossing(const ProductSolution& solution) {
  std::vector<Coin> coins;
  for (const std::uint32_t row : solution.rows.turned)
    for (const std::uint32_t column : solution.columns.turned) coins.push_back({row, column});
  return coins;
}

bool is_move(const std::vector<SmallMove>& moves, CoinSet corner, CoinSet turned) {
  return std::ranges::any_of(
      moves, [=](const SmallMove& move) { return move.corner == corner && move.turned == turned; });
}

// Checks every position of a small board against a search of the whole game.
template <class Solve>
void check_positions(std::uint32_t rows, std::uint32_t columns, const std::vector<SmallMove>& moves,
                     Solve solve) {
  const std::vector<std::uint16_t> grundy = search_all_positions(rows * columns, moves);
  for (CoinSet heads = 0; heads < grundy.size(); ++heads) {
    INFO(rows << " rows, " << columns << " columns, heads " << heads);
    const auto [nimber, head, turned] = solve(coins_of(heads, columns));
    if (nimber != grundy[heads]) FAIL("the nimber");
    if (head.has_value() != (nimber != 0)) FAIL("whether it can be won");
    if (!head) continue;
    const CoinSet corner = set_of({head->coin}, columns), set = set_of(turned, columns);
    if ((heads & corner) == 0) FAIL("the corner is tails");
    if (!is_move(moves, corner, set)) FAIL("no move");
    if (grundy[heads ^ set] != 0) FAIL("it does not win");
  }
  SUCCEED();
}

using Found = std::tuple<Nimber, std::optional<WinningHead>, std::vector<Coin>>;

void check_product(std::uint32_t rows, std::uint32_t columns, const std::string& row_game,
                   const std::string& column_game) {
  INFO(row_game << " and " << column_game);
  const BoardGame game = named(row_game + "*" + column_game);
  check_positions(rows, columns, all_moves({{row_game, rows}, {column_game, columns}}),
                  [&](const std::vector<Coin>& heads) -> Found {
                    const auto solution = solve_position(game, heads);
                    REQUIRE(solution);
                    return {solution->nimber, solution->head, crossing(*solution)};
                  });
}

// Checks, for every position of a board, that a winning move has the first head that the nimber
// lowers as its corner.
void check_on_board(std::uint32_t rows, std::uint32_t columns, const std::string& row_game,
                    const std::string& column_game) {
  INFO(rows << " rows of " << row_game << ", " << columns << " columns of " << column_game);
  const Board on = board(rows, columns, row_game, column_game);
  for (CoinSet heads = 0; heads >> on.coin_count() == 0; ++heads) {
    std::vector<std::uint8_t> coins;
    for (std::size_t index = 0; index < on.coin_count(); ++index)
      coins.push_back(heads >> index & 1U);
    const auto position = Position::from_coins(on, coins);
    REQUIRE(position);
    const auto move = solve_position(*position);
    if (move.has_value() != (position->nimber() != 0)) FAIL("whether it can be won");
    if (!move) continue;
    if (!position->wins(*move)) FAIL("it does not win");
    const std::size_t corner = on.coin_index(move->row, move->column);
    for (std::size_t index = 0; index < corner; ++index) {
      const Nimber value = on.coin_values()[index];
      if (coins[index] != 0 && (value ^ position->nimber()) < value) FAIL("not the first head");
    }
  }
  SUCCEED();
}

// Checks the equations of the three steps.
void check_steps(const ProductSolution& solution) {
  const auto& [nimber, head, rows, columns] = solution;
  REQUIRE(head);
  CHECK(head->value == nim_product(rows.value, columns.value));
  CHECK(head->wanted == (head->value ^ nimber));
  CHECK(head->wanted < head->value);
  CHECK(rows.wanted < rows.value);
  CHECK(columns.wanted < columns.value);
  CHECK(nim_product(rows.wanted ^ rows.value, columns.wanted ^ columns.value) == nimber);
  CHECK(rows.turned.back() == head->coin.row);
  CHECK(columns.turned.back() == head->coin.column);
}

}  // namespace

TEST_CASE("a winning move of every position of small products", "[winning_move]") {
  for (const auto& [row_game, column_game] :
       std::vector<std::pair<std::string, std::string>>{{"runs:triangular", "runs:square"},
                                                        {"twins", "twins"},
                                                        {"ruler", "twins"},
                                                        {"single", "ruler"},
                                                        {"ruler", "ruler"},
                                                        {"mock-turtles", "mock-turtles"},
                                                        {"turning-turtles", "twins-within:4"},
                                                        {"sym", "grunt"},
                                                        {"turnips", "triplets"},
                                                        {"pattern:0;0,2", "moebius"}}) {
    check_product(3, 4, row_game, column_game);
    check_product(2, 5, row_game, column_game);
    check_product(11, 1, row_game, column_game);
    check_on_board(3, 4, row_game, column_game);
  }
}

TEST_CASE("a winning move of every position of small plane games", "[winning_move]") {
  const PlaneGame game = GENERATE(PlaneGame::acrostic_twins, PlaneGame::connected_blocks);
  for (const auto& [rows, columns] :
       std::vector<std::pair<std::uint32_t, std::uint32_t>>{{3, 4}, {4, 3}, {2, 6}, {1, 12}})
    check_positions(rows, columns, moves_by_rule(game, rows, columns),
                    [=](const std::vector<Coin>& heads) -> Found {
                      const auto solution = solve_position(game, heads);
                      REQUIRE(solution);
                      return {solution->nimber, solution->head, solution->turned};
                    });
}

TEST_CASE("a winning move of every position of small boards of Acrostic Twins", "[winning_move]") {
  for (const auto& [rows, columns] :
       std::vector<std::pair<std::uint32_t, std::uint32_t>>{{3, 4}, {4, 3}, {1, 12}, {12, 1}})
    check_on_board(rows, columns, "acrostic-twins", "acrostic-twins");
}

TEST_CASE("three heads in five games", "[winning_move]") {
  // Heads in the 2nd row and 4th column, the 4th row and 3rd column, the 5th row and 5th column.
  const std::vector<Coin> heads{{1, 3}, {3, 2}, {4, 4}};
  const auto [name, nimber] = GENERATE(table<std::string, Nimber>({{"turning-corners", 4},
                                                                   {"turning-turtles-squared", 3},
                                                                   {"rugs", 13},
                                                                   {"mock-turtles-squared", 14}}));
  INFO(name);
  const ProductSolution solution = solved(name, heads);
  CHECK(solution.nimber == nimber);
  check_steps(solution);
  CHECK(solve_position(PlaneGame::acrostic_twins, heads)->nimber == 3);
}

TEST_CASE("two heads of Twins within 4 times Ruler", "[winning_move]") {
  // (100, 100) and (4, 1), counted from 1: 4 (x) 4 = 6 and 3 (x) 1 = 3.
  const ProductSolution solution = solved("twins-within:4*ruler", {{99, 99}, {3, 0}});
  CHECK(solution.nimber == 5);
  CHECK(solution.head == WinningHead{{99, 99}, 6, 3});
  CHECK(solution.rows == WinningLineMove{4, 2, {97, 99}});
  CHECK(solution.columns == WinningLineMove{4, 2, {96, 97, 98, 99}});
}

TEST_CASE("positions without a winning move", "[winning_move]") {
  CHECK_FALSE(solved("rugs", {}).head);
  CHECK(solved("rugs", {}).nimber == 0);
  CHECK_FALSE(solved("rugs", {{0, 0}, {2, 2}}).head);
  CHECK_FALSE(solve_position(PlaneGame::connected_blocks, std::vector<Coin>{})->head);
  CHECK_FALSE(solve_position(PlaneGame::acrostic_twins, std::vector<Coin>{{3, 3}, {1, 1}})->head);
}

TEST_CASE("heads anywhere on a thousand rows and columns", "[winning_move]") {
  const BoardGame game = named("mock-turtles-squared");
  const auto grundy = game.rows.grundy_numbers(1000);
  std::mt19937 engine(20261123);
  for (const std::uint32_t count : {1U, 2U, 3U, 100U, 10'000U}) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> places;
    while (places.size() < count) places.emplace(engine() % 1000, engine() % 1000);
    std::vector<Coin> heads;
    Nimber nimber = 0;
    for (const auto& [row, column] : places) {
      heads.push_back({row, column});
      nimber ^= nim_product((*grundy)[row], (*grundy)[column]);
    }
    const auto solution = solve_position(game, heads);
    REQUIRE(solution);
    CHECK(solution->nimber == nimber);
    check_steps(*solution);
    for (const Coin coin : crossing(*solution))
      nimber ^= nim_product((*grundy)[coin.row], (*grundy)[coin.column]);
    CHECK(nimber == 0);
    CHECK(solution->rows.turned.size() <= 3);
    CHECK(solution->columns.turned.size() <= 3);
  }
}

TEST_CASE("heads that have no value", "[winning_move]") {
  const BoardGame game = named("ruler*twins");
  const Error too_many{ErrorKind::too_many_grundy_numbers, game.rows.largest_count()};
  const auto far = static_cast<std::uint32_t>(game.rows.largest_count());
  CHECK(solve_position(game, std::vector<Coin>{{far, 0}}).error() == too_many);
  CHECK(solve_position(game, std::vector<Coin>{{0, far}}).error().kind == too_many.kind);
  CHECK(solve_position(PlaneGame::connected_blocks, std::vector<Coin>{{0, 0}, {32, 32}}).error() ==
        Error{ErrorKind::value_too_large, 63});
}
