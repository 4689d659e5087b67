// Checks that a refusal of memory is a value, at whichever request it comes, and that functions
// which can't fail request none: in the module operator new has no exception to throw.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "allocations.hpp"
#include "refusing_memory.hpp"
#include "swept.hpp"
#include "tartan/chessboard_nim.hpp"
#include "tartan/counting/axis_sweep.hpp"
#include "tartan/counting/axis_weights.hpp"
#include "tartan/counting/cloth.hpp"
#include "tartan/counting/given_axis.hpp"
#include "tartan/counting/move_count.hpp"
#include "tartan/counting/openings.hpp"
#include "tartan/counting/sequence.hpp"
#include "tartan/games/board.hpp"
#include "tartan/games/catalogue.hpp"
#include "tartan/games/position.hpp"
#include "tartan/nim_field.hpp"
#include "tartan/nim_product_option.hpp"
#include "tartan/nimber.hpp"

using namespace tartan;
using namespace tartan::test;
using FamilyKind = LengthFamily::Kind;

namespace {

constexpr std::uint64_t to_the_end = ~std::uint64_t{0};

// Refuses the first request of `create`, then the second, and so on, until all are granted.
template <class Create>
void refuse_each_request(const Create& create) {
  int grants = 0;
  for (bool is_created = false; !is_created; ++grants) {
    INFO("after " << grants << " requests that were granted");
    RefusingMemory memory(grants);
    {
      const auto result = create(memory);
      is_created = static_cast<bool>(result);
      if (!is_created) {
        CHECK(result.error() == Error{ErrorKind::out_of_memory, memory.asked_for});
        CHECK(memory.grants_left == -1);  // no request follows a refusal
      }
    }
    CHECK(memory.releases == grants);
    REQUIRE(grants < 100);
  }
  CHECK(grants > 1);
}

// Refuses each request to operator new in turn; each refusal must become a value.
template <class Create>
void refuse_each_object(const Create& create) {
  const Allocations objects = allocations_of([&] { static_cast<void>(create()); });
  CHECK(objects.all == objects.nothrow);
  for (std::uint64_t granted = 0; granted < objects.nothrow; ++granted) {
    const RefusedNothrow refusal(granted);
    const auto result = create();
    REQUIRE_FALSE(result);
    CHECK(result.error().kind == ErrorKind::out_of_memory);
    CHECK(result.error().amount > 0);
  }
}

template <class Use>
void check_needs_none(const char* what, Use&& use) {
  INFO(what);
  CHECK(allocations_of(use).all == 0);
}

// Slices small enough that several of them end inside a tile.
template <class Job>
void check_advances(const char* what, Job& job) {
  check_needs_none(what, [&] {
    while (!job.finished()) job.advance(10'000);
  });
  CHECK(job.finished());
}

std::vector<std::uint16_t> first_nimbers(std::size_t count) {
  std::vector<std::uint16_t> nimbers(count);
  for (std::size_t a = 0; a < count; ++a) nimbers[a] = static_cast<std::uint16_t>(a);
  return nimbers;
}

}  // namespace

TEST_CASE("whatever is created may be refused its memory", "[refused_memory]") {
  const LengthFamily triangular(FamilyKind::triangular), square(FamilyKind::square);
  const AxisSweep rows = swept(3'000, triangular), columns = swept(4'000, square);
  refuse_each_request([&](Memory& memory) {
    return AxisSweep::create(1'000, triangular, SweepMethod::presence, memory);
  });
  refuse_each_request([&](Memory& memory) { return GivenAxis::create(1'000, square, memory); });
  refuse_each_request([&](Memory& memory) {
    return AxisWeights::create(rows, std::array<std::uint16_t, 2>{1, 3}, memory);
  });
  refuse_each_request([&](Memory& memory) { return Cloth::create(rows, columns, memory); });
  refuse_each_request(
      [&](Memory& memory) { return OpeningSequence::create(1'000, triangular, square, memory); });
  refuse_each_request(
      [](Memory& memory) { return ChessboardNim::create({1, 2, 3}, 1'000, memory); });
  refuse_each_request(
      [](Memory& memory) { return plan_axis(100'000, LengthFamily(FamilyKind::primes), memory); });
  refuse_each_object([&] { return plan_axis(1'000, triangular); });
  refuse_each_object([&] { return AxisSweep::create(1'000, triangular); });
  refuse_each_object([&] { return GivenAxis::create(1'000, square); });
  refuse_each_object([&] { return AxisWeights::create(rows, std::array<std::uint16_t, 2>{1, 3}); });
  refuse_each_object([&] { return OpeningSequence::create(1'000, triangular, square); });
}

TEST_CASE("a sweep and its counts need no memory after they are created", "[refused_memory]") {
  const auto [size, text] = GENERATE(table<std::uint32_t, std::string>(
      {{1, "square"}, {70'001, "triangular"}, {9'001, "odd"}, {5'000, "primes"}}));
  INFO(text << " up to " << size);
  const LengthFamily family = *LengthFamily::parse(text);
  auto sweep = AxisSweep::create(size, family);
  REQUIRE(sweep);
  check_advances("a sweep", *sweep);
  const auto values = sweep->prefix_xors().subspan(1);

  auto restored = AxisSweep::create(size, family);
  bool is_restored = false;
  check_needs_none("restoring a sweep", [&] {
    is_restored = restored->restore(values, restored->check_sum(1, values));
  });
  CHECK(is_restored);

  auto given = GivenAxis::create(size, family);
  bool is_given = false;
  check_needs_none("giving an axis", [&] { is_given = given->give(values); });
  CHECK(is_given);

  const CountableAxis axis = *given;
  check_needs_none("counting all moves", [&] { MoveCount::of_all(axis).advance(to_the_end); });
  const std::size_t most = std::min<std::size_t>(MoveCount::most_wanted(axis.width), axis.width);
  for (const std::size_t some : {std::size_t{0}, std::size_t{1}, most}) {
    INFO(some << " wanted");
    const auto wanted = first_nimbers(some);
    const PositionRange all{1, size};
    check_needs_none("counting some moves", [&] {
      MoveCount count = MoveCount::of_wanted(axis, wanted);
      while (!count.finished()) count.advance(10'000);
    });
    for (const std::uint32_t stride : {16U, 4096U}) {
      std::vector<std::uint32_t> counts(StretchCounts::size(all, stride, some));
      check_needs_none("counting them by stretches", [&] {
        MoveCount count = MoveCount::of_wanted(axis, wanted, all, {stride, counts});
        while (!count.finished()) count.advance(10'000);
      });
    }
  }
}

TEST_CASE("sums of moves need no memory after they are created", "[refused_memory]") {
  const AxisSweep axis = swept(70'001, FamilyKind::triangular);
  auto weights = AxisWeights::create(axis, first_nimbers(7));
  REQUIRE(weights);
  check_advances("sums of moves", *weights);
  // Edges for three cases: a few, one at each position, and many with gaps.
  std::vector<std::uint32_t> each(axis.size() + 1), gaps;
  for (std::uint32_t edge = 0; edge < each.size(); ++edge) each[edge] = edge;
  for (std::uint32_t edge = 5; edge < axis.size(); edge += 1 + edge % 97) gaps.push_back(edge);
  for (const auto& edges : {std::vector<std::uint32_t>{3, 700, 60'000}, each, gaps}) {
    std::vector<std::uint64_t> counts((edges.size() - 1) * 7);
    check_needs_none("moves between edges", [&] { weights->count_between(edges, counts.data()); });
  }
}

TEST_CASE("a cloth needs no memory for its sums and for a region", "[refused_memory]") {
  const AxisSweep rows = swept(3'000, FamilyKind::triangular),
                  columns = swept(4'000, FamilyKind::square);
  auto cloth = Cloth::create(rows, columns);
  REQUIRE(cloth);
  check_advances("a cloth", *cloth);
  REQUIRE_FALSE(cloth->threads().empty());
  const std::vector<std::uint8_t> all(cloth->threads().size(), 1);
  check_needs_none("a region of a cloth",
                   [&] { cloth->winning_moves({17, 2'999}, {1, 1'234}, all); });
}

TEST_CASE("a sequence needs no memory after it is created", "[refused_memory]") {
  const auto text = GENERATE("triangular", "all");  // sorted pairs and too many of them
  const LengthFamily family = *LengthFamily::parse(text);
  const AxisSweep rows = swept(2'500, family), columns = swept(2'500, family);
  auto sequence = OpeningSequence::create(2'500, family, family);
  REQUIRE(sequence);
  check_needs_none("a sequence", [&] {
    sequence->begin(swept_axis(rows), swept_axis(columns));
    for_each_board(*sequence, {500, 1'000}, [](std::uint32_t, const SequenceValue&) {});
  });
}

TEST_CASE("playing and nimbers need no memory", "[refused_memory]") {
  const auto board = create_board("flipping-game", 9, 9);
  REQUIRE(board);
  auto position = Position::all_heads(*board);
  const Move move{8, 8, 1, 1};
  REQUIRE(position.legality(move) == Legality::legal);
  check_needs_none("a position", [&] {
    position.set_heads(3, 4, false);
    position.wins(move);
    position.legal_move_count();
    position.play(move);
  });
  check_needs_none("nimbers", [] {
    const Nimber a = 0x0123'4567'89ab'cdef, b = 0xfedc'ba98'7654'3210;
    const Nimber product = nim_product(a, b);
    nim_square_root(*nim_quotient(nim_power(product, 1'000'003), *nim_inverse(b)));
    nim_product_option(a, b, product / 2);
    nim_generator(nim_field_bits(a));
  });
}
