#include <algorithm>
#include <catch_amalgamated.hpp>
#include <random>
#include <vector>

#include "counted.hpp"
#include "swept.hpp"
#include "tartan/counting/axis_sweep.hpp"
#include "tartan/counting/move_count.hpp"

using namespace tartan;
using namespace tartan::test;
using Kind = LengthFamily::Kind;

namespace {

struct Piece {
  std::vector<std::uint16_t> values;
  std::uint64_t check_sum;
};

AxisSweep create(std::uint32_t size, const LengthFamily& family,
                 SweepMethod method = SweepMethod::presence) {
  auto sweep = AxisSweep::create(size, family, method);
  REQUIRE(sweep);
  return std::move(*sweep);
}

// The values x[first] ... x[last]; last = first - 1 for none.
Piece piece_of(const AxisSweep& sweep, std::uint32_t first, std::uint32_t last) {
  const auto values = sweep.prefix_xors().subspan(first, last + 1 - first);
  return {{values.begin(), values.end()}, sweep.check_sum(first, values)};
}

void check_same(AxisSweep& sweep, AxisSweep& expected) {
  CHECK(std::ranges::equal(sweep.prefix_xors(), expected.prefix_xors()));
  CHECK(sweep.pairs_done() == expected.pairs_done());
  CHECK(sweep.width() == expected.width());
  CHECK(sweep.total() == expected.total());
  CHECK(sweep.finished() == expected.finished());
}

void check_same_count(const AxisSweep& sweep, const AxisSweep& expected) {
  constexpr std::uint64_t slice = 1'000'000;
  const Histogram all = finished(MoveCount::of_all(expected), slice);
  CHECK(finished(MoveCount::of_all(sweep), slice) == all);
  const auto wanted = static_cast<std::uint16_t>(expected.width() - 1);
  CHECK(finished(MoveCount::of_wanted(sweep, {&wanted, 1}), slice)[wanted] == all[wanted]);
}

// Restores all that `source` knows up to `last`, in pieces of random sizes.
void restore_up_to(AxisSweep& sweep, const AxisSweep& source, std::uint32_t last,
                   std::mt19937_64& engine) {
  while (sweep.positions_done() < last) {
    const std::uint32_t first = sweep.positions_done() + 1;
    const auto most = static_cast<std::uint32_t>(engine() % 2 == 0 ? 100 : last);
    const auto size = static_cast<std::uint32_t>(1 + engine() % most);
    const Piece piece = piece_of(source, first, std::min(last, first + size - 1));
    REQUIRE(sweep.restore(piece.values, piece.check_sum));
  }
}

// Compares two sweeps of one axis: one that was never interrupted, and one that resumes at `last`.
void check_interrupted_at(std::uint32_t last, const LengthFamily& family, AxisSweep& expected,
                          std::mt19937_64& engine) {
  INFO("interrupted at " << last << " of " << expected.size());
  const auto method = engine() % 2 == 0 ? SweepMethod::presence : SweepMethod::marks;
  AxisSweep sweep = create(expected.size(), family, method);
  restore_up_to(sweep, expected, last, engine);
  CHECK(sweep.positions_done() == last);
  while (!sweep.finished()) sweep.advance(1 + engine() % 200'000);
  check_same(sweep, expected);
  check_same_count(sweep, expected);
}

}  // namespace

TEST_CASE("a restored sweep goes on as if it had never stopped", "[restore_sweep]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square, Kind::all, Kind::odd,
                             Kind::powers_of_two, Kind::primes, Kind::fibonacci);
  const std::uint32_t size = GENERATE(1, 2, 17, 1'000, 9'001);
  std::mt19937_64 engine(size);
  const LengthFamily family(kind);
  AxisSweep expected = swept(size, family);
  check_interrupted_at(0, family, expected, engine);
  check_interrupted_at(size, family, expected, engine);
  for (int round = 0; round < 4; ++round)
    check_interrupted_at(static_cast<std::uint32_t>(engine() % (size + 1)), family, expected,
                         engine);
}

