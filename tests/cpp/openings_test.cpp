#include "tartan/counting/openings.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <numeric>

#include "golden.hpp"
#include "swept.hpp"
#include "tartan/counting/axis_sweep.hpp"
#include "tartan/counting/move_count.hpp"

using namespace tartan;
using namespace tartan::test;
using Kind = LengthFamily::Kind;
using Histogram = std::vector<std::uint64_t>;

namespace {

// An axis that is swept and counted.
struct Axis {
  AxisSweep sweep;
  Histogram histogram;

  AxisMoves moves() const { return {sweep.total(), sweep.pairs_total(), histogram}; }
};

Axis counted(std::uint64_t size, Kind kind) {
  AxisSweep sweep = swept(size, kind);
  auto count = MoveCount::of_all(sweep);
  count.advance(sweep.pairs_total() + size);
  Histogram histogram(count.histogram().begin(), count.histogram().end());
  return {std::move(sweep), std::move(histogram)};
}

Openings flipping_game(std::uint64_t rows, std::uint64_t columns) {
  return count_openings(counted(rows, Kind::triangular).moves(),
                        counted(columns, Kind::square).moves());
}

// Counts only what is wanted, like the page.
Openings flipping_game_by_wanted(std::uint64_t rows, std::uint64_t columns) {
  const AxisSweep rows_axis = swept(rows, Kind::triangular);
  const AxisSweep columns_axis = swept(columns, Kind::square);
  const WantedNimbers wanted = wanted_nimbers(rows_axis.total(), rows_axis.width(),
                                              columns_axis.total(), columns_axis.width());
  auto row_count = MoveCount::of_wanted(rows_axis, wanted.rows);
  auto column_count = MoveCount::of_wanted(columns_axis, wanted.columns);
  row_count.advance(rows_axis.pairs_total() + rows);
  column_count.advance(columns_axis.pairs_total() + columns);
  return count_openings(
      {rows_axis.total(), rows_axis.pairs_total(), row_count.histogram()},
      {columns_axis.total(), columns_axis.pairs_total(), column_count.histogram()});
}

void check_large_boards(std::uint64_t largest) {
  for (const auto& row : golden_rows("openings_large_boards.tsv")) {
    const std::uint64_t size = whole_number(row.at(0));
    if (size > largest) continue;
    INFO("N = " << size);
    CHECK(to_decimal(flipping_game_by_wanted(size, size).winning) == row.at(1));
  }
}

AxisMoves made_up(Nimber total, const Histogram& histogram) {
  return {total, std::accumulate(histogram.begin(), histogram.end(), std::uint64_t{0}), histogram};
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
    const Axis rows = counted(size, Kind::triangular);
    const Axis columns = counted(size, Kind::square);
    const Openings openings = count_openings(rows.moves(), columns.moves());
    CHECK(to_decimal(openings.winning) == row.at(1));
    CHECK(rows.sweep.total() == whole_number(row.at(2)));
    CHECK(columns.sweep.total() == whole_number(row.at(3)));
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

TEST_CASE("large boards agree with the known answers", "[openings][long]") {
  check_large_boards(2'500'000);  // the next one takes half a minute
}

TEST_CASE("boards up to a million agree with the known answers", "[openings][sample]") {
  check_large_boards(1'000'000);
}

TEST_CASE("counting what is wanted gives the same as counting all", "[openings]") {
  for (const std::uint64_t size : {1, 2, 5, 36, 99, 100, 500, 1000, 20'000}) {
    INFO("N = " << size);
    const Openings all = flipping_game(size, size + 3);
    const Openings wanted = flipping_game_by_wanted(size, size + 3);
    CHECK(wanted.winning == all.winning);
    CHECK(wanted.all == all.all);
    CHECK(wanted.pairs == all.pairs);
  }
}

TEST_CASE("the wanted nimbers are all pairs with the product Gamma", "[openings]") {
  const auto check = [](Nimber row_total, std::uint32_t row_width, Nimber column_total,
                        std::uint32_t column_width) {
    INFO(row_total << " below " << row_width << ", " << column_total << " below " << column_width);
    const Nimber board_nimber = nim_product(row_total, column_total);
    WantedNimbers expected;
    for (std::uint16_t a = 1; a < row_width; ++a)
      for (std::uint16_t b = 1; b < column_width; ++b)
        if (nim_product(a, b) == board_nimber) {
          expected.rows.push_back(a);
          expected.columns.push_back(b);
        }
    const WantedNimbers wanted = wanted_nimbers(row_total, row_width, column_total, column_width);
    CHECK(wanted.rows == expected.rows);
    CHECK(wanted.columns == expected.columns);
  };
  check(3, 64, 200, 256);
  // A width is the first nimber outside the histogram, and may be the partner of one inside.
  for (std::uint32_t row_width = 1; row_width <= 16; row_width *= 2)
    for (std::uint32_t column_width = 1; column_width <= 16; column_width *= 2)
      for (Nimber row_total = 0; row_total < row_width; ++row_total)
        for (Nimber column_total = 0; column_total < column_width; ++column_total)
          check(row_total, row_width, column_total, column_width);
}

TEST_CASE("how many pairs make up an answer, of all openings beyond 53 bits", "[openings]") {
  const Openings million = flipping_game_by_wanted(1'000'000, 1'000'000);
  CHECK(million.pairs.size() == 2);
  CHECK(to_decimal(million.all) == "627403651513215000");
  CHECK(flipping_game_by_wanted(950'505, 950'505).pairs.size() == 257);
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
  const Openings openings = count_openings(made_up(0, rows), made_up(2, columns));
  CHECK(openings.board_nimber == 0);
  CHECK(openings.winning == 5 * 10 + 3 * 11 - 5 * 3);
  CHECK(openings.pairs ==
        std::vector<NimberPair>{{0, 0, 5, 3}, {0, 2, 5, 7}, {1, 0, 2, 3}, {3, 0, 4, 3}});
  CHECK(count_openings(made_up(3, rows), made_up(0, columns)).winning == openings.winning);
}

TEST_CASE("counts beyond 64 bits keep their carry", "[openings]") {
  const std::uint64_t huge = ~std::uint64_t{0} - 1;
  const Histogram rows{0, huge}, columns{0, huge};
  const Openings openings = count_openings(made_up(1, rows), made_up(1, columns));
  CHECK(to_decimal(openings.winning) == "340282366920938463389587631136930004996");
  CHECK(openings.all == openings.winning);

  // 1 (x) 1 = 2 (x) 3 = 3 (x) 2 = 1: each of the three products is 2^63, and the second addition
  // is the first to pass 64 bits.
  const std::uint64_t rows_count = std::uint64_t{1} << 32, columns_count = std::uint64_t{1} << 31;
  const Histogram three_rows{0, rows_count, rows_count, rows_count};
  const Histogram three_columns{0, columns_count, columns_count, columns_count};
  CHECK(count_openings({2, 0, three_rows}, {3, 0, three_columns}).winning == Uint128{3} << 63);
}
