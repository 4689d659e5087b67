// Checks lines against their rules, set by set and coin by coin.
#include "tartan/games/line.hpp"

#include <algorithm>
#include <bit>
#include <catch_amalgamated.hpp>
#include <iterator>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "games/lines/lexicode.hpp"
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
                                     "runs:300",
                                     "turning-turtles",
                                     "mock-turtles",
                                     "moebius",
                                     "mogul",
                                     "moidores",
                                     "up-to-coins:4",
                                     "up-to-coins:6",
                                     "up-to-coins:30",
                                     "triplets",
                                     "exactly-coins:4",
                                     "exactly-coins:17",
                                     "twins-within:1",
                                     "twins-within:4",
                                     "twins-within:500",
                                     "sym",
                                     "grunt",
                                     "turnips",
                                     "pattern:0;0,1;0,1,3",
                                     "pattern:0..4,n",
                                     "pattern:0,1..n-s",
                                     "pattern:sym;0,n"};

// The size up to which the bare rules are quick enough.
std::uint32_t size_by_rule(const LineGame& game) {
  return std::min(game.largest_size(), game.name() == "turnips" ? 60U : 200U);
}

Line line(const std::string& game, std::uint64_t size) {
  auto created = Line::create(*LineGame::parse(game), size);
  REQUIRE(created);
  return std::move(*created);
}

// The places of a move, from the first to the corner.
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
  // A lookup by the low bits alone would find nimber 1.
  if (!checked.kinds_with(place, 257).empty()) FAIL();
  if (!checked.kinds_with(place, (Nimber{1} << 32) + 1).empty()) FAIL();
  if (!by_nimber[0].empty()) FAIL("a move that changes nothing");
}

void check_refusal(const std::string& name, const Error& expected) {
  INFO(name);
  const auto refused = LineGame::parse(name);
  REQUIRE_FALSE(refused);
  CHECK(refused.error() == expected);
}

}  // namespace

TEST_CASE("a line knows its moves, and what they change", "[line]") {
  for (const std::string& game : games)
    for (std::uint32_t size : {1, 2, 3, 16, 17, 99, 200}) {
      size = std::min(size, size_by_rule(*LineGame::parse(game)));
      const Line checked = line(game, size);
      const LineByRule rule(game, size);
      CHECK(checked.size() == size);
      CHECK(checked.kind_count() ==
            std::ranges::max(rule.sets, {}, &std::vector<Places>::size).size());
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
    ++known;
    INFO(row.at(0));
    REQUIRE(game);
    CHECK(game->origin() == whole_number(row.at(1)));
    std::vector<Nimber> expected;
    std::istringstream numbers(row.at(2));
    for (Nimber number = 0; numbers >> number;) expected.push_back(number);
    CHECK(*game->grundy_numbers(expected.size()) == expected);
  }
  CHECK(known == 13);
}

TEST_CASE("twins are two places, and a single is one", "[line]") {
  CHECK(turned_places(line("twins", 9), 8, 0) == Places{7, 8});
  CHECK(turned_places(line("twins", 9), 8, 5) == Places{2, 8});
  CHECK(line("twins", 9).kinds_at(0) == 0);
  CHECK(turned_places(line("single", 9), 8, 0) == Places{8});
  CHECK(line("single", 9).kind_count() == 1);
}

