// The module's exports for two-dimensional games whose coins lie anywhere, by the name of the game:
// a product or a game of the plane. Rows and columns are the core's, indices from 0.
#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arrays.hpp"
#include "failure.hpp"
#include "tartan/games/block_moves.hpp"
#include "tartan/games/catalogue.hpp"
#include "tartan/games/value_table.hpp"
#include "tartan/games/winning_move.hpp"

namespace tartan::bindings {
namespace {

// Nothing of a record is to be used where its `failure` is not empty.
struct ValueTable {
  BigUint64Array values = copy_out<BigUint64Array, std::uint64_t>({});  // row by row
  std::optional<Failure> failure;
};

ValueTable describe_table(const Result<std::vector<Nimber>>& values) {
  if (!values) return {.failure = describe(values.error())};
  return {.values = copy_out<BigUint64Array, std::uint64_t>(*values), .failure = std::nullopt};
}

ValueTable table_of(const std::string& name, double rows, double columns) {
  if (const auto plane = find_plane_game(name))
    return describe_table(value_table(*plane, whole(rows), whole(columns)));
  const auto game = find_game(name);
  if (!game) return {.failure = describe(game.error())};
  return describe_table(value_table(*game, whole(rows), whole(columns)));
}

// Of a product only.
ValueTable table_by_definition(const std::string& name, double rows, double columns) {
  const auto game = find_game(name);
  if (!game) return {.failure = describe(game.error())};
  return describe_table(value_table_by_definition(*game, whole(rows), whole(columns)));
}

// Two numbers for each coin: row, column.
Uint32Array copy_coins_out(std::span<const Coin> coins) {
  std::vector<std::uint32_t> numbers;
  for (const auto [row, column] : coins) numbers.insert(numbers.end(), {row, column});
  return copy_out<Uint32Array, std::uint32_t>(numbers);
}

std::vector<Coin> copy_coins_in(const Uint32Array& array) {
  const auto numbers = copy_in<std::uint32_t>(array);
  std::vector<Coin> coins;
  for (std::size_t place = 0; place + 1 < numbers.size(); place += 2)
    coins.push_back({numbers[place], numbers[place + 1]});
  return coins;
}

// Of a product only. By value, as CoinOption has them.
struct CoinOptionsRecord {
  BigUint64Array values = copy_out<BigUint64Array, std::uint64_t>({});
  Float64Array moves = copy_out<Float64Array, double>({});
  Uint32Array turned = copy_coins_out({});                             // the coins of all of them
  Uint32Array coin_counts = copy_out<Uint32Array, std::uint32_t>({});  // of each
  std::optional<Failure> failure;
};

CoinOptionsRecord options_of(const std::string& name, std::uint32_t row, std::uint32_t column) {
  const auto game = find_game(name);
  if (!game) return {.failure = describe(game.error())};
  const auto options = coin_options(*game, {row, column});
  if (!options) return {.failure = describe(options.error())};
  std::vector<std::uint64_t> values;
  std::vector<double> moves;
  std::vector<Coin> turned;
  std::vector<std::uint32_t> counts;
  for (const CoinOption& option : *options) {
    values.push_back(option.value);
    moves.push_back(static_cast<double>(option.moves));
    turned.insert(turned.end(), option.turned.begin(), option.turned.end());
    counts.push_back(static_cast<std::uint32_t>(option.turned.size()));
  }
  return {.values = copy_out<BigUint64Array, std::uint64_t>(values),
          .moves = copy_out<Float64Array, double>(moves),
          .turned = copy_coins_out(turned),
          .coin_counts = copy_out<Uint32Array, std::uint32_t>(counts),
          .failure = std::nullopt};
}

// The steps to a winning move. Where the nimber is 0 there is none, and only `numbers` says so.
struct SolutionRecord {
  // s, v, u and, in a product, v1, u1, v2, u2, as winning_move.hpp has them.
  BigUint64Array numbers = copy_out<BigUint64Array, std::uint64_t>({});
  Uint32Array head = copy_coins_out({});
  // What is turned: in a product where these rows and columns cross, else the coins.
  Uint32Array rows = copy_coins_out({});
  Uint32Array columns = copy_coins_out({});
  Uint32Array coins = copy_coins_out({});
  std::optional<Failure> failure;
};

SolutionRecord solve_plane(PlaneGame game, std::span<const Coin> heads) {
  const auto solution = solve_position(game, heads);
  if (!solution) return {.failure = describe(solution.error())};
  std::vector<std::uint64_t> numbers{solution->nimber};
  SolutionRecord record;
  if (const auto& head = solution->head) {
    numbers.insert(numbers.end(), {head->value, head->wanted});
    record.head = copy_coins_out({&head->coin, 1});
    record.coins = copy_coins_out(solution->turned);
  }
  record.numbers = copy_out<BigUint64Array, std::uint64_t>(numbers);
  return record;
}

SolutionRecord solve_product(const BoardGame& game, std::span<const Coin> heads) {
  const auto solution = solve_position(game, heads);
  if (!solution) return {.failure = describe(solution.error())};
  const auto& [nimber, head, rows, columns] = *solution;
  std::vector<std::uint64_t> numbers{nimber};
  SolutionRecord record;
  if (head) {
    numbers.insert(numbers.end(), {head->value, head->wanted, rows.value, rows.wanted,
                                   columns.value, columns.wanted});
    record.head = copy_coins_out({&head->coin, 1});
    record.rows = copy_out<Uint32Array, std::uint32_t>(rows.turned);
    record.columns = copy_out<Uint32Array, std::uint32_t>(columns.turned);
  }
  record.numbers = copy_out<BigUint64Array, std::uint64_t>(numbers);
  return record;
}

// Each head is given once.
SolutionRecord solve_heads(const std::string& name, const Uint32Array& heads) {
  if (const auto plane = find_plane_game(name)) return solve_plane(*plane, copy_coins_in(heads));
  const auto game = find_game(name);
  if (!game) return {.failure = describe(game.error())};
  return solve_product(*game, copy_coins_in(heads));
}

struct BlockMovesRecord {
  double nimber = 0;  // below 2^20 on such small boards
  double legal = 0;
  Uint32Array winning = copy_coins_out({});                            // the coins of all of them
  Uint32Array coin_counts = copy_out<Uint32Array, std::uint32_t>({});  // of each
  std::optional<Failure> failure;
};

BlockMovesRecord list_blocks(double rows, double columns, const Uint8Array& coins) {
  const auto moves = list_block_moves(whole(rows), whole(columns), copy_in<std::uint8_t>(coins));
  if (!moves) return {.failure = describe(moves.error())};
  std::vector<Coin> winning;
  std::vector<std::uint32_t> counts;
  for (const std::vector<Coin>& turned : moves->winning) {
    winning.insert(winning.end(), turned.begin(), turned.end());
    counts.push_back(static_cast<std::uint32_t>(turned.size()));
  }
  return {.nimber = static_cast<double>(moves->nimber),
          .legal = static_cast<double>(moves->legal),
          .winning = copy_coins_out(winning),
          .coin_counts = copy_out<Uint32Array, std::uint32_t>(counts),
          .failure = std::nullopt};
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_table) {
  using namespace emscripten;

  value_object<ValueTable>("ValueTable")
      .field("values", &ValueTable::values)
      .field("failure", &ValueTable::failure);
  function("valueTable", &table_of);
  function("valueTableByDefinition", &table_by_definition);

  value_object<CoinOptionsRecord>("CoinOptionsRecord")
      .field("values", &CoinOptionsRecord::values)
      .field("moves", &CoinOptionsRecord::moves)
      .field("turned", &CoinOptionsRecord::turned)
      .field("coinCounts", &CoinOptionsRecord::coin_counts)
      .field("failure", &CoinOptionsRecord::failure);
  function("coinOptions", &options_of);

  value_object<SolutionRecord>("SolutionRecord")
      .field("numbers", &SolutionRecord::numbers)
      .field("head", &SolutionRecord::head)
      .field("rows", &SolutionRecord::rows)
      .field("columns", &SolutionRecord::columns)
      .field("coins", &SolutionRecord::coins)
      .field("failure", &SolutionRecord::failure);
  function("solvePosition", &solve_heads);

  value_object<BlockMovesRecord>("BlockMovesRecord")
      .field("nimber", &BlockMovesRecord::nimber)
      .field("legal", &BlockMovesRecord::legal)
      .field("winning", &BlockMovesRecord::winning)
      .field("coinCounts", &BlockMovesRecord::coin_counts)
      .field("failure", &BlockMovesRecord::failure);
  function("listBlockMoves", &list_blocks);
}

}  // namespace tartan::bindings
