// The module's exports for games that are put together: sums, and boxes of several line games.
// Places are the core's, indices from 0.
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

// Nothing of a record is to be used where its `failure` is not empty.
struct SumRecord {
  std::uint64_t nimber = 0;
  BigUint64Array nimbers = copy_out<BigUint64Array, std::uint64_t>({});  // of each part
  double winning_count = 0;
  // The winning moves that are listed: the part of each, what is left of a heap, and of a row so
  // many places, which follow each other in `turned`.
  Uint32Array parts = copy_out<Uint32Array, std::uint32_t>({});
  BigUint64Array left = copy_out<BigUint64Array, std::uint64_t>({});
  Uint32Array turned_counts = copy_out<Uint32Array, std::uint32_t>({});
  Uint32Array turned = copy_out<Uint32Array, std::uint32_t>({});
  std::optional<Failure> failure;
};

SumRecord describe_sum(const SumSolution& solution) {
  std::vector<std::uint32_t> parts, counts, turned;
  std::vector<std::uint64_t> left;
  for (const SumMove& move : solution.winning) {
    parts.push_back(static_cast<std::uint32_t>(move.part));
    left.push_back(move.left);
    counts.push_back(static_cast<std::uint32_t>(move.turned.size()));
    turned.insert(turned.end(), move.turned.begin(), move.turned.end());
  }
  return {.nimber = solution.nimber,
          .nimbers = copy_out<BigUint64Array, std::uint64_t>(solution.nimbers),
          .winning_count = static_cast<double>(solution.winning_count),
          .parts = copy_out<Uint32Array, std::uint32_t>(parts),
          .left = copy_out<BigUint64Array, std::uint64_t>(left),
          .turned_counts = copy_out<Uint32Array, std::uint32_t>(counts),
          .turned = copy_out<Uint32Array, std::uint32_t>(turned),
          .failure = std::nullopt};
}

// A part is a heap where its name is empty, and has one number then, its size. Else it is a row
// of the line game, and its numbers are the places of its heads, ascending. `counts` says how many
// numbers each part has.
SumRecord solve_named_sum(const Strings& names, const Uint32Array& counts,
                          const BigUint64Array& numbers, double most_listed) {
  const auto part_numbers = copy_in<std::uint64_t>(numbers);
  const auto number_counts = copy_in<std::uint32_t>(counts);
  std::vector<SumPart> parts;
  auto next = part_numbers.begin();
  for (std::size_t part = 0; part < number_counts.size(); ++part) {
    const auto name = names[part].as<std::string>();
    const auto end = next + number_counts[part];
    if (name.empty()) {
      parts.emplace_back(NimHeap{*next});
    } else {
      auto game = LineGame::parse(name);
      if (!game) return {.failure = describe(game.error())};
      CoinRow row{std::move(*game), {}};
      for (auto head = next; head != end; ++head)
        row.heads.push_back(static_cast<std::uint32_t>(*head));
      parts.emplace_back(std::move(row));
    }
    next = end;
  }
  const auto solution = solve_sum(parts, static_cast<std::size_t>(whole(most_listed)));
  if (!solution) return {.failure = describe(solution.error())};
  return describe_sum(*solution);
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
  std::uint64_t nimber = 0;
  double head = -1;  // which of the heads is the corner of the winning move; -1 where none wins
  // For each axis the value of the corner's place and the smaller one that its move leaves, and
  // then the places that it turns.
  BigUint64Array numbers = copy_out<BigUint64Array, std::uint64_t>({});
  Uint32Array turned_counts = copy_out<Uint32Array, std::uint32_t>({});
  Uint32Array turned = copy_out<Uint32Array, std::uint32_t>({});
  std::optional<Failure> failure;
};

BoxRecord solve_named_box(const Strings& names, const Uint32Array& heads) {
  const auto games = parse_all(names);
  if (!games) return {.failure = describe(games.error())};
  const auto solution = solve_box(*games, copy_box_coins_in(heads, games->size()));
  if (!solution) return {.failure = describe(solution.error())};
  std::vector<std::uint64_t> numbers;
  std::vector<std::uint32_t> counts, turned;
  for (const WinningLineMove& move : solution->moves) {
    numbers.insert(numbers.end(), {move.value, move.wanted});
    counts.push_back(static_cast<std::uint32_t>(move.turned.size()));
    turned.insert(turned.end(), move.turned.begin(), move.turned.end());
  }
  return {.nimber = solution->nimber,
          .head = solution->head ? static_cast<double>(*solution->head) : -1,
          .numbers = copy_out<BigUint64Array, std::uint64_t>(numbers),
          .turned_counts = copy_out<Uint32Array, std::uint32_t>(counts),
          .turned = copy_out<Uint32Array, std::uint32_t>(turned),
          .failure = std::nullopt};
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_sum) {
  using namespace emscripten;

  register_type<Strings>("string[]");

  value_object<SumRecord>("SumRecord")
      .field("nimber", &SumRecord::nimber)
      .field("nimbers", &SumRecord::nimbers)
      .field("winningCount", &SumRecord::winning_count)
      .field("parts", &SumRecord::parts)
      .field("left", &SumRecord::left)
      .field("turnedCounts", &SumRecord::turned_counts)
      .field("turned", &SumRecord::turned)
      .field("failure", &SumRecord::failure);
  function("solveSum", &solve_named_sum);

  value_object<BoxSliceRecord>("BoxSliceRecord")
      .field("values", &BoxSliceRecord::values)
      .field("failure", &BoxSliceRecord::failure);
  function("boxSlice", &slice_of_box);

  value_object<BoxRecord>("BoxRecord")
      .field("nimber", &BoxRecord::nimber)
      .field("head", &BoxRecord::head)
      .field("numbers", &BoxRecord::numbers)
      .field("turnedCounts", &BoxRecord::turned_counts)
      .field("turned", &BoxRecord::turned)
      .field("failure", &BoxRecord::failure);
  function("solveBox", &solve_named_box);
  constant("largestBoxDimension", static_cast<double>(largest_box_dimension));
}

}  // namespace tartan::bindings
