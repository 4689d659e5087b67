#include "tartan/axis_sweep.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <string>

#include "golden.hpp"

using namespace tartan;
using namespace tartan::test;
using Kind = LengthFamily::Kind;

namespace {

const LengthFamily triangular(Kind::triangular);
const LengthFamily square(Kind::square);

AxisSweep create(std::uint64_t size, const LengthFamily& family, SweepMethod method) {
  auto sweep = AxisSweep::create(size, family, method);
  REQUIRE(sweep);
  return std::move(*sweep);
}

AxisSweep swept(std::uint64_t size, const LengthFamily& family, SweepMethod method) {
  AxisSweep sweep = create(size, family, method);
  sweep.advance(sweep.pairs_total() + size);
  REQUIRE(sweep.finished());
  return sweep;
}

// Histograms may have room for more nimbers than occur.
std::vector<std::uint64_t> counts(const AxisSweep& sweep) {
  std::vector<std::uint64_t> counts(sweep.histogram().begin(), sweep.histogram().end());
  while (!counts.empty() && counts.back() == 0) counts.pop_back();
  return counts;
}

void check_same(const AxisSweep& left, const AxisSweep& right) {
  CHECK(std::ranges::equal(left.prefix_xors(), right.prefix_xors()));
  CHECK(counts(left) == counts(right));
  CHECK(left.pairs_done() == right.pairs_done());
  CHECK(left.total() == right.total());
}

// The axis as its definition says, with sets: no prefix XORs, no kernels.
struct ByDefinition {
  std::vector<Nimber> grundy{0};
  std::vector<std::uint64_t> histogram = std::vector<std::uint64_t>(65'536);

  ByDefinition(std::uint32_t size, const std::vector<std::uint32_t>& lengths) {
    for (std::uint32_t i = 1; i <= size; ++i) {
      std::vector<Nimber> options;
      for (const std::uint32_t length : lengths) {
        if (length > i) continue;
        Nimber others = 0;  // the run without its rightmost disc
        for (std::uint32_t disc = i - length + 1; disc < i; ++disc) others ^= grundy[disc];
        options.push_back(others);
      }
      const std::set<Nimber> seen(options.begin(), options.end());
      Nimber mex = 0;
      while (seen.contains(mex)) ++mex;
      grundy.push_back(mex);
      for (const Nimber others : options) ++histogram[mex ^ others];
    }
  }
};

class RefusingMemory final : public Memory {
 public:
  std::byte* reserve(std::size_t bytes) noexcept override {
    asked_for = bytes;
    return nullptr;
  }
  void release(std::byte*) noexcept override { ++releases; }

  std::size_t asked_for = 0;
  int releases = 0;
};

// Lengths with all that is awkward for blocks of 16: near lags, lags about 16 and about the size.
std::vector<std::uint64_t> random_lengths(std::mt19937_64& engine, std::uint32_t size) {
  std::vector<std::uint64_t> lengths;
  const std::uint64_t most = 1 + engine() % 60;
  for (std::uint64_t count = 0; count < most; ++count) {
    const std::uint64_t span = engine() % 3 == 0 ? 40 : size + 5;
    lengths.push_back(1 + engine() % span);
  }
  return lengths;
}

std::string printed(const std::vector<std::uint64_t>& lengths) {
  std::ostringstream text;
  for (const std::uint64_t length : lengths) text << length << ' ';
  return text.str();
}

}  // namespace

TEST_CASE("the worked example of five rows and five columns", "[axis_sweep]") {
  const AxisSweep rows = swept(5, triangular, SweepMethod::blocked);
  CHECK(rows.total() == 1);
  CHECK(counts(rows) == std::vector<std::uint64_t>{0, 8});
  const AxisSweep columns = swept(5, square, SweepMethod::blocked);
  CHECK(columns.total() == 2);
  CHECK(counts(columns) == std::vector<std::uint64_t>{0, 4, 1, 2});
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
    const AxisSweep sweep = swept(prefix.size() - 1, *family, SweepMethod::blocked);
    CHECK(std::ranges::equal(sweep.prefix_xors(), prefix));
  }
  CHECK(families == 2);
}

TEST_CASE("both methods agree with the definition", "[axis_sweep]") {
  const auto method = GENERATE(SweepMethod::blocked, SweepMethod::straightforward);
  const std::string text = GENERATE("triangular", "square", "all", "odd", "powers-of-two", "primes",
                                    "fibonacci", "1,3,7", "2", "16", "15,16,17", "2,5,300");
  const std::uint32_t size = GENERATE(1, 15, 16, 17, 33, 150);
  INFO(text << " up to " << size);
  const auto family = LengthFamily::parse(text);
  REQUIRE(family);
  const AxisSweep sweep = swept(size, *family, method);
  const ByDefinition expected(size, *family->lengths_up_to(size));

  Nimber prefix = 0;
  for (std::uint32_t i = 0; i <= size; ++i) {
    prefix ^= expected.grundy[i];
    if (sweep.prefix_xors()[i] != prefix) FAIL("x[" << i << "]");
  }
  const std::vector<std::uint64_t> histogram = counts(sweep);
  for (Nimber a = 0; a < expected.histogram.size(); ++a)
    if ((a < histogram.size() ? histogram[a] : 0) != expected.histogram[a]) FAIL("c(" << a << ")");
}

