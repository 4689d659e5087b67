// Exports for combined games: sums, and boxes of several line games. Places are indices from 0, as
// in the core.
#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "failure.hpp"
#include "tartan/games/box.hpp"
#include "tartan/games/game_sum.hpp"

namespace tartan::bindings {
namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(Strings)
EMSCRIPTEN_DECLARE_VAL_TYPE(SumParts)
EMSCRIPTEN_DECLARE_VAL_TYPE(SumMoves)
EMSCRIPTEN_DECLARE_VAL_TYPE(Places)
EMSCRIPTEN_DECLARE_VAL_TYPE(PlaceLists)

Places copy_places_out(const std::vector<std::uint32_t>& places) {
  return Places(val::array(places));
}

// A heap where the name is empty, and its size. Else a row of the line game, and the places of its
// heads, ascending.
struct SumPartRecord {
  std::string game;
  BigUint64Array numbers{val::undefined()};
};

Result<SumPart> read_part(const SumPartRecord& record) {
  const auto numbers = copy_in<std::uint64_t>(record.numbers);
  if (record.game.empty()) return SumPart(NimHeap{numbers.at(0)});
  auto game = LineGame::parse(record.game);
  if (!game) return game.error();
  return SumPart(CoinRow{std::move(*game), {numbers.begin(), numbers.end()}});
}

struct SumMoveRecord {
  double part = 0;
  BigInt left{val::undefined()};    // of a heap; of a row 0
  Places turned{val::undefined()};  // of a row; of a heap none
};

SumMoveRecord describe_move(const SumMove& move) {
  return {.part = static_cast<double>(move.part),
          .left = big_int(move.left),
          .turned = copy_places_out(move.turned)};
}

// Nothing of a record is to be used where its `failure` is not empty.
struct SumRecord {
  BigInt nimber = big_int(0);
  BigUint64Array nimbers = copy_out<BigUint64Array, std::uint64_t>({});  // of each part
  double winning_count = 0;
  SumMoves winning{val::array()};  // those that are listed
  std::optional<Failure> failure;
};

SumRecord solve_named_sum(const SumParts& records, double most_listed) {
  std::vector<SumPart> parts;
  for (const auto& record : emscripten::vecFromJSArray<SumPartRecord>(records)) {
    auto part = read_part(record);
    if (!part) return {.failure = describe(part.error())};
    parts.push_back(std::move(*part));
  }
  const auto solution = solve_sum(parts, static_cast<std::size_t>(whole(most_listed)));
  if (!solution) return {.failure = describe(solution.error())};
  return {.nimber = big_int(solution->nimber),
          .nimbers = copy_out<BigUint64Array, std::uint64_t>(solution->nimbers),
          .winning_count = static_cast<double>(solution->winning_count),
          .winning = list_of<SumMoves>(solution->winning, describe_move),
          .failure = std::nullopt};
}

Result<std::vector<LineGame>> parse_all(const Strings& names) {
  std::vector<LineGame> games;
  for (const std::string& name : emscripten::vecFromJSArray<std::string>(names)) {
    auto game = LineGame::parse(name);
    if (!game) return game.error();
    games.push_back(std::move(*game));
  }
  return games;
}

// One place along each axis for each coin.
std::vector<BoxCoin> copy_box_coins_in(const Uint32Array& array, std::size_t axes) {
  const auto places = copy_in<std::uint32_t>(array);
  std::vector<BoxCoin> coins;
  for (auto next = places.begin(); next != places.end(); next += static_cast<std::ptrdiff_t>(axes))
    coins.emplace_back(next, next + static_cast<std::ptrdiff_t>(axes));
  return coins;
}

struct BoxSliceRecord {
  BigUint64Array values = copy_out<BigUint64Array, std::uint64_t>({});  // row by row
  std::optional<Failure> failure;
};

BoxSliceRecord slice_of_box(const Strings& names, const Uint32Array& through, double row_axis,
                            double column_axis, double rows, double columns) {
  const auto games = parse_all(names);
  if (!games) return {.failure = describe(games.error())};
  const BoxSlice slice{static_cast<std::size_t>(whole(row_axis)),
                       static_cast<std::size_t>(whole(column_axis)), whole(rows), whole(columns)};
  const auto values = box_slice(*games, copy_in<std::uint32_t>(through), slice);
  if (!values) return {.failure = describe(values.error())};
  return {.values = copy_out<BigUint64Array, std::uint64_t>(*values), .failure = std::nullopt};
}

struct BoxRecord {
  BigInt nimber = big_int(0);
  // Which of the heads is the corner of the winning move, and the places that the move turns along
  // each axis. Where no move wins, the corner is undefined and there are no places.
  std::optional<double> corner = std::nullopt;
  PlaceLists turned{val::array()};
  std::optional<Failure> failure;
};

BoxRecord solve_named_box(const Strings& names, const Uint32Array& heads) {
  const auto games = parse_all(names);
  if (!games) return {.failure = describe(games.error())};
  const auto solution = solve_box(*games, copy_box_coins_in(heads, games->size()));
  if (!solution) return {.failure = describe(solution.error())};
  const auto turned_by = [](const WinningLineMove& move) { return copy_places_out(move.turned); };
  return {.nimber = big_int(solution->nimber),
          .corner = solution->head,
          .turned = list_of<PlaceLists>(solution->moves, turned_by),
          .failure = std::nullopt};
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_sum) {
  using namespace emscripten;

  register_type<Strings>("readonly string[]");
  register_type<Places>("readonly number[]");

  value_object<SumPartRecord>("SumPart")
      .field("game", &SumPartRecord::game)
      .field("numbers", &SumPartRecord::numbers);
  register_type<SumParts>("readonly SumPart[]");
  value_object<SumMoveRecord>("SumMove")
      .field("part", &SumMoveRecord::part)
      .field("left", &SumMoveRecord::left)
      .field("turned", &SumMoveRecord::turned);
  register_type<SumMoves>("readonly SumMove[]");
  value_object<SumRecord>("SumRecord")
      .field("nimber", &SumRecord::nimber)
      .field("nimbers", &SumRecord::nimbers)
      .field("winningCount", &SumRecord::winning_count)
      .field("winning", &SumRecord::winning)
      .field("failure", &SumRecord::failure);
  function("solveSum", &solve_named_sum);

  value_object<BoxSliceRecord>("BoxSliceRecord")
      .field("values", &BoxSliceRecord::values)
      .field("failure", &BoxSliceRecord::failure);
  function("boxSlice", &slice_of_box);

  register_optional<double>();
  register_type<PlaceLists>("readonly (readonly number[])[]");
  value_object<BoxRecord>("BoxRecord")
      .field("nimber", &BoxRecord::nimber)
      .field("corner", &BoxRecord::corner)
      .field("turned", &BoxRecord::turned)
      .field("failure", &BoxRecord::failure);
  function("solveBox", &solve_named_box);
  constant("largestBoxDimension", static_cast<double>(largest_box_dimension));
}

}  // namespace tartan::bindings
