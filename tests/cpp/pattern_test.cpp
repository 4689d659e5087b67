// Games of one's own against what their patterns say.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <random>
#include <string>
#include <vector>

#include "line_by_rule.hpp"
#include "tartan/games/line.hpp"

using namespace tartan;
using namespace tartan::test;

namespace {

std::vector<Nimber> grundy(const std::string& game, std::uint64_t count) {
  INFO(game);
  const auto parsed = LineGame::parse(game);
  REQUIRE(parsed);
  return *parsed->grundy_numbers(count);
}

void check_refusal(const std::string& pattern, ErrorKind kind, std::uint64_t place) {
  INFO(pattern);
  const auto refused = LineGame::parse("pattern:" + pattern);
  REQUIRE_FALSE(refused);
  CHECK(refused.error() == Error{kind, place});
}

std::string random_distance(std::mt19937& engine) {
  constexpr std::string_view letters = "ddeetsaopfw";
  std::string text(1, letters[engine() % letters.size()]);
  if (engine() % 3 == 0) text = std::to_string(1 + engine() % 3) + text;
  if (engine() % 4 == 0) text = std::to_string(1 + engine() % 6);
  if (engine() % 8 == 0) text = "n-" + text;
  return engine() % 16 == 0 ? "n" : text;
}

std::string random_set(std::mt19937& engine) {
  if (engine() % 16 == 0) return "sym";
  std::string text = engine() % 3 == 0 ? "0.." + random_distance(engine) : "0";
  for (std::uint32_t more = engine() % 3; more > 0; --more) {
    text += "," + random_distance(engine);
    if (engine() % 4 == 0) text += ".." + random_distance(engine);
  }
  return text;
}

std::string random_pattern(std::mt19937& engine) {
  std::string text = "pattern:" + random_set(engine);
  for (std::uint32_t more = engine() % 3; more > 0; --more) text += ";" + random_set(engine);
  return text;
}

}  // namespace

TEST_CASE("patterns describe the games that have a name", "[pattern]") {
  const auto [name, pattern] = GENERATE(table<std::string, std::string>({
      {"single", "0"},
      {"turning-turtles", "0;0,d"},
      {"twins", "0,d"},
      {"mock-turtles", "0;0,d;0,d,e"},
      {"triplets", "0,d,e"},
      {"ruler", "0..d"},
      {"ruler", "0..a"},
      {"runs:triangular", "0..t"},
      {"runs:square", "0..s"},
      {"runs:odd", "0..o"},
      {"runs:powers-of-two", "0..w"},
      {"runs:primes", "0..p"},
      {"runs:fibonacci", "0..f"},
      {"runs:1,3", "0;0..3"},
      {"twins-within:3", "0,1;0,2;0,3"},
      {"turnips", "0,d,2d"},
      {"grunt", "0,k,n-k,n"},
      {"sym", "sym"},
  }));
  CHECK(grundy("pattern:" + pattern, 32) == grundy(name, 32));
}

TEST_CASE("random patterns mean what their text says", "[pattern]") {
  std::mt19937 engine(17);
  for (int round = 0; round < 200; ++round) {
    const std::string name = random_pattern(engine);
    INFO(name);
    const auto game = LineGame::parse(name);
    if (!game) {
      CHECK(game.error().kind == ErrorKind::too_many_pattern_letters);
      continue;
    }
    const std::uint32_t size = std::min(8U, game->largest_size());
    const LineByRule rule(name, size);
    CHECK(*game->grundy_numbers(size) == rule.grundy);
    const auto line = Line::create(*game, size);
    for (std::uint32_t place = 0; place < size; ++place) {
      if (line->kinds_at(place) != rule.sets[place].size()) FAIL("how many sets end there");
      for (Kind kind = 0; kind < line->kinds_at(place); ++kind) {
        Places places;
        for (const auto [nearest, furthest] : line->turned(place, kind))
          for (std::uint32_t away = nearest; away <= furthest; ++away)
            places.insert(places.begin(), place - away);
        if (places != rule.sets[place][kind]) FAIL("the places of kind " << kind);
      }
    }
  }
}

TEST_CASE("what is no pattern says where", "[pattern]") {
  check_refusal("", ErrorKind::bad_pattern, 1);
  check_refusal("0;", ErrorKind::bad_pattern, 3);
  check_refusal("0,,1", ErrorKind::bad_pattern, 3);
  check_refusal("0, 1", ErrorKind::bad_pattern, 3);
  check_refusal("0,2dd", ErrorKind::bad_pattern, 5);
  check_refusal("0,0d", ErrorKind::bad_pattern, 5);
  check_refusal("0..", ErrorKind::bad_pattern, 4);
  check_refusal("0,n-", ErrorKind::bad_pattern, 5);
  check_refusal("0,n-n", ErrorKind::bad_pattern, 5);
  check_refusal("0,D", ErrorKind::bad_pattern, 3);
  check_refusal("symmetric", ErrorKind::bad_pattern, 4);
  check_refusal("1", ErrorKind::pattern_without_corner, 1);
  check_refusal("0;d,2", ErrorKind::pattern_without_corner, 3);
  check_refusal("n", ErrorKind::pattern_without_corner, 1);
  check_refusal("0,1000000", ErrorKind::large_pattern_number, 3);
  check_refusal("0,99999999999999999999", ErrorKind::large_pattern_number, 3);
  check_refusal("0,d,e,f,g", ErrorKind::too_many_pattern_letters, 9);
  check_refusal("0;" + std::string(99, '0'), ErrorKind::pattern_too_long, 100);
  CHECK(LineGame::parse("pattern:0,d,e,f;0,g,h,i"));
  CHECK(LineGame::parse("pattern:0,999999d,n-999999d"));
}

TEST_CASE("patterns that no place has room for have no moves", "[pattern]") {
  for (const std::string pattern : {"0,0", "0,999999", "0..2,1", "0,d,d", "0,3..3", "0,n-d,n-d"})
    CHECK(grundy("pattern:" + pattern, 12) == std::vector<Nimber>(12));
}
