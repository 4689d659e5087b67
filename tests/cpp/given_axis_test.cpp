#include "tartan/counting/given_axis.hpp"

#include <catch_amalgamated.hpp>
#include <vector>

#include "refusing_memory.hpp"
#include "tartan/counting/axis_sweep.hpp"

using namespace tartan;
using namespace tartan::test;
using Kind = LengthFamily::Kind;

namespace {

GivenAxis create(std::uint32_t size, const LengthFamily& family) {
  auto axis = GivenAxis::create(size, family);
  REQUIRE(axis);
  return std::move(*axis);
}

}  // namespace

TEST_CASE("what no such axis has is not taken", "[given_axis]") {
  GivenAxis axis = create(100, LengthFamily(Kind::square));  // ten lengths: nimbers below 16
  CHECK(axis.give(std::vector<std::uint16_t>{1, 15}));
  CHECK_FALSE(axis.give(std::vector<std::uint16_t>{1, 16}));
  CHECK_FALSE(axis.give(std::vector<std::uint16_t>(99)));
  CHECK(axis.positions_known() == 2);
  CHECK(axis.width() == 16);
  CHECK(axis.give(std::vector<std::uint16_t>(98)));
  CHECK(axis.complete());
  CHECK(axis.positions_known() == axis.size());
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
