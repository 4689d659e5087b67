#include "tartan/counting/axis_sweep.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <limits>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <string>

#include "counting/straightforward_axis.hpp"
#include "golden.hpp"
#include "refusing_memory.hpp"
#include "swept.hpp"

using namespace tartan;
using namespace tartan::test;
using Kind = LengthFamily::Kind;

namespace {

const LengthFamily triangular(Kind::triangular);
const LengthFamily square(Kind::square);

AxisSweep create(std::uint64_t size, const LengthFamily& family,
                 SweepMethod method = SweepMethod::presence) {
  auto sweep = AxisSweep::create(size, family, method);
  REQUIRE(sweep);
  return std::move(*sweep);
}

void check_straightforward(const AxisSweep& sweep) {
  REQUIRE(sweep.finished());
  const StraightforwardAxis expected = straightforward_axis(sweep.size(), sweep.lengths());
  CHECK(std::ranges::equal(sweep.prefix_xors(), expected.prefix_xors));
  CHECK(sweep.pairs_done() == sweep.pairs_total());
  CHECK(std::ranges::max(sweep.prefix_xors()) < sweep.width());
}

// Grundy numbers by the definition, with sets: no prefix XORs, no kernels.
std::vector<Nimber> grundy_by_definition(std::uint32_t size,
                                         const std::vector<std::uint32_t>& lengths) {
  std::vector<Nimber> grundy{0};
  for (std::uint32_t i = 1; i <= size; ++i) {
    std::set<Nimber> options;
    for (const std::uint32_t length : lengths) {
      if (length > i) continue;
      Nimber others = 0;  // the XOR of the run without its rightmost disc
      for (std::uint32_t disc = i - length + 1; disc < i; ++disc) others ^= grundy[disc];
      options.insert(others);
    }
    Nimber mex = 0;
    while (options.contains(mex)) ++mex;
    grundy.push_back(mex);
  }
  return grundy;
}

}  // namespace

TEST_CASE("the worked example of five rows and five columns", "[axis_sweep]") {
  CHECK(swept(5, triangular).total() == 1);
  CHECK(swept(5, square).total() == 2);
}

TEST_CASE("Grundy numbers agree with the known sequences", "[axis_sweep]") {
  int families = 0;
  for (const auto& row : golden_rows("grundy_sequences.tsv")) {
    if (!row.at(0).starts_with("runs:")) continue;
    ++families;
    const auto family = LengthFamily::parse(row.at(0).substr(5));
    REQUIRE(family);
    std::istringstream numbers(row.at(2));
    std::vector<std::uint16_t> prefix{0};
    for (std::uint16_t grundy = 0; numbers >> grundy;)
      prefix.push_back(static_cast<std::uint16_t>(prefix.back() ^ grundy));
    CHECK(std::ranges::equal(swept(prefix.size() - 1, *family).prefix_xors(), prefix));
  }
  CHECK(families == 2);
}

TEST_CASE("all ways agree with the definition", "[axis_sweep]") {
  const std::string text = GENERATE("triangular", "square", "all", "odd", "powers-of-two", "primes",
                                    "fibonacci", "1,3,7", "2", "16", "15,16,17", "2,5,300");
  const std::uint32_t size = GENERATE(1, 15, 16, 17, 33, 150);
  INFO(text << " up to " << size);
  const auto family = LengthFamily::parse(text);
  REQUIRE(family);
  const auto lengths = *family->lengths_up_to(size);
  std::vector<std::uint16_t> expected{0};
  for (const Nimber grundy : grundy_by_definition(size, lengths))
    expected.push_back(static_cast<std::uint16_t>(expected.back() ^ grundy));
  expected.erase(expected.begin());  // position 0, which has no disc

  CHECK(straightforward_axis(size, lengths).prefix_xors == expected);
  CHECK(std::ranges::equal(swept(size, *family, SweepMethod::presence).prefix_xors(), expected));
  CHECK(std::ranges::equal(swept(size, *family, SweepMethod::marks).prefix_xors(), expected));
}

