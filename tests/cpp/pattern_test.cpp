// Checks games written as patterns against what their patterns say.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <string>
#include <vector>

#include "tartan/games/line.hpp"

using namespace tartan;

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
  check_refusal("0,{", ErrorKind::bad_pattern, 3);
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