TEST_CASE("blocked and straightforward agree for random families, sizes and slices",
          "[axis_sweep]") {
  std::mt19937_64 engine(2026);
  for (int round = 0; round < 300; ++round) {
    const auto size = static_cast<std::uint32_t>(1 + engine() % 2500);
    const std::vector<std::uint64_t> lengths = random_lengths(engine, size);
    INFO("size " << size << ", lengths " << printed(lengths));
    const LengthFamily family(lengths);
    AxisSweep blocked = create(size, family, SweepMethod::blocked);
    AxisSweep straightforward = create(size, family, SweepMethod::straightforward);
    while (!blocked.finished()) blocked.advance(1 + engine() % 5000);
    while (!straightforward.finished()) straightforward.advance(1 + engine() % 5000);
    check_same(blocked, straightforward);
  }
}

TEST_CASE("blocked and straightforward agree for every named family", "[axis_sweep]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square, Kind::all, Kind::odd,
                             Kind::powers_of_two, Kind::primes, Kind::fibonacci);
  const LengthFamily family(kind);
  check_same(swept(20'011, family, SweepMethod::blocked),
             swept(20'011, family, SweepMethod::straightforward));
}

// With all odd lengths some two values share thousands of lags: counts of 8 bits overflow at once.
// From the lengths 1 ... 300 they overflow now and then.
TEST_CASE("counts that need more than 8 bits are counted again", "[axis_sweep]") {
  std::vector<std::uint64_t> many(300);
  std::iota(many.begin(), many.end(), 1);
  const LengthFamily family =
      GENERATE_COPY(LengthFamily(Kind::odd), LengthFamily(many), LengthFamily([&] {
                      std::vector<std::uint64_t> evens_and_one{1};
                      for (std::uint64_t even = 2; even < 4000; even += 2)
                        evens_and_one.push_back(even);
                      return evens_and_one;
                    }()));
  check_same(swept(9'000, family, SweepMethod::blocked),
             swept(9'000, family, SweepMethod::straightforward));
}

TEST_CASE("large axes agree in both methods", "[axis_sweep]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square);
  check_same(swept(300'000, LengthFamily(kind), SweepMethod::blocked),
             swept(300'000, LengthFamily(kind), SweepMethod::straightforward));
}

TEST_CASE("no choice has the move nimber 0", "[axis_sweep]") {
  for (const Kind kind : {Kind::triangular, Kind::square, Kind::primes, Kind::all})
    CHECK(swept(5'000, LengthFamily(kind), SweepMethod::blocked).histogram()[0] == 0);
}

TEST_CASE("the plan is what the sweep then takes", "[axis_sweep]") {
  for (const std::uint64_t size : {1, 2, 15, 16, 17, 1000, 12'345}) {
    INFO(size);
    const auto plan = plan_axis(size, triangular);
    REQUIRE(plan);
    RefusingMemory memory;
    const auto refused = AxisSweep::create(size, triangular, SweepMethod::blocked, memory);
    REQUIRE_FALSE(refused);
    CHECK(memory.asked_for == plan->bytes);

    const AxisSweep sweep = swept(size, triangular, SweepMethod::blocked);
    CHECK(sweep.pairs_total() == plan->pairs);
    CHECK(sweep.pairs_done() == plan->pairs);
    CHECK(std::accumulate(sweep.histogram().begin(), sweep.histogram().end(), std::uint64_t{0}) ==
          plan->pairs);
  }
  CHECK(plan_axis(1'000'000, triangular)->length_count == 1413);
  CHECK(plan_axis(1'000'000, triangular)->pairs == 941'810'658);
  CHECK(plan_axis(1'000'000, square)->pairs == 666'167'500);
}

TEST_CASE("the sweep of a million positions needs little memory", "[axis_sweep]") {
  CHECK(plan_axis(1'000'000, triangular)->bytes < 4 << 20);
  CHECK(plan_axis(1'000'000, square)->bytes < 4 << 20);
  CHECK(plan_axis(100'000'000, triangular)->bytes < 256 << 20);
}

TEST_CASE("progress grows with every slice, by about what was asked for", "[axis_sweep]") {
  const auto method = GENERATE(SweepMethod::blocked, SweepMethod::straightforward);
  AxisSweep sweep = create(10'000, triangular, method);
  const std::uint64_t budget = 20'000;
  const std::uint64_t pairs_of_a_block = 16 * 140;
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
  AxisSweep sweep = create(100, triangular, SweepMethod::blocked);
  CHECK(sweep.advance(0) == 0);
  CHECK(sweep.positions_done() == 0);
  CHECK(sweep.total() == 0);
}

TEST_CASE("positions without lengths end a slice too", "[axis_sweep]") {
  const auto method = GENERATE(SweepMethod::blocked, SweepMethod::straightforward);
  AxisSweep sweep = create(5'000, LengthFamily(std::vector<std::uint64_t>{6'000}), method);
  CHECK(sweep.pairs_total() == 0);
  sweep.advance(1'000);
  CHECK(sweep.positions_done() < 1'016);
  while (!sweep.finished()) sweep.advance(1'000);
  CHECK(sweep.total() == 0);
  CHECK(sweep.histogram()[0] == 0);
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
  RefusingMemory memory;
  const auto sweep = AxisSweep::create(1'000'000, square, SweepMethod::blocked, memory);
  REQUIRE_FALSE(sweep);
  CHECK(sweep.error() == Error{ErrorKind::out_of_memory, plan_axis(1'000'000, square)->bytes});
  CHECK(memory.releases == 0);
}

TEST_CASE("a sweep that is moved goes on where it was", "[axis_sweep]") {
  AxisSweep first = create(3'000, square, SweepMethod::blocked);
  first.advance(10'000);
  AxisSweep second = std::move(first);
  second.advance(second.pairs_total());
  check_same(second, swept(3'000, square, SweepMethod::straightforward));
}
