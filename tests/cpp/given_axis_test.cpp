#include "tartan/counting/given_axis.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <random>
#include <vector>

#include "counted.hpp"
#include "lengths.hpp"
#include "refusing_memory.hpp"
#include "swept.hpp"
#include "tartan/counting/move_count.hpp"

using namespace tartan;
using namespace tartan::test;
using Kind = LengthFamily::Kind;

namespace {

GivenAxis create(std::uint32_t size, const LengthFamily& family) {
  auto axis = GivenAxis::create(size, family);
  REQUIRE(axis);
  return std::move(*axis);
}

constexpr std::uint64_t slice = 100'000;

}  // namespace

TEST_CASE("an axis that is given is counted as the one that was swept", "[given_axis]") {
  std::mt19937_64 engine(1122);
  for (int round = 0; round < 60; ++round) {
    const auto size = static_cast<std::uint32_t>(1 + engine() % 20'000);
    const LengthFamily family(random_lengths(engine, size));
    const AxisSweep swept_axis = swept(size, family);
    GivenAxis axis = create(size, family);
    while (!axis.complete()) {
      const std::uint32_t known = axis.positions_known();
      const auto count =
          static_cast<std::uint32_t>(std::min<std::uint64_t>(size - known, engine() % 5'000));
      REQUIRE(axis.give(swept_axis.prefix_xors().subspan(known + 1, count)));
      CHECK(axis.positions_known() == known + count);
    }
    CHECK(std::ranges::equal(axis.prefix_xors(), swept_axis.prefix_xors()));
    CHECK(axis.width() == swept_axis.width());
    const auto last = static_cast<std::uint32_t>(1 + engine() % size);
    const auto first = static_cast<std::uint32_t>(1 + engine() % last);
    CHECK(finished(MoveCount::of_all(axis, {first, last}), slice) ==
          finished(MoveCount::of_all(swept_axis, {first, last}), slice));
    const auto nimber = static_cast<std::uint16_t>(engine() % axis.width());
    CHECK(finished(MoveCount::of_wanted(axis, {nimber}), slice) ==
          finished(MoveCount::of_wanted(swept_axis, {nimber}), slice));
  }
}

TEST_CASE("what no such axis has is not taken", "[given_axis]") {
  GivenAxis axis = create(100, LengthFamily(Kind::square));  // ten lengths: nimbers below 16
  CHECK(axis.give(std::vector<std::uint16_t>{1, 15}));
  CHECK_FALSE(axis.give(std::vector<std::uint16_t>{1, 16}));
  CHECK_FALSE(axis.give(std::vector<std::uint16_t>(99)));
  CHECK(axis.positions_known() == 2);
  CHECK(axis.width() == 16);
  CHECK(axis.give(std::vector<std::uint16_t>(98)));
  CHECK(axis.complete());
  CHECK(axis.give({}));
  CHECK_FALSE(axis.give(std::vector<std::uint16_t>(1)));
}

TEST_CASE("an axis that cannot be given is refused as its sweep is", "[given_axis]") {
  CHECK(GivenAxis::create(0, LengthFamily(Kind::square)).error() ==
        Error{ErrorKind::size_out_of_range, 0});
  CHECK(GivenAxis::create(largest_axis_size + 1, LengthFamily(Kind::square)).error().kind ==
        ErrorKind::size_out_of_range);
  CHECK(GivenAxis::create(70'000, LengthFamily(Kind::all)).error() ==
        AxisSweep::create(70'000, LengthFamily(Kind::all)).error());
  RefusingMemory memory;
  const auto refused = GivenAxis::create(1'000, LengthFamily(Kind::square), memory);
  CHECK(refused.error() == Error{ErrorKind::out_of_memory, memory.asked_for});
  CHECK(memory.asked_for > 2'000);
}
