// Runs a count to its end.
#pragma once

#include <cstdint>
#include <vector>

#include "tartan/counting/move_count.hpp"

namespace tartan::test {

using Histogram = std::vector<std::uint64_t>;

inline Histogram finished(MoveCount count, std::uint64_t slice = ~std::uint64_t{0}) {
  while (!count.finished()) count.advance(slice);
  return {count.histogram().begin(), count.histogram().end()};
}

}  // namespace tartan::test
