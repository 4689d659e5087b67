#include "tartan/openings.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <random>

#include "golden.hpp"
#include "tartan/axis_sweep.hpp"

using namespace tartan;
using namespace tartan::test;
using Kind = LengthFamily::Kind;
using Histogram = std::vector<std::uint64_t>;

namespace {

AxisSweep swept(std::uint64_t size, Kind kind) {
  auto sweep = AxisSweep::create(size, LengthFamily(kind));
  REQUIRE(sweep);
  sweep->advance(sweep->pairs_total() + size);
  REQUIRE(sweep->finished());
  return std::move(*sweep);
}

AxisMoves moves(const AxisSweep& sweep) { return {sweep.total(), sweep.histogram()}; }

Openings flipping_game(std::uint64_t rows, std::uint64_t columns) {
  const AxisSweep rows_axis = swept(rows, Kind::triangular);
  const AxisSweep columns_axis = swept(columns, Kind::square);
  return count_openings(moves(rows_axis), moves(columns_axis));
}

// The definition: every a and b that occur, their product by the field's own multiplication.
Uint128 winning_by_every_pair(const AxisMoves& rows, const AxisMoves& columns) {
  const Nimber board_nimber = nim_product(rows.total, columns.total);
  Uint128 winning = 0;
  for (Nimber a = 0; a < rows.histogram.size(); ++a)
    for (Nimber b = 0; b < columns.histogram.size(); ++b)
      if (nim_product(a, b) == board_nimber)
        winning += Uint128{rows.histogram[a]} * columns.histogram[b];
  return winning;
}

}  // namespace

TEST_CASE("the worked example P(5) = 8", "[openings]") {
  const Openings openings = flipping_game(5, 5);
  CHECK(openings.winning == 8);
  CHECK(openings.board_nimber == 2);
  CHECK(openings.all == 8 * 7);
  CHECK(openings.pairs == std::vector<NimberPair>{{1, 2, 8, 1}});
}

TEST_CASE("square boards up to 100 agree with the known answers", "[openings]") {
  for (const auto& row : golden_rows("openings_square_boards.tsv")) {
    const std::uint64_t size = whole_number(row.at(0));
    INFO("N = " << size);
    const AxisSweep rows = swept(size, Kind::triangular);
    const AxisSweep columns = swept(size, Kind::square);
    const Openings openings = count_openings(moves(rows), moves(columns));
    CHECK(to_decimal(openings.winning) == row.at(1));
    CHECK(rows.total() == whole_number(row.at(2)));
    CHECK(columns.total() == whole_number(row.at(3)));
    CHECK(openings.board_nimber == whole_number(row.at(4)));
  }
}

TEST_CASE("boards that are not square agree with the known answers", "[openings]") {
  for (const auto& row : golden_rows("openings_rectangular_boards.tsv")) {
    INFO(row.at(0) << " rows, " << row.at(1) << " columns");
    const Openings openings = flipping_game(whole_number(row.at(0)), whole_number(row.at(1)));
    CHECK(to_decimal(openings.winning) == row.at(2));
    CHECK(openings.board_nimber == whole_number(row.at(3)));
  }
}

TEST_CASE("large boards agree with the known answers", "[openings]") {
  for (const auto& row : golden_rows("openings_large_boards.tsv")) {
    const std::uint64_t size = whole_number(row.at(0));
    if (size > 2'500'000) continue;  // the next one takes half a minute
    INFO("N = " << size);
    const Openings openings = flipping_game(size, size);
    CHECK(to_decimal(openings.winning) == row.at(1));
  }
}

TEST_CASE("how many pairs make up an answer", "[openings]") {
  CHECK(flipping_game(1'000'000, 1'000'000).pairs.size() == 2);
  CHECK(flipping_game(950'505, 950'505).pairs.size() == 257);
}

TEST_CASE("all openings are counted beyond 53 bits", "[openings]") {
  CHECK(to_decimal(flipping_game(1'000'000, 1'000'000).all) == "627403651513215000");
}

TEST_CASE("the pairs are in order and their products add up", "[openings]") {
  for (const std::uint64_t size : {5, 36, 100, 1000, 20'000}) {
    const Openings openings = flipping_game(size, size);
    Uint128 sum = 0;
    for (const NimberPair& pair : openings.pairs) {
      CHECK(nim_product(pair.a, pair.b) == openings.board_nimber);
      CHECK(pair.row_moves > 0);
      CHECK(pair.column_moves > 0);
      sum += Uint128{pair.row_moves} * pair.column_moves;
    }
    CHECK(sum == openings.winning);
    CHECK(std::is_sorted(
        openings.pairs.begin(), openings.pairs.end(),
        [](const NimberPair& left, const NimberPair& right) { return left.a < right.a; }));
  }
}

TEST_CASE("a board of nimber 0 has no winning opening", "[openings]") {
  const Openings openings = flipping_game(2, 2);
  CHECK(openings.board_nimber == 0);
  CHECK(openings.winning == 0);
  CHECK(openings.all == 4);  // single discs
  CHECK(openings.pairs.empty());
}

// cT(0) * (all of cS) + cS(0) * (all of cT) - cT(0) * cS(0), on histograms that no axis has.
TEST_CASE("the general formula for nimber 0", "[openings]") {
  const Histogram rows{5, 2, 0, 4}, columns{3, 0, 7};
  const Openings openings = count_openings({0, rows}, {2, columns});
  CHECK(openings.board_nimber == 0);
  CHECK(openings.winning == 5 * 10 + 3 * 11 - 5 * 3);
  CHECK(openings.pairs ==
        std::vector<NimberPair>{{0, 0, 5, 3}, {0, 2, 5, 7}, {1, 0, 2, 3}, {3, 0, 4, 3}});
  CHECK(count_openings({3, rows}, {0, columns}).winning == openings.winning);
}

TEST_CASE("random histograms agree with every pair tried", "[openings]") {
  std::mt19937_64 engine(7);
  for (int round = 0; round < 60; ++round) {
    Histogram rows(std::size_t{1} << (engine() % 7)), columns(std::size_t{1} << (engine() % 7));
    for (Histogram* histogram : {&rows, &columns})
      for (std::uint64_t& count : *histogram) count = engine() % 3 == 0 ? 0 : engine() % 1000;
    const AxisMoves rows_axis{engine() % rows.size(), rows};
    const AxisMoves columns_axis{engine() % columns.size(), columns};
    CHECK(count_openings(rows_axis, columns_axis).winning ==
          winning_by_every_pair(rows_axis, columns_axis));
  }
}

TEST_CASE("counts beyond 64 bits keep their carry", "[openings]") {
  const std::uint64_t huge = ~std::uint64_t{0} - 1;
  const Histogram rows{0, huge}, columns{0, huge};
  const Openings openings = count_openings({1, rows}, {1, columns});
  CHECK(to_decimal(openings.winning) == "340282366920938463389587631136930004996");
  CHECK(openings.all == openings.winning);

  // 1 (x) 1 = 2 (x) 3 = 3 (x) 2 = 1: each of the three products is 2^63, and the second addition
  // is the first to pass 64 bits.
  const std::uint64_t rows_count = std::uint64_t{1} << 32, columns_count = std::uint64_t{1} << 31;
  const Histogram three_rows{0, rows_count, rows_count, rows_count};
  const Histogram three_columns{0, columns_count, columns_count, columns_count};
  CHECK(count_openings({2, three_rows}, {3, three_columns}).winning == Uint128{3} << 63);
}
