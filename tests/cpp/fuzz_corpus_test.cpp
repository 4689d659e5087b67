// Checks the core's contracts without the fuzzer: with random inputs, and with the inputs that the
// fuzzer found worth keeping.
#include <catch_amalgamated.hpp>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <random>
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

TEST_CASE("no promise is broken by inputs at random", "[fuzz_corpus]") {
  const auto contract = GENERATE(range(std::size_t{0}, tartan::fuzz::contract_count));
  std::mt19937 engine(static_cast<std::uint32_t>(2026 + contract));
  for (int round = 0; round < 1'000; ++round) {
    INFO("contract " << contract << ", round " << round);
    std::vector<std::uint8_t> bytes(1 + engine() % 600);
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(engine());
    bytes[0] = static_cast<std::uint8_t>(contract);
    REQUIRE_NOTHROW(tartan::fuzz::check_contract(bytes));
  }
}

// Checks the checker: without this, every input might pass.
TEST_CASE("a broken promise is told", "[fuzz_corpus]") {
  CHECK_NOTHROW(tartan::fuzz::must(true, "what holds"));
  CHECK_THROWS_WITH(tartan::fuzz::must(false, "what does not"), "what does not");
}
