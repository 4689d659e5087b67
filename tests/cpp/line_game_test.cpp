// Lines against their rules, set by set and coin by coin.
#include "tartan/games/line.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "golden.hpp"
#include "line_by_rule.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

const std::vector<std::string> games{"single",
                                     "twins",
                                     "ruler",
                                     "runs:triangular",
                                     "runs:square",
                                     "runs:odd",
                                     "runs:powers-of-two",
                                     "runs:primes",
                                     "runs:fibonacci",
                                     "runs:2,5",
                                     "runs:3,7,199",
                                     "runs:300"};

Line line(const std::string& game, std::uint64_t size) {
  auto created = Line::create(*LineGame::parse(game), size);
  REQUIRE(created);
  return std::move(*created);
}

// From the first place to the corner.
Places turned_places(const Line& line, std::uint32_t place, Kind kind) {
  Places places;
  for (const auto [nearest, furthest] : line.turned(place, kind))
    for (std::uint32_t away = nearest; away <= furthest; ++away) places.push_back(place - away);
  std::ranges::reverse(places);
  return places;
}

void check_place(const Line& checked, const LineByRule& rule, std::uint32_t place) {
  if (checked.grundy_numbers()[place] != rule.grundy[place]) FAIL("the Grundy number");
  if (checked.kinds_at(place) != rule.sets[place].size()) FAIL("how many moves end there");
  std::vector<std::vector<Kind>> by_nimber(256);
  for (Kind kind = 0; kind < rule.sets[place].size(); ++kind) {
    const Places& places = rule.sets[place][kind];
    if (turned_places(checked, place, kind) != places) FAIL("the places of kind " << kind);
    if (checked.move_nimber(place, kind) != rule.value_of(places)) FAIL("the move nimber");
    by_nimber.at(static_cast<std::size_t>(rule.value_of(places))).push_back(kind);
  }
  for (Nimber nimber = 0; nimber < 256; ++nimber)
    if (!std::ranges::equal(checked.kinds_with(place, nimber),
                            by_nimber[static_cast<std::size_t>(nimber)]))
      FAIL("the kinds with nimber " << nimber);
  // Were only the low bits looked at, nimber 1 would be found.
  if (!checked.kinds_with(place, 257).empty()) FAIL();
  if (!checked.kinds_with(place, (Nimber{1} << 32) + 1).empty()) FAIL();
  if (!by_nimber[0].empty()) FAIL("a move that changes nothing");
}

}  // namespace

TEST_CASE("a line knows its moves, and what they change", "[line]") {
  for (const std::string& game : games)
    for (const std::uint32_t size : {1, 2, 3, 16, 17, 99, 200}) {
      const Line checked = line(game, size);
      const LineByRule rule(game, size);
      CHECK(checked.size() == size);
      CHECK(checked.kind_count() == rule.sets.back().size());
      for (std::uint32_t place = 0; place < size; ++place) {
        INFO(game << ", " << size << " places, index " << place);
        check_place(checked, rule, place);
      }
    }
}

TEST_CASE("lines agree with the known Grundy numbers", "[line]") {
  int known = 0;
  for (const auto& row : golden_rows("grundy_sequences.tsv")) {
    const auto game = LineGame::parse(row.at(0));
    if (!game) continue;
    ++known;
    INFO(row.at(0));
    CHECK(game->origin() == whole_number(row.at(1)));
    std::vector<std::uint64_t> expected;
    std::istringstream numbers(row.at(2));
    for (std::uint64_t number = 0; numbers >> number;) expected.push_back(number);
    CHECK(std::ranges::equal(line(row.at(0), expected.size()).grundy_numbers(), expected));
  }
  CHECK(known == 4);  // ruler, twins, and the two families of the Flipping Game
}

TEST_CASE("twins are two places, and a single is one", "[line]") {
  CHECK(turned_places(line("twins", 9), 8, 0) == Places{7, 8});
  CHECK(turned_places(line("twins", 9), 8, 5) == Places{2, 8});
  CHECK(line("twins", 9).kinds_at(0) == 0);
  CHECK(turned_places(line("single", 9), 8, 0) == Places{8});
  CHECK(line("single", 9).kind_count() == 1);
}

TEST_CASE("a line has 1 to 200 places", "[line]") {
  for (const std::string& game : games) {
    const LineGame rules = *LineGame::parse(game);
    CHECK(rules.largest_size() == 200);
    for (const std::uint64_t size : {std::uint64_t{0}, std::uint64_t{201}, ~std::uint64_t{0}}) {
      const auto refused = Line::create(rules, size);
      REQUIRE_FALSE(refused);
      CHECK(refused.error() == Error{ErrorKind::board_out_of_range, 200});
    }
  }
}

TEST_CASE("line games have names", "[line]") {
  CHECK(*LineGame::parse("ruler") == *LineGame::parse("runs:all"));
  CHECK(*LineGame::parse("runs:3,1") == *LineGame::parse("runs:1,3"));
  CHECK(*LineGame::parse("runs:1,3") != *LineGame::parse("runs:1,3,7"));
  CHECK(*LineGame::parse("twins") != *LineGame::parse("single"));
  CHECK(LineGame::parse("twins")->origin() == 0);
  CHECK(LineGame::parse("single")->origin() == 1);
  CHECK(LineGame::parse("runs:primes")->origin() == 1);
  for (const std::string name :
       {"", "runs", "run:all", "Twins", " twins", "twins*twins", "mock-turtles"}) {
    INFO(name);
    const auto refused = LineGame::parse(name);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == Error{ErrorKind::unknown_game, 0});
  }
  for (const std::string name : {"runs:", "runs:even", "runs:0", "runs:ruler"}) {
    INFO(name);
    const auto refused = LineGame::parse(name);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == Error{ErrorKind::bad_length_family, 0});
  }
}
