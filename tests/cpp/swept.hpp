// Sweeps an axis to its end.
#pragma once

#include <catch_amalgamated.hpp>
#include <cstdint>
#include <utility>

#include "tartan/counting/axis_sweep.hpp"

namespace tartan::test {

inline AxisSweep swept(std::uint64_t size, const LengthFamily& family,
                       SweepMethod method = SweepMethod::presence) {
  auto sweep = AxisSweep::create(size, family, method);
  REQUIRE(sweep);
  sweep->advance(sweep->pairs_total() + size);
  REQUIRE(sweep->finished());
  return std::move(*sweep);
}

inline AxisSweep swept(std::uint64_t size, LengthFamily::Kind kind) {
  return swept(size, LengthFamily(kind));
}

}  // namespace tartan::test