TEST_CASE("a line is as long as its nimbers and its moves allow", "[line]") {
  const auto [game, largest] = GENERATE(table<std::string, std::uint32_t>({
      {"ruler", 200},     // 20,100 moves: the most of all lines
      {"runs:300", 200},  // no move at all
      {"turning-turtles", 200},
      {"grunt", 200},
      {"twins-within:999999", 200},
      {"mock-turtles", 49},  // of 19,649 moves; 50 places have 20,875
      {"triplets", 50},
      {"moebius", 12},  // the next Grundy number is 256
      {"moidores", 8},
      {"up-to-coins:1000", 8},
      {"sym", 16},
      {"exactly-coins:190", 191},  // 190 kinds; 192 places have 18,145
      {"pattern:0;0,d;0,d,e", 49},
      {"pattern:0,100,d,e,f", 100},  // at 100 there are 156,849 sets at once
  }));
  INFO(game);
  const LineGame rules = *LineGame::parse(game);
  CHECK(most_line_kinds == 2'000);
  CHECK(rules.largest_size() == largest);
  CHECK(line(game, largest).size() == largest);
  for (const std::uint64_t size :
       {std::uint64_t{0}, std::uint64_t{largest} + 1, ~std::uint64_t{0}}) {
    const auto refused = Line::create(rules, size);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == Error{ErrorKind::board_out_of_range, largest});
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
  CHECK(*LineGame::parse("up-to-coins:3") == *LineGame::parse("mock-turtles"));
  CHECK(*LineGame::parse("exactly-coins:2") == *LineGame::parse("twins"));
  CHECK(*LineGame::parse("up-to-coins:2") != *LineGame::parse("turning-turtles"));  // from 0
  for (const std::string name : {"", ":", "runs", "run:all", "Twins", " twins", "twins*twins",
                                 "mock-turtles:3", "up-to-coins", "chess", "pattern"})
    check_refusal(name, {ErrorKind::unknown_game, 0});
  for (const std::string name : {"runs:", "runs:even", "runs:0", "runs:ruler"})
    check_refusal(name, {ErrorKind::bad_length_family, 0});
  for (const std::string name : {"up-to-coins:0", "up-to-coins:1001", "exactly-coins:",
                                 "exactly-coins:-1", "up-to-coins:3x", "up-to-coins: 3"})
    check_refusal(name, {ErrorKind::bad_game_number, 1'000});
  check_refusal("twins-within:1000000", {ErrorKind::bad_game_number, 999'999});
}

TEST_CASE("every name that is listed is read", "[line]") {
  for (const auto& [name, origin, has_detail] : line_names()) {
    INFO(name);
    const std::string_view detail = name == "pattern" ? ":0" : has_detail ? ":9" : "";
    const auto game = LineGame::parse(std::string(name).append(detail));
    REQUIRE(game);
    CHECK(game->origin() == origin);
  }
  CHECK(line_names().size() == 17);
}

TEST_CASE("a name is read again as the same game", "[line]") {
  for (const std::string& game : games) CHECK(LineGame::parse(game)->name() == game);
  CHECK(LineGame::parse("runs:7, 3,1,3")->name() == "runs:1,3,7");
  CHECK(LineGame::parse("runs:all")->name() == "ruler");
  CHECK(LineGame::parse("up-to-coins:9")->name() == "moidores");
}

TEST_CASE("Grundy numbers by formulas and short ways are those of the rules", "[line]") {
  for (const std::string& game : games) {
    INFO(game);
    const LineGame rules = *LineGame::parse(game);
    const std::uint32_t count = size_by_rule(rules);
    CHECK(*rules.grundy_numbers(count) == LineByRule(game, count).grundy);
    CHECK(rules.grundy_numbers(0)->empty());
  }
}

// The oracle of numbers that no board has: each is the smallest that is no XOR of fewer than `most`
// earlier ones.
std::vector<Nimber> lexicode_by_rule(std::uint32_t most, std::size_t count) {
  std::vector<std::set<Nimber>> sums(most, {0});
  std::vector<Nimber> grundy;
  while (grundy.size() < count) {
    Nimber next = 0;
    while (sums.back().contains(next)) ++next;
    grundy.push_back(next);
    for (std::size_t coins = most - 1; coins > 0; --coins)
      for (const Nimber sum : sums[coins - 1]) sums[coins].insert(sum ^ next);
  }
  return grundy;
}

TEST_CASE("Grundy numbers of many lengths are those of the definition", "[line]") {
  for (const char* const name : {"odd", "primes", "triangular"})
    for (const std::uint32_t count : {1U, 63U, 64U, 65U, 1500U}) {
      INFO(name << " up to " << count);
      const auto lengths = LengthFamily::parse(name)->lengths_up_to(count);
      std::vector<Nimber> expected, prefix_xors{0};
      for (std::uint32_t place = 0; place < count; ++place) {
        std::set<Nimber> options;
        for (const std::uint32_t length : *lengths)
          if (length <= place + 1)
            options.insert(prefix_xors[place] ^ prefix_xors[place + 1 - length]);
        Nimber mex = 0;
        while (options.contains(mex)) ++mex;
        expected.push_back(mex);
        prefix_xors.push_back(prefix_xors.back() ^ mex);
      }
      CHECK(*LineGame::parse("runs:" + std::string(name))->grundy_numbers(count) == expected);
    }
}

TEST_CASE("Grundy numbers of many pairs of coins are those of the definition", "[line]") {
  const auto [game, pattern] = GENERATE(table<std::string, std::string>(
      {{"grunt", "pattern:0,d,n-d,n"}, {"turnips", "pattern:0,d,2d"}}));
  // Patterns try all values of their letter one by one.
  for (const std::uint64_t count : {0, 1, 2, 3, 2050, 4500}) {
    INFO(game << " up to " << count);
    CHECK(*LineGame::parse(game)->grundy_numbers(count) ==
          *LineGame::parse(pattern)->grundy_numbers(count));
  }
}

TEST_CASE("Grundy numbers of many coins", "[line]") {
  const auto [most, count] = GENERATE(table<std::uint32_t, std::size_t>(
      {{3, 300}, {4, 60}, {5, 45}, {6, 30}, {7, 28}, {8, 24}, {9, 20}, {13, 17}, {16, 18}}));
  const std::string number = std::to_string(most);
  const auto expected = lexicode_by_rule(most, count);
  CHECK(*LineGame::parse("up-to-coins:" + number)->grundy_numbers(count) == expected);
  std::vector<Nimber> behind_zeros(most - 1);
  behind_zeros.insert(behind_zeros.end(), expected.begin(), expected.end());
  CHECK(*LineGame::parse("exactly-coins:" + number)->grundy_numbers(count + most - 1) ==
        behind_zeros);
}

TEST_CASE("as many Grundy numbers as a game says, and no more", "[line]") {
  for (const std::string game :
       {"up-to-coins:6", "mogul", "up-to-coins:22", "up-to-coins:23", "up-to-coins:24",
        "up-to-coins:63", "up-to-coins:64", "up-to-coins:65", "exactly-coins:70", "sym",
        "mock-turtles", "ruler", "triplets", "twins-within:7", "pattern:0,d,e,f",
        "pattern:0,a,n-b;0,b,n-a"}) {
    INFO(game);
    const LineGame rules = *LineGame::parse(game);
    const std::uint64_t largest = rules.largest_count();
    CHECK(rules.grundy_numbers(largest)->size() == largest);
    for (const std::uint64_t count : {largest + 1, ~std::uint64_t{0}})
      CHECK(rules.grundy_numbers(count).error() ==
            Error{ErrorKind::too_many_grundy_numbers, largest});
  }
  CHECK(LineGame::parse("up-to-coins:64")->grundy_numbers(64)->back() == Nimber{1} << 63);
  // Games whose places have sets of their own try about a hundred million sets at most.
  const std::string set = ";0,a,n-b";
  std::string nine;
  for (int sets = 0; sets < 9; ++sets) nine += set;
  CHECK(LineGame::parse("pattern:" + nine.substr(1))->largest_count() == 321);
  CHECK(LineGame::parse("pattern:" + set.substr(1))->largest_count() == 500);
}

TEST_CASE("a game of an even number of coins has all numbers below 2^22", "[line]") {
  const std::uint32_t most = GENERATE(range(4U, 23U, 2U));
  const auto columns = lexicode_columns(most, 1'000);
  const LineGame game = *LineGame::parse("up-to-coins:" + std::to_string(most));
  CHECK(columns.size() == game.largest_count());
  CHECK(columns.back() >> 22U == 0);
  CHECK(std::ranges::equal(columns, *game.grundy_numbers(columns.size())));
}

TEST_CASE("far along, Grundy numbers are still those of the theory", "[line]") {
  const auto last = [](const std::string& game, std::uint64_t count) {
    return LineGame::parse(game)->grundy_numbers(count)->back();
  };
  CHECK(last("turning-turtles", 1'000'000) == 1'000'000);
  CHECK(last("twins", 1'000'000) == 999'999);
  CHECK(last("mock-turtles", 1'000'000) == 1'999'999);
  CHECK(last("ruler", 786'432) == 262'144);
  CHECK(last("twins-within:4", 1'000'000) == 4);
}

TEST_CASE("a game knows where it stands in the literature", "[line]") {
  int entries = 0;
  for (const auto& row : golden_rows("oeis_sequences.tsv")) {
    INFO(row[0]);
    const LineGame game = *LineGame::parse(row[0]);
    CHECK(game.oeis() == OeisEntry{row[1], static_cast<std::uint32_t>(std::stoul(row[2]))});
    std::istringstream terms(row[3]);
    const std::vector<Nimber> known(std::istream_iterator<Nimber>(terms), {});
    CHECK(*game.grundy_numbers(known.size()) == known);
    ++entries;
  }
  CHECK(entries == 9);
  CHECK_FALSE(LineGame::parse("triplets")->oeis());
  CHECK_FALSE(LineGame::parse("up-to-coins:6")->oeis());
  CHECK_FALSE(LineGame::parse("runs:square")->oeis());
  CHECK(LineGame::parse("triplets")->has_closed_form());
  CHECK_FALSE(LineGame::parse("up-to-coins:4")->has_closed_form());
  CHECK(LineGame::parse("ruler")->has_closed_form());
  CHECK(LineGame::parse("twins-within:4")->has_closed_form());
  CHECK_FALSE(LineGame::parse("grunt")->has_closed_form());
}

TEST_CASE("a move is found for each nimber below that of its coin", "[line]") {
  for (const std::string& game : games) {
    const LineGame rules = *LineGame::parse(game);
    const std::uint32_t size = std::min(size_by_rule(rules), 40U);
    const LineByRule rule(game, size);
    for (std::uint32_t place = 0; place < size; ++place)
      for (Nimber wanted = 0; wanted < rule.grundy[place]; ++wanted) {
        INFO(game << ", index " << place << ", wanted " << wanted);
        const auto move = rules.find_move(place, wanted, rule.grundy);
        if (!move) FAIL("no move");
        if (std::ranges::count(rule.sets[place], *move) != 1) FAIL("it is none of the rules");
        if ((rule.value_of(*move) ^ rule.grundy[place]) != wanted) FAIL("another nimber");
      }
    CHECK_FALSE(rules.find_move(size - 1, rule.grundy.back(), rule.grundy));
  }
}

TEST_CASE("a move is found among very many", "[line]") {
  const LineGame rules = *LineGame::parse("mock-turtles");
  const auto grundy = *rules.grundy_numbers(1'000);
  for (Nimber wanted = 0; wanted < grundy[999]; ++wanted) {
    const auto move = rules.find_move(999, wanted, grundy);
    if (!move) FAIL("no move for " << wanted);
    Nimber others = 0;
    for (const std::uint32_t place : *move) others ^= grundy[place];
    if ((others ^ grundy[999]) != wanted) FAIL("another nimber than " << wanted);
  }
}

namespace {

// The nim-sums of at most `most` of the numbers.
std::set<Nimber> sums_of(std::span<const Nimber> numbers, std::uint32_t most) {
  std::set<Nimber> sums{0};
  for (std::uint32_t coins = 0; coins < most; ++coins)
    for (const Nimber sum : std::set(sums))
      for (const Nimber number : numbers) sums.insert(sum ^ number);
  return sums;
}

// True if the move turns the coin at its end and fewer than `most` others with the wanted XOR.
bool is_move(const std::optional<Places>& move, std::uint32_t place, std::uint32_t most,
             Nimber wanted, const std::vector<Nimber>& grundy) {
  if (!move || move->empty() || move->back() != place || move->size() > most) return false;
  Nimber others = 0;
  for (std::size_t index = 0; index + 1 < move->size(); ++index) {
    if ((*move)[index] >= (*move)[index + 1]) return false;
    others ^= grundy[(*move)[index]];
  }
  return others == wanted;
}

}  // namespace

TEST_CASE("a move of up to so many coins is found exactly where there is one", "[line]") {
  const auto [most, place] =
      GENERATE(table<std::uint32_t, std::uint32_t>({{3, 30}, {4, 25}, {5, 18}, {6, 17}, {9, 11}}));
  const LineGame rules = *LineGame::parse("up-to-coins:" + std::to_string(most));
  const auto grundy = *rules.grundy_numbers(place + 1);
  const auto sums = sums_of(std::span(grundy).first(place), most - 1);
  for (Nimber wanted = 0; wanted < 2 * std::bit_ceil(grundy[place]); ++wanted) {
    const auto move = rules.find_move(place, wanted, grundy);
    if (sums.contains(wanted) ? !is_move(move, place, most, wanted, grundy) : move.has_value())
      FAIL("up to " << most << " coins, index " << place << ", wanted " << wanted);
  }
}

// Trying all sets would take longer than a lifetime.
TEST_CASE("a move is found among all sets of forty coins and more", "[line]") {
  const auto most = GENERATE(24U, 28U, 40U, 63U, 64U, 65U, 1000U);
  const bool exactly = GENERATE(false, true);
  INFO((exactly ? "exactly " : "up to ") << most);
  const LineGame rules =
      *LineGame::parse((exactly ? "exactly-coins:" : "up-to-coins:") + std::to_string(most));
  const auto grundy = *rules.grundy_numbers(rules.largest_count());
  for (std::uint32_t place = most; place < grundy.size(); place += 7)
    for (const Nimber wanted : {Nimber{0}, Nimber{1}, grundy[place] - 1, grundy[place] / 3}) {
      const auto move = rules.find_move(place, wanted, grundy);
      CHECK(is_move(move, place, most, wanted, grundy));
      CHECK((!exactly || move->size() == most));
    }
  const auto last = static_cast<std::uint32_t>(grundy.size() - 1);
  CHECK_FALSE(rules.find_move(last, grundy[last] + 1, grundy));
}
