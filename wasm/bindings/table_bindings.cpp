// Exports for two-dimensional games whose coins lie anywhere, found by name: products and games of
// the plane. Rows and columns are indices from 0, as in the core.
#include <emscripten/bind.h>

#include <cstdint>
#include <functional>
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

ValueTable value_table_of(const std::string& name, double rows, double columns) {
  if (const auto plane = find_plane_game(name))
    return describe_table(value_table(*plane, whole(rows), whole(columns)));
  const auto game = find_game(name);
  if (!game) return {.failure = describe(game.error())};
  return describe_table(value_table(*game, whole(rows), whole(columns)));
}

// The table of a product by the definition alone; games of the plane have none.
ValueTable table_by_definition(const std::string& name, double rows, double columns) {
  const auto game = find_game(name);
  if (!game) return {.failure = describe(game.error())};
  return describe_table(value_table_by_definition(*game, whole(rows), whole(columns)));
}

EMSCRIPTEN_DECLARE_VAL_TYPE(Coins)
EMSCRIPTEN_DECLARE_VAL_TYPE(CoinLists)
EMSCRIPTEN_DECLARE_VAL_TYPE(CoinOptions)

Coins copy_coins_out(std::span<const Coin> coins) { return list_of<Coins>(coins, std::identity{}); }

struct CoinOptionRecord {
  BigInt value{val::undefined()};
  double moves = 0;
  Coins turned{val::undefined()};
};

struct CoinOptionsRecord {
  CoinOptions options{val::array()};
  std::optional<Failure> failure;
};

// The options of a coin of a product, ascending by value (CoinOption).
CoinOptionsRecord options_of(const std::string& name, std::uint32_t row, std::uint32_t column) {
  const auto game = find_game(name);
  if (!game) return {.failure = describe(game.error())};
  const auto options = coin_options(*game, {row, column});
  if (!options) return {.failure = describe(options.error())};
  const auto record_of = [](const CoinOption& option) {
    return CoinOptionRecord{.value = big_int(option.value),
                            .moves = static_cast<double>(option.moves),
                            .turned = copy_coins_out(option.turned)};
  };
  return {.options = list_of<CoinOptions>(*options, record_of), .failure = std::nullopt};
}

struct SolutionRecord {
  BigInt nimber = big_int(0);
  Coins turned{val::array()};  // by a winning move; none where the nimber is 0
  std::optional<Failure> failure;
};

SolutionRecord solve_plane(PlaneGame game, std::span<const Coin> heads) {
  const auto solution = solve_position(game, heads);
  if (!solution) return {.failure = describe(solution.error())};
  return {.nimber = big_int(solution->nimber),
          .turned = copy_coins_out(solution->turned),
          .failure = std::nullopt};
}

SolutionRecord solve_product(const BoardGame& game, std::span<const Coin> heads) {
  const auto solution = solve_position(game, heads);
  if (!solution) return {.failure = describe(solution.error())};
  std::vector<Coin> turned;
  for (const std::uint32_t row : solution->rows.turned)
    for (const std::uint32_t column : solution->columns.turned) turned.push_back({row, column});
  return {.nimber = big_int(solution->nimber),
          .turned = copy_coins_out(turned),
          .failure = std::nullopt};
}

// Each head is given once.
SolutionRecord solve_heads(const std::string& name, const Coins& heads) {
  const auto coins = emscripten::vecFromJSArray<Coin>(heads);
  if (const auto plane = find_plane_game(name)) return solve_plane(*plane, coins);
  const auto game = find_game(name);
  if (!game) return {.failure = describe(game.error())};
  return solve_product(*game, coins);
}

struct BlockMovesRecord {
  double nimber = 0;  // below 2^20 on such small boards
  double legal = 0;
  CoinLists winning{val::array()};  // what each of them turns
  std::optional<Failure> failure;
};

BlockMovesRecord list_blocks(double rows, double columns, const Uint8Array& coins) {
  const auto moves = list_block_moves(whole(rows), whole(columns), copy_in<std::uint8_t>(coins));
  if (!moves) return {.failure = describe(moves.error())};
  return {.nimber = static_cast<double>(moves->nimber),
          .legal = static_cast<double>(moves->legal),
          .winning = list_of<CoinLists>(moves->winning, copy_coins_out),
          .failure = std::nullopt};
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_table) {
  using namespace emscripten;

  value_object<ValueTable>("ValueTable")
      .field("values", &ValueTable::values)
      .field("failure", &ValueTable::failure);
  function("valueTable", &value_table_of);
  function("valueTableByDefinition", &table_by_definition);

  value_object<Coin>("Coin").field("row", &Coin::row).field("column", &Coin::column);
  register_type<Coins>("readonly Coin[]");
  register_type<CoinLists>("readonly (readonly Coin[])[]");

  value_object<CoinOptionRecord>("CoinOption")
      .field("value", &CoinOptionRecord::value)
      .field("moves", &CoinOptionRecord::moves)
      .field("turned", &CoinOptionRecord::turned);
  register_type<CoinOptions>("readonly CoinOption[]");
  value_object<CoinOptionsRecord>("CoinOptionsRecord")
      .field("options", &CoinOptionsRecord::options)
      .field("failure", &CoinOptionsRecord::failure);
  function("coinOptions", &options_of);

  value_object<SolutionRecord>("SolutionRecord")
      .field("nimber", &SolutionRecord::nimber)
      .field("turned", &SolutionRecord::turned)
      .field("failure", &SolutionRecord::failure);
  function("solvePosition", &solve_heads);

  value_object<BlockMovesRecord>("BlockMovesRecord")
      .field("nimber", &BlockMovesRecord::nimber)
      .field("legal", &BlockMovesRecord::legal)
      .field("winning", &BlockMovesRecord::winning)
      .field("failure", &BlockMovesRecord::failure);
  function("listBlockMoves", &list_blocks);
}

}  // namespace tartan::bindings
