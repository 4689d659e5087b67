#include "tartan/uint128.hpp"

#include <catch_amalgamated.hpp>
#include <cstdint>

using namespace tartan;

TEST_CASE("128-bit numbers in decimal", "[uint128]") {
  CHECK(to_decimal(0) == "0");
  CHECK(to_decimal(7) == "7");
  CHECK(to_decimal(10) == "10");
  CHECK(to_decimal(~std::uint64_t{0}) == "18446744073709551615");
  CHECK(to_decimal(Uint128{1} << 64) == "18446744073709551616");
  CHECK(to_decimal(~Uint128{0}) == "340282366920938463463374607431768211455");
}
