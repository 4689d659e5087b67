#include "tartan/counting/cloth.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "golden.hpp"
#include "refusing_memory.hpp"
#include "swept.hpp"
#include "tartan/counting/axis_sweep.hpp"
#include "tartan/counting/move_count.hpp"

using namespace tartan;
using namespace tartan::test;
using Kind = LengthFamily::Kind;
using Flags = std::vector<std::uint8_t>;

namespace {

AxisWeights finished(const AxisSweep& axis, const std::vector<std::uint16_t>& wanted,
                     std::uint64_t slice = ~std::uint64_t{0}) {
  auto weights = AxisWeights::create(axis, wanted);
  REQUIRE(weights);
  while (!weights->finished()) weights->advance(slice);
  return std::move(*weights);
}

// A board with the axes that its cloth refers to.
struct Board {
  AxisSweep rows;
  AxisSweep columns;
  Cloth cloth;
  Flags all;

  Board(AxisSweep row_axis, AxisSweep column_axis)
      : rows(std::move(row_axis)),
        columns(std::move(column_axis)),
        cloth(std::move(*Cloth::create(rows, columns))),
        all((cloth.advance(~std::uint64_t{0}), cloth.threads().size()), 1) {
    REQUIRE(cloth.finished());
  }

  PositionRange all_rows() const { return {1, rows.size()}; }
  PositionRange all_columns() const { return {1, columns.size()}; }
  Uint128 whole(const Flags& shown) {
    return cloth.winning_moves(all_rows(), all_columns(), shown);
  }
};

Board flipping_game(std::uint64_t rows, std::uint64_t columns) {
  return {swept(rows, Kind::triangular), swept(columns, Kind::square)};
}

Board board_of(std::uint64_t rows, const std::string& row_lengths, std::uint64_t columns,
               const std::string& column_lengths) {
  return {swept(rows, *LengthFamily::parse(row_lengths)),
          swept(columns, *LengthFamily::parse(column_lengths))};
}

// Counts, move by move, the winning moves of a corner, or those of one pair of move nimbers.
std::uint64_t by_definition(const Board& board, std::uint32_t row, std::uint32_t column,
                            const NimberPair* pair = nullptr) {
  const auto x = board.rows.prefix_xors(), y = board.columns.prefix_xors();
  const Nimber board_nimber = nim_product(board.rows.total(), board.columns.total());
  std::uint64_t count = 0;
  for (const std::uint32_t height : board.rows.lengths())
    for (const std::uint32_t width : board.columns.lengths()) {
      if (height > row || width > column) continue;
      const Nimber a = x[row] ^ x[row - height], b = y[column] ^ y[column - width];
      if (pair != nullptr && (pair->a != a || pair->b != b)) continue;
      count += nim_product(a, b) == board_nimber;
    }
  return count;
}

std::uint64_t by_definition(const Board& board, PositionRange rows, PositionRange columns) {
  std::uint64_t count = 0;
  for (std::uint32_t r = rows.first; r <= rows.last; ++r)
    for (std::uint32_t c = columns.first; c <= columns.last; ++c)
      count += by_definition(board, r, c);
  return count;
}

PositionRange random_range(std::mt19937_64& engine, std::uint32_t size, std::uint32_t most) {
  const auto first = static_cast<std::uint32_t>(1 + engine() % size);
  const auto last = static_cast<std::uint32_t>(first + engine() % most);
  return {first, std::min(last, size)};
}

// Random ascending edges, some of them repeated.
std::vector<std::uint32_t> random_edges(std::mt19937_64& engine, std::uint32_t size,
                                        std::size_t count) {
  std::vector<std::uint32_t> edges(count);
  for (std::uint32_t& edge : edges) edge = static_cast<std::uint32_t>(engine() % (size + 1));
  std::ranges::sort(edges);
  return edges;
}

std::vector<std::uint64_t> counts_between(AxisWeights& weights,
                                          const std::vector<std::uint32_t>& edges) {
  std::vector<std::uint64_t> counts((edges.size() - 1) * weights.wanted().size(), 77);
  weights.count_between(edges, counts.data());
  return counts;
}

// The sums of each wanted nimber, position by position and lag by lag.
std::vector<std::uint64_t> counted_plainly(const AxisSweep& axis,
                                           const std::vector<std::uint16_t>& wanted,
                                           const std::vector<std::uint32_t>& edges) {
  const auto x = axis.prefix_xors();
  std::vector<std::uint64_t> counts;
  for (std::size_t k = 0; k + 1 < edges.size(); ++k) {
    std::vector<std::uint64_t> histogram(axis.width());
    for (std::uint32_t i = edges[k] + 1; i <= edges[k + 1]; ++i)
      for (const std::uint32_t lag : axis.lengths())
        if (lag <= i) ++histogram[static_cast<std::size_t>(x[i] ^ x[i - lag])];
    for (const std::uint16_t nimber : wanted) counts.push_back(histogram[nimber]);
  }
  return counts;
}

std::vector<std::uint16_t> random_nimbers(std::mt19937_64& engine, std::uint32_t width,
                                          std::size_t count) {
  std::vector<std::uint16_t> nimbers(width);
  std::iota(nimbers.begin(), nimbers.end(), std::uint16_t{0});
  std::ranges::shuffle(nimbers, engine);
  nimbers.resize(std::min<std::size_t>(count, width));
  std::ranges::sort(nimbers);
  return nimbers;
}

void check_weights(const AxisSweep& axis, std::mt19937_64& engine,
                   const std::vector<std::size_t>& wanted_counts = {0, 1, 2, 5, 12, 60, 300}) {
  for (const std::size_t count : wanted_counts) {
    const auto wanted = random_nimbers(engine, axis.width(), count);
    INFO(axis.size() << " positions below " << axis.width() << ", " << wanted.size() << " wanted");
    AxisWeights weights = finished(axis, wanted, 1 + engine() % 1'000'000);
    for (const auto& edges :
         {random_edges(engine, axis.size(), 30), random_edges(engine, axis.size(), 2),
          std::vector<std::uint32_t>{0, axis.size()}})
      CHECK(counts_between(weights, edges) == counted_plainly(axis, wanted, edges));
    const PositionRange some = random_range(engine, axis.size(), 300);
    std::vector<std::uint32_t> singles(some.last - some.first + 2);
    std::iota(singles.begin(), singles.end(), some.first - 1);
    CHECK(counts_between(weights, singles) == counted_plainly(axis, wanted, singles));
  }
}

void check_densities(Board& board, const std::vector<std::uint32_t>& row_edges,
                     const std::vector<std::uint32_t>& column_edges, const Flags& shown) {
  const std::size_t width = column_edges.size() - 1;
  std::vector<float> densities((row_edges.size() - 1) * width, 77.0F);
  board.cloth.densities(row_edges, column_edges, shown, densities.data());
  for (std::size_t j = 0; j + 1 < row_edges.size(); ++j)
    for (std::size_t k = 0; k < width; ++k) {
      const std::uint32_t rows = row_edges[j + 1] - row_edges[j];
      const std::uint32_t columns = column_edges[k + 1] - column_edges[k];
      double expected = 0;
      if (rows > 0 && columns > 0)
        expected = static_cast<double>(board.cloth.winning_moves(
                       {row_edges[j] + 1, row_edges[j + 1]},
                       {column_edges[k] + 1, column_edges[k + 1]}, shown)) /
                   rows / columns;
      CHECK_THAT(densities[j * width + k], Catch::Matchers::WithinRel(expected, 1e-5));
    }
}

}  // namespace

