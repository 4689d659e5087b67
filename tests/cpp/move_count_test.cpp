#include "tartan/counting/move_count.hpp"

#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "counted.hpp"
#include "counting/straightforward_axis.hpp"
#include "swept.hpp"

using namespace tartan;
using namespace tartan::test;
using Kind = LengthFamily::Kind;

namespace {

// The straightforward histogram has room for more nimbers than occur.
Histogram expected_histogram(const AxisSweep& axis) {
  Histogram histogram = straightforward_axis(axis.size(), axis.lengths()).histogram;
  const bool rest_is_empty = std::all_of(histogram.begin() + axis.width(), histogram.end(),
                                         [](std::uint64_t count) { return count == 0; });
  REQUIRE(rest_is_empty);
  histogram.resize(axis.width());
  return histogram;
}

// Checks that only wanted nimbers are counted, unless so many are wanted that all are.
void check_wanted(const AxisSweep& axis, const std::vector<std::uint16_t>& wanted,
                  Histogram expected, std::uint64_t slice) {
  INFO(wanted.size() << " wanted");
  MoveCount count = MoveCount::of_wanted(axis, wanted);
  const bool counts_all = count.counts_all();
  CHECK(counts_all == (wanted.size() > MoveCount::most_wanted(axis.width())));
  for (std::size_t nimber = 0; nimber < expected.size(); ++nimber)
    if (!counts_all && std::ranges::count(wanted, nimber) == 0) expected[nimber] = 0;
  CHECK(finished(std::move(count), slice) == expected);
}

// Nimbers are compared by their low bytes while the high one stays. With odd lengths most moves
// share a few nimbers; with many random lengths the high byte changes too often.
void check_any_number_wanted(std::uint32_t size, const std::string& text) {
  INFO(text << " up to " << size);
  std::mt19937_64 engine(1121);
  std::vector<std::uint64_t> at_random(4'000);
  for (std::uint64_t& length : at_random) length = 1 + engine() % 20'000;
  const auto family = text == "at random" ? LengthFamily(at_random) : *LengthFamily::parse(text);
  const AxisSweep axis = swept(size, family);
  const Histogram expected = expected_histogram(axis);
  std::vector<std::uint16_t> nimbers(axis.width());
  std::iota(nimbers.begin(), nimbers.end(), std::uint16_t{0});
  for (const std::size_t count : {0, 1, 2, 3, 4, 5, 8, 9, 16, 23, 40}) {
    if (count > axis.width()) continue;
    std::ranges::shuffle(nimbers, engine);
    check_wanted(axis, {nimbers.begin(), nimbers.begin() + static_cast<std::ptrdiff_t>(count)},
                 expected, 1 + engine() % 50'000'000);
  }
}

}  // namespace

TEST_CASE("the moves of five rows and of five columns", "[move_count]") {
  CHECK(finished(MoveCount::of_all(swept(5, Kind::triangular))) == Histogram{0, 8});
  CHECK(finished(MoveCount::of_all(swept(5, Kind::square))) == Histogram{0, 4, 1, 2});
}

// By the definition: every row or column move flips a run, and the XOR of its discs' Grundy numbers
// is its nimber.
TEST_CASE("the histogram of the definition", "[move_count]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square, Kind::primes, Kind::odd, Kind::all);
  const std::uint32_t size = GENERATE(1, 15, 16, 17, 33, 150);
  const AxisSweep axis = swept(size, kind);
  Histogram expected(axis.width());
  for (std::uint32_t i = 1; i <= size; ++i)
    for (const std::uint32_t length : axis.lengths()) {
      Nimber nimber = 0;
      for (std::uint32_t disc = i; disc > 0 && disc + length > i; --disc)
        nimber ^= axis.prefix_xors()[disc] ^ axis.prefix_xors()[disc - 1];
      if (length <= i) ++expected.at(static_cast<std::size_t>(nimber));
    }
  CHECK(finished(MoveCount::of_all(axis)) == expected);
}

TEST_CASE("every named family is counted as straightforwardly", "[move_count]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square, Kind::all, Kind::odd,
                             Kind::powers_of_two, Kind::primes, Kind::fibonacci);
  const AxisSweep axis = swept(20'011, kind);
  CHECK(finished(MoveCount::of_all(axis)) == expected_histogram(axis));
}

// With all odd lengths two values share thousands of lags, so counts of 8 bits overflow at once.
// With the lengths 1 ... 300 they overflow now and then.
TEST_CASE("counts that need more than 8 bits are counted again", "[move_count]") {
  std::vector<std::uint64_t> many(300), evens_and_one{1};
  std::iota(many.begin(), many.end(), 1);
  for (std::uint64_t even = 2; even < 4000; even += 2) evens_and_one.push_back(even);
  for (const LengthFamily& family :
       {LengthFamily(Kind::odd), LengthFamily(many), LengthFamily(evens_and_one)}) {
    const AxisSweep axis = swept(9'000, family);
    CHECK(finished(MoveCount::of_all(axis)) == expected_histogram(axis));
  }
}

TEST_CASE("large axes are counted as straightforwardly, whole and in part", "[move_count]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square);
  const AxisSweep axis = swept(300'000, kind);
  const Histogram expected = expected_histogram(axis);
  CHECK(finished(MoveCount::of_all(axis), 1'000'000) == expected);
  for (const std::vector<std::uint16_t>& wanted :
       std::vector<std::vector<std::uint16_t>>{{255, 3}, {1, 2, 3, 100, 101, 255}, {256}})
    check_wanted(axis, wanted, expected, 1'000'000);
}

TEST_CASE("any number of wanted nimbers is counted as straightforwardly", "[move_count][long]") {
  check_any_number_wanted(40'011, GENERATE("triangular", "square", "all", "odd", "powers-of-two",
                                           "primes", "fibonacci", "at random"));
}

// Counts half of these families' lengths, or all.
TEST_CASE("any number of wanted nimbers is counted on shorter axes", "[move_count][sample]") {
  const auto [size, text] = GENERATE(table<std::uint32_t, std::string>({{60'011, "triangular"},
                                                                        {60'011, "square"},
                                                                        {17'011, "all"},
                                                                        {17'011, "odd"},
                                                                        {60'011, "powers-of-two"},
                                                                        {20'011, "primes"},
                                                                        {60'011, "fibonacci"},
                                                                        {20'011, "at random"}}));
  check_any_number_wanted(size, text);
}

TEST_CASE("too many wanted nimbers are counted with all others", "[move_count]") {
  const AxisSweep axis = swept(2'000, Kind::square);
  REQUIRE(axis.width() == 32);
  std::vector<std::uint16_t> wanted(MoveCount::most_wanted(axis.width()));
  std::iota(wanted.begin(), wanted.end(), 1);
  CHECK_FALSE(MoveCount::of_wanted(axis, wanted).counts_all());
  wanted.push_back(20);
  CHECK(MoveCount::of_wanted(axis, wanted).counts_all());
  CHECK(MoveCount::of_all(axis).counts_all());
  const PositionRange whole{1, axis.size()};
  std::vector<std::uint32_t> by_stretch(StretchCounts::size(whole, 256, wanted.size()));
  MoveCount all = MoveCount::of_wanted(axis, wanted, whole, {256, by_stretch});
  CHECK(finished(std::move(all)) == expected_histogram(axis));
  CHECK(std::ranges::count(by_stretch, 0) == std::ssize(by_stretch));
  CHECK(finished(MoveCount::of_wanted(axis, {})) == Histogram(axis.width()));
}

TEST_CASE("no choice has the move nimber 0", "[move_count]") {
  for (const Kind kind : {Kind::triangular, Kind::square, Kind::primes, Kind::all}) {
    const AxisSweep axis = swept(5'000, kind);
    CHECK(finished(MoveCount::of_all(axis))[0] == 0);
    CHECK(finished(MoveCount::of_wanted(axis, std::array<std::uint16_t, 1>{0}))[0] == 0);
  }
}

TEST_CASE("every pair is counted, slice by slice", "[move_count]") {
  const AxisSweep axis = swept(10'000, Kind::triangular);
  auto count = MoveCount::of_all(axis);
  const std::uint64_t budget = 20'000;
  while (!count.finished()) {
    const std::uint64_t before = count.pairs_done();
    const std::uint64_t done = count.advance(budget);
    CHECK(count.pairs_done() == before + done);
    CHECK(done < budget + 65536);
    CHECK((done >= budget || count.finished()));
    CHECK(std::accumulate(count.histogram().begin(), count.histogram().end(), std::uint64_t{0}) ==
          count.pairs_done());
  }
  CHECK(count.pairs_done() == axis.pairs_total());
  CHECK(count.advance(budget) == 0);
}

TEST_CASE("a count that was begun is finished by any number of pairs", "[move_count]") {
  const AxisSweep axis = swept(10'000, Kind::triangular);
  auto count = MoveCount::of_all(axis);
  const std::uint64_t done = count.advance(20'000);
  CHECK(count.advance(~std::uint64_t{0}) == axis.pairs_total() - done);
  CHECK(count.finished());
}

TEST_CASE("an axis without lengths has nothing to count", "[move_count]") {
  const AxisSweep axis = swept(5'000, LengthFamily(std::vector<std::uint64_t>{6'000}));
  CHECK(finished(MoveCount::of_all(axis), 1'000) == Histogram{0});
}

TEST_CASE("a range knows its pairs", "[move_count]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square, Kind::odd, Kind::powers_of_two);
  const AxisSweep axis = swept(3'000, kind);
  const PositionRange range =
      GENERATE(PositionRange{1, 1}, PositionRange{1, 3'000}, PositionRange{16, 16},
               PositionRange{17, 2'000}, PositionRange{2'999, 3'000});
  std::uint64_t pairs = 0;
  for (std::uint32_t i = range.first; i <= range.last; ++i)
    for (const std::uint32_t length : axis.lengths()) pairs += length <= i;
  CHECK(pairs_within(axis.lengths(), range) == pairs);
  auto count = MoveCount::of_all(axis, range);
  CHECK(count.pairs_total() == pairs);
  count.advance(pairs + axis.size());
  CHECK(count.finished());
  CHECK(count.pairs_done() == pairs);
}

TEST_CASE("an axis is cut into ranges with nearly equal numbers of pairs", "[move_count]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square, Kind::odd);
  const std::uint32_t parts = GENERATE(1, 2, 7, 64);
  const AxisSweep axis = swept(20'000, kind);
  const auto ranges = cut_evenly(axis.lengths(), axis.size(), parts);
  CHECK(ranges.size() == parts);
  const auto of_a_position = static_cast<double>(axis.lengths().size());
  const double mean = static_cast<double>(axis.pairs_total()) / parts;
  std::uint32_t next = 1;
  for (const PositionRange range : ranges) {
    CHECK(range.first == next);
    CHECK(range.first <= range.last);
    const auto pairs = static_cast<double>(pairs_within(axis.lengths(), range));
    CHECK(std::abs(pairs - mean) <= of_a_position + 1);
    next = range.last + 1;
  }
  CHECK(next == axis.size() + 1);
}

TEST_CASE("an axis that has less to count than parts is cut all the same", "[move_count]") {
  for (const std::uint32_t size : {1U, 2U, 9U}) {
    for (const std::vector<std::uint32_t>& lengths :
         {std::vector<std::uint32_t>{}, std::vector<std::uint32_t>{1}}) {
      const auto ranges = cut_evenly(lengths, size, 8);
      std::uint32_t next = 1;
      for (const PositionRange range : ranges) {
        CHECK(range.first == next);
        CHECK(range.first <= range.last);
        next = range.last + 1;
      }
      CHECK(next == size + 1);
      CHECK(ranges.size() <= 8);
    }
  }
}
