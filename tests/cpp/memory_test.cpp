#include "tartan/memory.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cstddef>
#include <vector>

using namespace tartan;

namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20;

bool is_zero(const ReservedMemory& memory, std::size_t bytes) {
  return std::all_of(memory.get(), memory.get() + bytes,
                     [](std::byte byte) { return byte == std::byte{0}; });
}

}  // namespace

TEST_CASE("Reserved memory is zero, wherever it was used before") {
  // Each request is larger than the one before, so some of the memory was used already and some is
  // new to the process.
  for (std::size_t bytes = 1; bytes <= 32 * megabyte; bytes *= 2) {
    INFO(bytes << " bytes");
    std::vector<ReservedMemory> held;
    for (int i = 0; i < 3; ++i) {
      ReservedMemory& memory = held.emplace_back(reserve(bytes, system_memory()));
      REQUIRE(memory);
      REQUIRE(is_zero(memory, bytes));
      std::fill_n(memory.get(), bytes, std::byte{0xff});
    }
  }
}