TEST_CASE("the weights of an axis are those of its moves, one by one", "[axis_weights]") {
  std::mt19937_64 engine(28);
  const Kind kind = GENERATE(Kind::triangular, Kind::square, Kind::all, Kind::odd,
                             Kind::powers_of_two, Kind::primes, Kind::fibonacci);
  for (const std::uint32_t size : {1U, 15U, 16U, 17U, 300U, 3'000U})
    check_weights(swept(size, kind), engine);
}

// On these axes a vector of positions spans several windows, of bytes and of words, and more than
// 255 lags see one position.
TEST_CASE("the weights of an axis whose values leave their window", "[axis_weights]") {
  std::mt19937_64 engine(29);
  std::vector<std::uint64_t> lengths;
  for (std::uint64_t length = 1; length < 6'000; ++length)
    if (engine() % 10 < 9) lengths.push_back(length);
  const AxisSweep axis = swept(6'000, LengthFamily(lengths));
  REQUIRE(axis.width() > 512);
  REQUIRE(axis.count_map().changing_groups(1, axis.size()) > 50);
  check_weights(axis, engine, {5, 30});
}

TEST_CASE("the weights of a large axis add up to its histogram", "[axis_weights]") {
  const Kind kind = GENERATE(Kind::triangular, Kind::square);
  const AxisSweep axis = swept(300'000, kind);
  auto count = MoveCount::of_all(axis);
  count.advance(~std::uint64_t{0});
  std::mt19937_64 engine(30);
  for (const std::size_t wanted_count : {2, 200}) {
    const auto wanted = random_nimbers(engine, axis.width(), wanted_count);
    AxisWeights weights = finished(axis, wanted);
    const auto whole = counts_between(weights, {0, axis.size()});
    for (std::size_t w = 0; w < wanted.size(); ++w) CHECK(whole[w] == count.histogram()[wanted[w]]);
    const auto edges = random_edges(engine, axis.size(), 40);
    const auto parts = counts_between(weights, edges);
    const auto sum = counts_between(weights, {edges.front(), edges.back()});
    for (std::size_t w = 0; w < wanted.size(); ++w) {
      std::uint64_t of_parts = 0;
      for (std::size_t k = 0; k + 1 < edges.size(); ++k) of_parts += parts[k * wanted.size() + w];
      CHECK(of_parts == sum[w]);
    }
    const std::uint32_t near = axis.size() - 90;
    CHECK(counts_between(weights, {near, near + 1, near + 70}) ==
          counted_plainly(axis, wanted, {near, near + 1, near + 70}));
    // More ends of neighbouring stretches than are counted together.
    std::vector<std::uint32_t> close(150);
    for (std::uint32_t k = 0; k < close.size(); ++k) close[k] = 200'011 + 90 * k;
    CHECK(counts_between(weights, close) == counted_plainly(axis, wanted, close));
  }
}

TEST_CASE("sums are made slice by slice, and their pairs are told", "[axis_weights]") {
  const AxisSweep axis = swept(100'000, Kind::triangular);
  auto weights = AxisWeights::create(axis, std::vector<std::uint16_t>{1, 3});
  REQUIRE(weights);
  CHECK(weights->pairs_total() == axis.pairs_total());
  std::uint64_t done = 0;
  int slices = 0;
  for (; !weights->finished(); ++slices) {
    done += weights->advance(20'000);
    CHECK(weights->pairs_done() == done);
  }
  CHECK(slices == 7);  // one slice for each group of 16,384 positions counted together
  CHECK(done == axis.pairs_total());
  CHECK(weights->advance(1) == 0);
}

// Any split of the axis into parts, and of these into slices, gives the same sums.
TEST_CASE("a count tells of the sums on its way", "[axis_weights]") {
  std::mt19937_64 engine(33);
  const auto [size, text] = GENERATE(table<std::uint32_t, std::string>({{1, "square"},
                                                                        {255, "all"},
                                                                        {256, "all"},
                                                                        {257, "odd"},
                                                                        {70'000, "triangular"},
                                                                        {5'000, "primes"}}));
  const AxisSweep axis = swept(size, *LengthFamily::parse(text));
  const auto wanted = random_nimbers(engine, axis.width(), 5);
  const std::size_t entries = wanted.size() + 1;
  auto weights = AxisWeights::create(axis, wanted);
  REQUIRE(weights);
  std::vector<std::uint32_t> whole(
      StretchCounts::size({1, size}, weights->stride(), wanted.size()));
  std::vector<std::uint64_t> histogram(axis.width());
  for (const PositionRange part : cut_evenly(axis.lengths(), size, 3)) {
    std::vector<std::uint32_t> counts(StretchCounts::size(part, weights->stride(), wanted.size()));
    auto count = MoveCount::of_wanted(axis, wanted, part, {weights->stride(), counts});
    while (!count.finished()) count.advance(1 + engine() % 1'000'000);
    const std::size_t before = (part.first - 1) / weights->stride() * entries;
    for (std::size_t k = 0; k < counts.size(); ++k) whole[before + k] += counts[k];
    for (std::size_t a = 0; a < histogram.size(); ++a) histogram[a] += count.histogram()[a];
  }
  CHECK_FALSE(weights->take(std::span(whole).subspan(1)));
  CHECK_FALSE(weights->finished());
  REQUIRE(weights->take(whole));
  CHECK(weights->finished());
  CHECK(weights->pairs_done() == weights->pairs_total());
  const auto edges = random_edges(engine, size, 20);
  CHECK(counts_between(*weights, edges) == counted_plainly(axis, wanted, edges));
  const auto all = counts_between(*weights, {0, size});
  for (std::size_t w = 0; w < wanted.size(); ++w) CHECK(histogram[wanted[w]] == all[w]);
}

TEST_CASE("a cloth takes the sums of both axes", "[cloth]") {
  const AxisSweep rows = swept(3'000, Kind::triangular), columns = swept(4'000, Kind::square);
  const auto wanted = wanted_nimbers(rows.total(), rows.width(), columns.total(), columns.width());
  const auto counted = [](const AxisSweep& axis, const std::vector<std::uint16_t>& nimbers) {
    const std::uint32_t stride = AxisWeights::stride_for(axis.size(), nimbers.size());
    const PositionRange all{1, axis.size()};
    std::vector<std::uint32_t> counts(StretchCounts::size(all, stride, nimbers.size()));
    auto count = MoveCount::of_wanted(axis, nimbers, all, {stride, counts});
    count.advance(~std::uint64_t{0});
    REQUIRE_FALSE(count.counts_all());
    return counts;
  };
  const auto of_rows = counted(rows, wanted.rows), of_columns = counted(columns, wanted.columns);
  auto taken = Cloth::create(rows, columns), summed = Cloth::create(rows, columns);
  CHECK_FALSE(taken->take(of_columns, of_rows));
  CHECK(taken->threads().empty());
  REQUIRE(taken->take(of_rows, of_columns));
  CHECK_FALSE(taken->take(of_rows, of_columns));
  CHECK_FALSE(summed->take(of_rows, of_rows));
  CHECK(summed->threads().empty());
  summed->advance(~std::uint64_t{0});
  CHECK(std::ranges::equal(taken->threads(), summed->threads()));
  const Flags all(taken->threads().size(), 1);
  REQUIRE_FALSE(all.empty());
  const PositionRange some_rows{100, 2'871}, some_columns{300, 3'999};
  CHECK(taken->winning_moves(some_rows, some_columns, all) ==
        summed->winning_moves(some_rows, some_columns, all));
}

// Returns to a tile that was computed before, with others in between.
TEST_CASE("neighbouring tiles are told apart", "[cloth]") {
  std::mt19937_64 engine(34);
  Board board = flipping_game(2'000, 1'500);
  std::vector<std::vector<std::uint32_t>> edges;
  for (int k = 0; k < 40; ++k) edges.push_back(random_edges(engine, 1'500, k % 7 == 0 ? 600 : 9));
  for (int turn = 0; turn < 60; ++turn)
    check_densities(board, edges[engine() % 40], edges[7 * (engine() % 5) + 1], board.all);
}

TEST_CASE("memory for the sums may be refused", "[axis_weights]") {
  const AxisSweep axis = swept(100'000, Kind::triangular);
  RefusingMemory memory;
  const auto weights = AxisWeights::create(axis, std::vector<std::uint16_t>{1, 3}, memory);
  REQUIRE_FALSE(weights);
  CHECK(weights.error() == Error{ErrorKind::out_of_memory, memory.asked_for});
  for (const int grants : {0, 1}) {
    RefusingMemory of_cloth(grants);
    const auto cloth = Cloth::create(axis, axis, of_cloth);
    REQUIRE_FALSE(cloth);
    CHECK(of_cloth.releases == grants);
    CHECK(cloth.error() == Error{ErrorKind::out_of_memory, of_cloth.asked_for});
  }
}

// Sums lie as close as the memory allows, and never more than 16,384 positions apart.
TEST_CASE("the stride between sums is the shortest that has room", "[axis_weights]") {
  for (const std::uint32_t size : {1U, 256U, 100'000U, 10'000'000U, largest_axis_size})
    for (const std::size_t wanted : {0U, 1U, 12U, 134U, 2'000U, 65'535U}) {
      INFO(size << " positions, " << wanted << " wanted");
      const auto has_room = [&](std::uint32_t stride) {
        const std::uint64_t places = (size + stride - 1) / stride + std::uint64_t{1};
        return places * wanted * sizeof(std::uint64_t) <= std::max(4U << 20, 2 * size);
      };
      const std::uint32_t stride = AxisWeights::stride_for(size, wanted);
      CHECK((stride == 16'384 || has_room(stride)));
      CHECK((stride == 128 || (stride <= 16'384 && !has_room(stride / 2))));
    }
}

// With this many nimbers there is no room for sums at every 128 positions.
TEST_CASE("the sums of many nimbers take no more than some megabytes", "[axis_weights]") {
  const AxisSweep axis = swept(400'000, Kind::triangular);
  std::vector<std::uint16_t> wanted(axis.width());
  std::iota(wanted.begin(), wanted.end(), std::uint16_t{0});
  RefusingMemory memory;
  CHECK_FALSE(AxisWeights::create(axis, wanted, memory));
  CHECK(memory.asked_for < std::size_t{5} << 20);
  AxisWeights weights = finished(axis, wanted);
  CHECK(weights.stride() == 512);
  std::mt19937_64 engine(31);
  const auto first = static_cast<std::uint32_t>(1 + engine() % 390'000);
  const std::vector<std::uint32_t> edges{first, first + 1'000, first + 1'003, first + 3'000};
  CHECK(counts_between(weights, edges) == counted_plainly(axis, wanted, edges));
}

TEST_CASE("the whole cloth has P(M, N), by the same pairs", "[cloth]") {
  const auto check_pairs = [](Board board) {
    INFO(board.rows.size() << " rows, " << board.columns.size() << " columns");
    auto row_count = MoveCount::of_all(board.rows);
    auto column_count = MoveCount::of_all(board.columns);
    row_count.advance(~std::uint64_t{0});
    column_count.advance(~std::uint64_t{0});
    const Openings openings = count_openings({board.rows.total(), 0, row_count.histogram()},
                                             {board.columns.total(), 0, column_count.histogram()});
    CHECK(std::ranges::equal(board.cloth.threads(), openings.pairs));
    CHECK(board.cloth.board_nimber() == openings.board_nimber);
    CHECK(board.whole(board.all) == openings.winning);
    return to_decimal(openings.winning);
  };
  for (const auto& row : golden_rows("openings_square_boards.tsv")) {
    const std::uint64_t size = whole_number(row.at(0));
    CHECK(check_pairs(flipping_game(size, size)) == row.at(1));
  }
  for (const auto& row : golden_rows("openings_rectangular_boards.tsv"))
    CHECK(check_pairs(flipping_game(whole_number(row.at(0)), whole_number(row.at(1)))) ==
          row.at(2));
  // Some nimbers below a width never occur on these axes.
  const std::string names[] = {"all", "odd", "primes", "powers-of-two", "fibonacci", "1,3,7"};
  for (const std::string& row_lengths : names)
    for (const std::string& column_lengths : names)
      check_pairs(board_of(45, row_lengths, 70, column_lengths));
}

TEST_CASE("large cloths have P(N) too", "[cloth]") {
  for (const auto& row : golden_rows("openings_large_boards.tsv")) {
    const std::uint64_t size = whole_number(row.at(0));
    if (size > 1'000'000) continue;
    INFO("N = " << size);
    Board board = flipping_game(size, size);
    CHECK(to_decimal(board.whole(board.all)) == row.at(1));
  }
}

TEST_CASE("known parts of the cloth", "[cloth]") {
  Board hundred = flipping_game(100, 100);
  CHECK(hundred.cloth.winning_moves({11, 51}, {31, 45}, hundred.all) == 1240);
  Board five = flipping_game(5, 5);
  CHECK(five.cloth.winning_moves({5, 5}, {1, 5}, five.all) == 2);
}

TEST_CASE("any region has the moves of its discs, move by move", "[cloth]") {
  std::mt19937_64 engine(32);
  const auto [rows, row_lengths, columns, column_lengths] =
      GENERATE(table<std::uint64_t, std::string, std::uint64_t, std::string>(
          {{100, "triangular", 100, "square"},
           {500, "triangular", 300, "square"},
           {77, "1,3,7", 200, "odd"},
           {300, "all", 250, "fibonacci"},
           {1, "triangular", 900, "primes"},
           {3'000, "powers-of-two", 2'000, "triangular"}}));
  Board board = board_of(rows, row_lengths, columns, column_lengths);
  for (int i = 0; i < 12; ++i) {
    const PositionRange of_rows = random_range(engine, board.rows.size(), 25);
    const PositionRange of_columns = random_range(engine, board.columns.size(), 25);
    INFO("rows " << of_rows.first << " to " << of_rows.last << ", columns " << of_columns.first
                 << " to " << of_columns.last);
    CHECK(board.cloth.winning_moves(of_rows, of_columns, board.all) ==
          by_definition(board, of_rows, of_columns));
  }
}

TEST_CASE("discs, one by one and thread by thread", "[cloth]") {
  Board board =
      GENERATE(0, 1) == 0 ? flipping_game(90, 120) : board_of(60, "primes", 70, "triangular");
  const PositionRange rows{3, 55}, columns{17, 70};
  const std::size_t threads = board.all.size();
  REQUIRE(threads > 1);
  std::vector<std::uint32_t> counts(53 * 54);
  board.cloth.discs(rows, columns, board.all, counts.data());
  auto count = counts.begin();
  for (std::uint32_t r = rows.first; r <= rows.last; ++r)
    for (std::uint32_t c = columns.first; c <= columns.last; ++c)
      CHECK(*count++ == by_definition(board, r, c));
  const std::size_t thread = GENERATE(0, 1);
  Flags one(threads);
  one[thread] = 1;
  board.cloth.discs(rows, columns, one, counts.data());
  count = counts.begin();
  for (std::uint32_t r = rows.first; r <= rows.last; ++r)
    for (std::uint32_t c = columns.first; c <= columns.last; ++c)
      CHECK(*count++ == by_definition(board, r, c, &board.cloth.threads()[thread]));
}

TEST_CASE("the threads add up to the cloth", "[cloth]") {
  Board board = flipping_game(20'000, 15'000);
  const std::size_t threads = board.all.size();
  REQUIRE(threads > 1);
  const PositionRange rows{1'234, 17'000}, columns{77, 9'999};
  Uint128 sum = 0, whole = 0;
  for (std::size_t thread = 0; thread < threads; ++thread) {
    Flags one(threads);
    one[thread] = 1;
    sum += board.cloth.winning_moves(rows, columns, one);
    const NimberPair& pair = board.cloth.threads()[thread];
    CHECK(board.whole(one) == Uint128{pair.row_moves} * pair.column_moves);
    whole += board.whole(one);
  }
  CHECK(sum == board.cloth.winning_moves(rows, columns, board.all));
  CHECK(whole == board.whole(board.all));
  CHECK(board.whole(Flags(threads)) == 0);
}

TEST_CASE("tiles have the average of their blocks", "[cloth]") {
  std::mt19937_64 engine(33);
  Board board = flipping_game(5'000, 3'000);
  Flags some(board.all.size());
  for (std::uint8_t& flag : some) flag = engine() % 2;
  for (const Flags& shown : {board.all, some}) {
    check_densities(board, random_edges(engine, 5'000, 9), random_edges(engine, 3'000, 14), shown);
    check_densities(board, {7, 7, 100, 100}, {0, 9, 9, 20}, shown);
    check_densities(board, {256, 512, 768}, {0, 256, 512, 768, 1'024, 3'000}, shown);
  }
  // Edges of single discs.
  std::vector<std::uint32_t> row_edges(21), column_edges(31);
  std::iota(row_edges.begin(), row_edges.end(), 4'000U);
  std::iota(column_edges.begin(), column_edges.end(), 2'000U);
  std::vector<float> densities(20 * 30);
  std::vector<std::uint32_t> counts(20 * 30);
  board.cloth.densities(row_edges, column_edges, board.all, densities.data());
  board.cloth.discs({4'001, 4'020}, {2'001, 2'030}, board.all, counts.data());
  for (std::size_t k = 0; k < counts.size(); ++k)
    CHECK(densities[k] == static_cast<float>(counts[k]));
}

TEST_CASE("the moves of a corner are its winning first moves", "[cloth]") {
  Board board = flipping_game(60, 80);
  for (std::uint32_t row = 1; row <= 60; ++row)
    for (std::uint32_t column = 1; column <= 80; ++column) {
      std::uint64_t count = 0;
      for (const ThreadMoves& moves : board.cloth.moves_at(row, column)) {
        const NimberPair& thread = board.cloth.threads()[moves.thread];
        CHECK_FALSE(moves.heights.empty());
        CHECK_FALSE(moves.widths.empty());
        for (const std::uint32_t height : moves.heights) {
          REQUIRE(height <= row);
          CHECK(thread.a ==
                Nimber(board.rows.prefix_xors()[row] ^ board.rows.prefix_xors()[row - height]));
        }
        for (const std::uint32_t width : moves.widths) {
          REQUIRE(width <= column);
          CHECK(thread.b == Nimber(board.columns.prefix_xors()[column] ^
                                   board.columns.prefix_xors()[column - width]));
        }
        count += moves.heights.size() * moves.widths.size();
      }
      CHECK(count == by_definition(board, row, column));
    }
}

TEST_CASE("the cloth of a board of nimber 0 is plain", "[cloth]") {
  const AxisSweep rows = swept(2, Kind::triangular), columns = swept(2, Kind::square);
  CHECK(Cloth::create(rows, columns)->finished());
  Board board = flipping_game(2, 2);
  CHECK(board.cloth.board_nimber() == 0);
  CHECK(board.cloth.pairs_total() == 0);
  CHECK(board.cloth.threads().empty());
  CHECK(board.whole({}) == 0);
  std::vector<float> densities(4, 77.0F);
  board.cloth.densities(std::vector<std::uint32_t>{0, 1, 2}, std::vector<std::uint32_t>{0, 1, 2},
                        {}, densities.data());
  CHECK(densities == std::vector<float>(4));
  std::vector<std::uint32_t> counts(4, 77);
  board.cloth.discs({1, 2}, {1, 2}, {}, counts.data());
  CHECK(counts == std::vector<std::uint32_t>(4));
  CHECK(board.cloth.moves_at(2, 2).empty());
}