TEST_CASE("every named family agrees with the straightforward way", "[axis_sweep]") {
  const auto method = GENERATE(SweepMethod::presence, SweepMethod::marks);
  const Kind kind = GENERATE(Kind::triangular, Kind::square, Kind::all, Kind::odd,
                             Kind::powers_of_two, Kind::primes, Kind::fibonacci);
  check_straightforward(swept(20'011, LengthFamily(kind), method));
}

// Nearly random values with large Grundy numbers leave windows of every size again and again.
TEST_CASE("many lengths at random agree with the straightforward way", "[axis_sweep]") {
  const auto method = GENERATE(SweepMethod::presence, SweepMethod::marks);
  const std::uint64_t longest = GENERATE(300, 3'000, 30'000);
  std::mt19937_64 engine(1121);
  std::vector<std::uint64_t> lengths(longest / 5);
  for (std::uint64_t& length : lengths) length = 1 + engine() % longest;
  check_straightforward(swept(60'011, LengthFamily(lengths), method));
}

// With all lengths g[i] is the largest power of two in i: the widest axis there is.
TEST_CASE("an axis that outgrows the presence of small nimbers goes on by marks", "[axis_sweep]") {
  const AxisSweep sweep = swept(9'000, LengthFamily(Kind::all));
  CHECK(sweep.width() == 16'384);
  check_straightforward(sweep);
}

// With the lengths 1 ... 1023, all nimbers below the largest width of the presence kernel come up
// at once, and with them full windows one after the other.
TEST_CASE("full windows at the edge of the presence kernel", "[axis_sweep]") {
  const std::uint64_t most = GENERATE(31, 32, 63, 64, 255, 511, 512, 1022, 1023, 1024, 1200);
  std::vector<std::uint64_t> lengths(most);
  std::iota(lengths.begin(), lengths.end(), 1);
  INFO("lengths 1 ... " << most);
  check_straightforward(swept(6'000, LengthFamily(lengths)));
}

// This many lengths fill one window after another: windows widen, and narrow again where they can.
TEST_CASE("the two kernels take turns", "[axis_sweep]") {
  std::vector<std::uint64_t> lengths(100);
  std::iota(lengths.begin(), lengths.end(), 1);
  check_straightforward(swept(200'000, LengthFamily(lengths)));
}

// Beyond a million positions, windows widen and narrow. A slice may end during a trial.
TEST_CASE("a sweep that changes its way agrees with marks, in slices of any length",
          "[axis_sweep]") {
  const std::uint32_t size = 1'300'000;
  const AxisSweep expected = swept(size, triangular, SweepMethod::marks);
  const std::uint64_t longest_slice = GENERATE(2'000'000, 50'000'000);
  std::mt19937_64 engine(7);
  AxisSweep sweep = create(size, triangular);
  while (!sweep.finished()) sweep.advance(1 + engine() % longest_slice);
  CHECK(std::ranges::equal(sweep.prefix_xors(), expected.prefix_xors()));
}

TEST_CASE("large axes agree with the straightforward way", "[axis_sweep]") {
  const auto method = GENERATE(SweepMethod::presence, SweepMethod::marks);
  const Kind kind = GENERATE(Kind::triangular, Kind::square);
  check_straightforward(swept(300'000, LengthFamily(kind), method));
}

TEST_CASE("the plan is what the sweep then takes", "[axis_sweep]") {
  for (const std::uint64_t size : {1, 2, 15, 16, 17, 1000, 12'345}) {
    INFO(size);
    const auto plan = plan_axis(size, triangular);
    REQUIRE(plan);
    RefusingMemory memory(1);
    const auto refused = AxisSweep::create(size, triangular, SweepMethod::presence, memory);
    REQUIRE_FALSE(refused);
    CHECK(memory.asked_for == plan->bytes);

    const AxisSweep sweep = swept(size, triangular);
    CHECK(sweep.pairs_total() == plan->pairs);
    CHECK(sweep.pairs_done() == plan->pairs);
    CHECK(sweep.lengths().size() == plan->length_count);
  }
  CHECK(plan_axis(1'000'000, triangular)->length_count == 1413);
  CHECK(plan_axis(1'000'000, triangular)->pairs == 941'810'658);
  CHECK(plan_axis(1'000'000, square)->pairs == 666'167'500);
}

TEST_CASE("the sweep of a million positions needs little memory", "[axis_sweep]") {
  CHECK(plan_axis(1'000'000, triangular)->bytes < 5 << 20);
  CHECK(plan_axis(1'000'000, square)->bytes < 5 << 20);
  CHECK(plan_axis(100'000'000, triangular)->bytes < 512 << 20);
}

TEST_CASE("progress grows with every slice, by about what was asked for", "[axis_sweep]") {
  const auto method = GENERATE(SweepMethod::presence, SweepMethod::marks);
  AxisSweep sweep = create(10'000, triangular, method);
  const std::uint64_t budget = 20'000;
  const std::uint64_t pairs_of_a_block = 32 * 140;
  std::uint64_t sum = 0;
  while (!sweep.finished()) {
    const std::uint64_t done = sweep.advance(budget);
    sum += done;
    CHECK(sweep.pairs_done() == sum);
    CHECK(sweep.prefix_xors().size() == std::size_t{sweep.positions_done()} + 1);
    CHECK(done < budget + pairs_of_a_block);
    if (!sweep.finished()) CHECK(done >= budget);
  }
  CHECK(sum == sweep.pairs_total());
  CHECK(sweep.advance(budget) == 0);
}

TEST_CASE("a slice of nothing does nothing", "[axis_sweep]") {
  AxisSweep sweep = create(100, triangular);
  CHECK(sweep.advance(0) == 0);
  CHECK(sweep.positions_done() == 0);
  CHECK(sweep.total() == 0);
}

TEST_CASE("any number of pairs leads from anywhere to the end of the axis", "[axis_sweep]") {
  const auto method = GENERATE(SweepMethod::presence, SweepMethod::marks);
  AxisSweep sweep = create(5'000, triangular, method);
  sweep.advance(1'000);
  REQUIRE_FALSE(sweep.finished());
  sweep.advance(std::numeric_limits<std::uint64_t>::max());
  CHECK(sweep.finished());
}

TEST_CASE("positions without lengths end a slice too", "[axis_sweep]") {
  const auto method = GENERATE(SweepMethod::presence, SweepMethod::marks);
  AxisSweep sweep = create(5'000, LengthFamily(std::vector<std::uint64_t>{6'000}), method);
  CHECK(sweep.pairs_total() == 0);
  sweep.advance(1'000);
  CHECK(sweep.positions_done() < 1'016);
  while (!sweep.finished()) sweep.advance(1'000);
  CHECK(sweep.total() == 0);
}

TEST_CASE("sizes out of range are refused", "[axis_sweep]") {
  const std::uint64_t size = GENERATE(0, 100'000'001, ~std::uint64_t{0});
  const Error expected{ErrorKind::size_out_of_range, size};
  const auto sweep = AxisSweep::create(size, triangular);
  REQUIRE_FALSE(sweep);
  CHECK(sweep.error() == expected);
  const auto plan = plan_axis(size, triangular);
  REQUIRE_FALSE(plan);
  CHECK(plan.error() == expected);
}

TEST_CASE("families with too many lengths are refused", "[axis_sweep]") {
  const LengthFamily all(Kind::all);
  const Error expected{ErrorKind::too_many_lengths, 65'535};
  CHECK(AxisSweep::create(65'536, all).error() == expected);
  CHECK(plan_axis(65'536, all).error() == expected);
  CHECK(plan_axis(65'535, all));
}

TEST_CASE("refused memory is an error that says how much it was", "[axis_sweep]") {
  RefusingMemory memory(1);  // the list of lengths is reserved first
  const auto sweep = AxisSweep::create(1'000'000, square, SweepMethod::presence, memory);
  REQUIRE_FALSE(sweep);
  CHECK(sweep.error() == Error{ErrorKind::out_of_memory, plan_axis(1'000'000, square)->bytes});
  CHECK(memory.releases == 1);
}

TEST_CASE("a sweep that is moved goes on where it was", "[axis_sweep]") {
  AxisSweep first = create(3'000, square);
  first.advance(10'000);
  AxisSweep second = std::move(first);
  second.advance(second.pairs_total());
  check_straightforward(second);
}