// The refused piece had values in other windows; the maps must not contain any of them.
TEST_CASE("a sweep goes on as if a refused piece had never come", "[restore_sweep]") {
  const auto method = GENERATE(SweepMethod::presence, SweepMethod::marks);
  const std::uint32_t size = 300'000;
  const LengthFamily family(Kind::triangular);
  const AxisSweep expected = swept(size, family);
  std::mt19937_64 engine(22);
  AxisSweep sweep = create(size, family, method);
  for (const std::uint32_t last : {150'000U, 250'003U}) {
    restore_up_to(sweep, expected, last, engine);
    std::vector<std::uint16_t> made_up(5'000);
    std::uint16_t value = 0;
    for (std::size_t place = 0; place < made_up.size(); ++place) {
      if (place % 100 == 0) value = static_cast<std::uint16_t>(engine() % 256);
      made_up[place] = static_cast<std::uint16_t>(value ^ engine() % 32);
    }
    REQUIRE_FALSE(sweep.restore(made_up, sweep.check_sum(last + 1, made_up)));
    REQUIRE(sweep.positions_done() == last);
    made_up.back() = 0xffff;
    REQUIRE_FALSE(sweep.restore(made_up, sweep.check_sum(last + 1, made_up)));
    REQUIRE(sweep.positions_done() == last);
  }
  while (!sweep.finished()) sweep.advance(10'000'000);
  CHECK(std::ranges::equal(sweep.prefix_xors(), expected.prefix_xors()));
}

// These values need far more windows than the ones before.
TEST_CASE("values that no window was made for are refused like any others", "[restore_sweep]") {
  const std::uint32_t size = 65'000;
  const LengthFamily family(Kind::all);
  AxisSweep expected = swept(size, family);
  AxisSweep sweep = create(size, family);
  std::mt19937_64 engine(23);
  restore_up_to(sweep, expected, 200, engine);
  std::vector<std::uint16_t> made_up(50'000);
  for (std::uint16_t& value : made_up) value = static_cast<std::uint16_t>(engine());
  REQUIRE_FALSE(sweep.restore(made_up, sweep.check_sum(201, made_up)));
  restore_up_to(sweep, expected, 60'000, engine);
  sweep.advance(sweep.pairs_total());
  check_same(sweep, expected);
  check_same_count(sweep, expected);
}

TEST_CASE("what a sweep knows in the middle is what a restored one knows", "[restore_sweep]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square);
  const LengthFamily family(kind);
  std::mt19937_64 engine(7);
  AxisSweep interrupted = create(300'000, family);
  while (interrupted.positions_done() < 200'000) {
    interrupted.advance(1 + engine() % 20'000'000);
    AxisSweep sweep = create(300'000, family);
    restore_up_to(sweep, interrupted, interrupted.positions_done(), engine);
    check_same(sweep, interrupted);
  }
}

// Browsers store the sums for weeks, so their definition must not change.
TEST_CASE("the check sum is the one that is documented", "[restore_sweep]") {
  const auto expected = [](std::initializer_list<std::uint64_t> words) {
    std::uint64_t sum = 14'695'981'039'346'656'037U;
    for (const std::uint64_t word : words) sum = (sum ^ word) * 1'099'511'628'211U;
    return sum;
  };
  const AxisSweep sweep = swept(7, LengthFamily(Kind::triangular));
  const std::vector<std::uint16_t> values{5, 0, 6};
  CHECK(sweep.check_sum(2, values) == expected({7, 1, 3, 6, 2, 3, 5, 0, 6}));
  CHECK(sweep.check_sum(3, {}) == expected({7, 1, 3, 6, 3, 0}));
}

TEST_CASE("a damaged piece is refused and changes nothing", "[restore_sweep]") {
  const LengthFamily family(Kind::triangular);
  std::mt19937_64 engine(11);
  AxisSweep source = swept(3'000, family);
  AxisSweep sweep = create(3'000, family);
  const Piece start = piece_of(source, 1, 1'000);
  REQUIRE(sweep.restore(start.values, start.check_sum));
  const Piece piece = piece_of(source, 1'001, 2'000);
  AxisSweep before = create(3'000, family);
  before.restore(start.values, start.check_sum);

  const auto check_refused = [&](const std::vector<std::uint16_t>& values, std::uint64_t sum) {
    CHECK_FALSE(sweep.restore(values, sum));
    check_same(sweep, before);
  };

  SECTION("a bit is flipped") {
    for (int round = 0; round < 2'000; ++round) {
      auto values = piece.values;
      values[engine() % values.size()] ^= static_cast<std::uint16_t>(1U << engine() % 16);
      check_refused(values, piece.check_sum);
    }
    for (int bit = 0; bit < 64; ++bit)
      check_refused(piece.values, piece.check_sum ^ std::uint64_t{1} << bit);
  }
  SECTION("two values are swapped") {
    for (std::size_t k = 1; k < piece.values.size(); ++k) {
      auto values = piece.values;
      std::swap(values[k - 1], values[k]);
      if (values != piece.values) check_refused(values, piece.check_sum);
    }
  }
  SECTION("it is truncated or longer") {
    auto values = piece.values;
    values.pop_back();
    check_refused(values, piece.check_sum);
    check_refused({}, piece.check_sum);
    values = piece.values;
    values.push_back(0);
    check_refused(values, piece.check_sum);
  }
  SECTION("it is of another place") {
    const Piece other = piece_of(source, 1'002, 2'001);
    check_refused(other.values, other.check_sum);
    check_refused(start.values, start.check_sum);
  }
  SECTION("it is longer than the axis") {
    std::vector<std::uint16_t> values(2'001);
    check_refused(values, sweep.check_sum(1'001, values));
  }
  SECTION("it is of another axis") {
    for (const LengthFamily& foreign :
         {LengthFamily(Kind::square), LengthFamily(std::vector<std::uint64_t>{1, 3, 6, 10})}) {
      AxisSweep other = swept(3'000, foreign);
      const Piece foreign_piece = piece_of(other, 1'001, 2'000);
      check_refused(foreign_piece.values, foreign_piece.check_sum);
    }
    AxisSweep longer = swept(3'001, family);
    check_refused(piece.values, piece_of(longer, 1'001, 2'000).check_sum);
  }

  // The right piece is still accepted after all this.
  REQUIRE(sweep.restore(piece.values, piece.check_sum));
  sweep.advance(sweep.pairs_total());
  check_same(sweep, source);
}

// Without lengths all values are 0, so the definition alone would accept one more of them.
TEST_CASE("more values than the axis has are refused", "[restore_sweep]") {
  AxisSweep sweep = create(10, LengthFamily(std::vector<std::uint64_t>{20}));
  const std::vector<std::uint16_t> values(11);
  CHECK_FALSE(sweep.restore(values, sweep.check_sum(1, values)));
  CHECK(sweep.positions_done() == 0);
  const std::span all = std::span(values).first(10);
  CHECK(sweep.restore(all, sweep.check_sum(1, all)));
  CHECK(sweep.finished());
}

// The sum alone would accept wrong values that come with their own sum.
TEST_CASE("wrong values with a sum that is theirs are refused", "[restore_sweep]") {
  const LengthFamily family(Kind::square);
  const AxisSweep source = swept(2'000, family);
  AxisSweep sweep = create(2'000, family);

  SECTION("a value that is impossible on this axis") {
    auto values = piece_of(source, 1, 1'000).values;
    values[3] = 64;  // 44 squares are at most 2,000, so every nimber is below 64
    CHECK_FALSE(sweep.restore(values, sweep.check_sum(1, values)));
  }
  SECTION("one of the last values") {
    const std::size_t from_the_end = GENERATE(1, 2, 30, 64);
    auto values = piece_of(source, 1, 1'000).values;
    values[values.size() - from_the_end] ^= 1;
    CHECK_FALSE(sweep.restore(values, sweep.check_sum(1, values)));
  }
  SECTION("a value of a short piece") {
    auto values = piece_of(source, 1, 3).values;
    values[0] ^= 1;
    CHECK_FALSE(sweep.restore(values, sweep.check_sum(1, values)));
  }
  CHECK(sweep.positions_done() == 0);
  CHECK(sweep.pairs_done() == 0);
  CHECK(sweep.width() == 1);
  sweep.advance(sweep.pairs_total());
  CHECK(std::ranges::equal(sweep.prefix_xors(), source.prefix_xors()));
}
