// The inputs that the fuzzer has found worth keeping, without the fuzzer.
#include <catch_amalgamated.hpp>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "contracts.hpp"

namespace {

std::vector<std::uint8_t> bytes_of(const std::string& hex) {
  std::vector<std::uint8_t> bytes(hex.size() / 2);
  for (std::size_t index = 0; index < bytes.size(); ++index) {
    const char* const digits = hex.data() + 2 * index;
    const auto [end, status] = std::from_chars(digits, digits + 2, bytes[index], 16);
    REQUIRE(status == std::errc{});
    REQUIRE(end == digits + 2);
  }
  return bytes;
}

}  // namespace

TEST_CASE("no promise is broken by what the fuzzer has found so far", "[fuzz_corpus]") {
  std::ifstream corpus(FUZZ_CORPUS);
  int inputs = 0;
  for (std::string hex; std::getline(corpus, hex); ++inputs) {
    INFO("the input " << hex);
    CHECK_NOTHROW(tartan::fuzz::check_contract(bytes_of(hex)));
  }
  CHECK(inputs > 0);
}

// Otherwise every input would pass.
TEST_CASE("a broken promise is told", "[fuzz_corpus]") {
  CHECK_NOTHROW(tartan::fuzz::must(true, "what holds"));
  CHECK_THROWS_WITH(tartan::fuzz::must(false, "what does not"), "what does not");
}
