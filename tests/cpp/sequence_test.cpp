#include "tartan/counting/sequence.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <iterator>
#include <map>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "counting/chunk_counts.hpp"
#include "counting/lag_tables.hpp"
#include "golden.hpp"
#include "refusing_memory.hpp"
#include "swept.hpp"
#include "tartan/counting/move_count.hpp"
#include "tartan/counting/openings.hpp"

using namespace tartan;
using namespace tartan::test;
using Kind = LengthFamily::Kind;

namespace {

// Two swept axes and their sequence.
struct Boards {
  Boards(std::uint64_t size, const LengthFamily& row_family, const LengthFamily& column_family)
      : rows(swept(size, row_family)),
        columns(swept(size, column_family)),
        sequence(std::move(*OpeningSequence::create(size, row_family, column_family))) {
    sequence.begin(swept_axis(rows), swept_axis(columns));
  }

  std::map<std::uint32_t, SequenceValue> values(std::uint32_t from, std::uint32_t to) {
    std::map<std::uint32_t, SequenceValue> values;
    for_each_board(sequence, {from, to}, [&](std::uint32_t n, const SequenceValue& value) {
      REQUIRE(values.emplace(n, value).second);
    });
    return values;
  }

  AxisSweep rows, columns;
  OpeningSequence sequence;
};

// The result for the board n x n, from its own sweeps.
Openings alone(std::uint64_t n, const LengthFamily& row_family, const LengthFamily& column_family) {
  const AxisSweep rows = swept(n, row_family), columns = swept(n, column_family);
  auto row_count = MoveCount::of_all(rows);
  row_count.advance(rows.pairs_total() + n);
  auto column_count = MoveCount::of_all(columns);
  column_count.advance(columns.pairs_total() + n);
  return count_openings({rows.total(), rows.pairs_total(), row_count.histogram()},
                        {columns.total(), columns.pairs_total(), column_count.histogram()});
}

void check_alone(std::uint32_t n, const SequenceValue& value, const LengthFamily& row_family,
                 const LengthFamily& column_family) {
  INFO("n = " << n);
  const Openings expected = alone(n, row_family, column_family);
  CHECK(to_decimal(value.winning) == to_decimal(expected.winning));
  CHECK(value.board_nimber == expected.board_nimber);
}

LengthFamily family(const char* name) { return *LengthFamily::parse(name); }

}  // namespace

TEST_CASE("the sequence agrees with the known answers up to 100", "[sequence]") {
  const auto rows = golden_rows("openings_square_boards.tsv");
  const auto values = Boards(100, family("triangular"), family("square")).values(1, 100);
  REQUIRE(values.size() == rows.size());
  for (const auto& row : rows) {
    INFO("n = " << row.at(0));
    const SequenceValue& value = values.at(static_cast<std::uint32_t>(whole_number(row.at(0))));
    CHECK(to_decimal(value.winning) == row.at(1));
    CHECK(value.board_nimber == whole_number(row.at(4)));
  }
}

TEST_CASE("the sequence agrees with the known answers of large boards", "[sequence]") {
  constexpr std::uint32_t size = 1'000'000;
  const auto values = Boards(size, family("triangular"), family("square")).values(1, size);
  CHECK(values.size() == size);
  for (const auto& row : golden_rows("openings_large_boards.tsv"))
    if (const std::uint64_t n = whole_number(row.at(0)); n <= size) {
      INFO("n = " << n);
      CHECK(to_decimal(values.at(static_cast<std::uint32_t>(n)).winning) == row.at(1));
    }
}

TEST_CASE("every board up to 300 is the same alone", "[sequence]") {
  const auto [rows, columns] =
      GENERATE(table<const char*, const char*>({{"triangular", "square"},
                                                {"square", "triangular"},
                                                {"primes", "odd"},
                                                {"all", "all"},
                                                {"fibonacci", "powers-of-two"},
                                                {"1,3,7", "1,3,7"},
                                                {"1,3,7", "2,4"},
                                                {"5", "all"},
                                                {"1000", "square"}}));
  INFO(rows << " and " << columns);
  const auto values = Boards(300, family(rows), family(columns)).values(1, 300);
  REQUIRE(values.size() == 300);
  for (const auto& [n, value] : values) check_alone(n, value, family(rows), family(columns));
}

TEST_CASE("random larger boards are the same alone", "[sequence]") {
  // With all lengths there are nimbers of any width; with the others, more than 255 lags see one
  // value.
  const auto [size, rows, columns] =
      GENERATE(table<std::uint32_t, const char*, const char*>({{30'000, "triangular", "square"},
                                                               {3000, "all", "square"},
                                                               {3000, "odd", "all"},
                                                               {4000, "primes", "odd"},
                                                               {3000, "all", "all"}}));
  INFO(rows << " and " << columns);
  const auto values = Boards(size, family(rows), family(columns)).values(1, size);
  std::mt19937_64 engine(7);
  for (int round = 0; round < 12; ++round) {
    const auto n = static_cast<std::uint32_t>(1 + engine() % size);
    check_alone(n, values.at(n), family(rows), family(columns));
  }
}

TEST_CASE("a sequence from some board on", "[sequence]") {
  Boards boards(5'000, family("triangular"), family("square"));
  const auto values = boards.values(4'321, 4'330);
  CHECK(values.size() == 10);
  for (const std::uint32_t n : {4'321U, 4'330U})
    check_alone(n, values.at(n), family("triangular"), family("square"));
}

TEST_CASE("a sequence whose nimbers pass 4096", "[sequence]") {
  constexpr std::uint32_t size = 8'201;  // Ruler has 8192 before it
  const LengthFamily single(std::vector<std::uint64_t>{1});
  Boards boards(size, family("all"), single);
  check_alone(size, boards.values(size, size).at(size), family("all"), single);
}

// Two sequences share the chunks and exchange the totals, like two threads.
TEST_CASE("wherever it is cut and whoever has the chunks", "[sequence]") {
  const auto [size, rows, columns] = GENERATE(table<std::uint32_t, const char*, const char*>(
      {{20'000, "triangular", "square"}, {2500, "odd", "all"}}));
  INFO(rows << " and " << columns);
  const auto expected = Boards(size, family(rows), family(columns)).values(1, size);
  std::mt19937_64 engine(5);
  std::vector<Boards> threads;
  for (int thread = 0; thread < 2; ++thread)
    threads.emplace_back(size, family(rows), family(columns));
  const std::uint32_t chunk_size = threads[0].sequence.chunk_size();

  struct Tallied {
    std::size_t thread;
    std::uint32_t place;
    BoardRange chunk;
    ChunkTotals totals;
  };
  std::uint32_t next = 1;
  while (next <= size) {
    // Some chunks are tallied, and then summed in order.
    std::vector<Tallied> tallied;
    std::array<std::uint32_t, 2> places{};
    while (tallied.size() < 5 && next <= size) {
      const std::size_t thread = engine() % 2;
      if (places[thread] == OpeningSequence::places) continue;
      const auto wanted = static_cast<std::uint32_t>(1 + engine() % chunk_size);
      const BoardRange chunk{next, std::min(size, next + wanted - 1)};
      const std::uint32_t place = places[thread]++;
      tallied.push_back({thread, place, chunk, threads[thread].sequence.tally(place, chunk)});
      next = chunk.last + 1;
    }
    for (const Tallied& each : tallied) {
      threads[1 - each.thread].sequence.skip(each.totals);
      if (engine() % 4 == 0) {
        threads[each.thread].sequence.skip(each.totals);
        continue;
      }
      const auto values = threads[each.thread].sequence.sum(each.place);
      REQUIRE(values.size() == each.chunk.last - each.chunk.first + 1);
      for (std::uint32_t index = 0; index < values.size(); ++index) {
        const SequenceValue& value = expected.at(each.chunk.first + index);
        REQUIRE(values[index].winning == value.winning);
        REQUIRE(values[index].board_nimber == value.board_nimber);
      }
    }
  }
}

// Axes so long that their pairs pass 32 bits. Only their beginning is computed, after made-up
// chunks of so many moves that P(n) passes 64 bits.
TEST_CASE("counts beyond 32 bits and sums beyond 64", "[sequence]") {
  constexpr std::uint32_t size = 4'000'000, last = 300;
  std::vector<std::uint64_t> list;
  for (std::uint64_t length = 1; length <= 1200; ++length) list.push_back(length);
  const LengthFamily lengths(list);
  Boards boards(last, lengths, lengths);
  const auto expected = boards.values(1, last);

  const auto longer = [&](const AxisSweep& axis) {
    std::vector<std::uint16_t> prefix_xors(axis.prefix_xors().begin(), axis.prefix_xors().end());
    prefix_xors.resize(size + 1);
    return prefix_xors;
  };
  const auto row_xors = longer(boards.rows), column_xors = longer(boards.columns);
  const auto long_lengths = *lengths.lengths_up_to(size);
  auto sequence = OpeningSequence::create(size, lengths, lengths);
  REQUIRE(sequence);
  const auto begin = [&] {
    sequence->begin({row_xors, long_lengths, boards.rows.width()},
                    {column_xors, long_lengths, boards.columns.width()});
  };
  const auto short_xors = std::span<const std::uint16_t>(column_xors).first(size);
  CHECK_FALSE(sequence->begin({row_xors, long_lengths, boards.rows.width()},
                              {short_xors, long_lengths, boards.columns.width()}));
  begin();
  std::uint32_t seen = 0;
  for_each_board(*sequence, {1, last}, [&](std::uint32_t n, const SequenceValue& value) {
    REQUIRE(value.winning == expected.at(n).winning);
    ++seen;
  });
  CHECK(seen == last);

  begin();
  const std::vector<std::uint32_t> many(boards.rows.width(), 4'000'000'000);
  constexpr std::uint64_t times = 1000;
  for (std::uint64_t time = 0; time < times; ++time) sequence->skip({many, many});
  sequence->tally(0, {1, 1});
  const SequenceValue value = sequence->sum(0)[0];  // the one pair 1 (x) 1 of the board 1 x 1
  const Uint128 factor = times * 4'000'000'000 + 1;
  Uint128 sum = factor * factor;
  for (Nimber a = 2; a < many.size(); ++a)
    if (*nim_inverse(a) < many.size()) sum += (factor - 1) * (factor - 1);
  CHECK(value.board_nimber == 1);
  CHECK(to_decimal(value.winning) == to_decimal(sum));
}

// The pairs of one axis pass 32 bits, while the other axis has one length: made-up chunks again.
TEST_CASE("counts beyond 32 bits on one axis alone", "[sequence]") {
  constexpr std::uint32_t size = 4'000'000;
  std::vector<std::uint64_t> list(1200);
  std::iota(list.begin(), list.end(), 1);
  const LengthFamily many(list), one(std::vector<std::uint64_t>{1});
  const bool many_rows = GENERATE(true, false);
  auto sequence = OpeningSequence::create(size, many_rows ? many : one, many_rows ? one : many);
  REQUIRE(sequence);
  std::vector<std::uint16_t> xors(size + 1, 1);
  xors[0] = 0;
  const auto many_lengths = *many.lengths_up_to(size), one_length = *one.lengths_up_to(size);
  const SweptAxis of_many{xors, many_lengths, 2}, of_one{xors, one_length, 2};
  const std::vector<std::uint32_t> often{0, 4'000'000'000}, never{0, 0};
  if (many_rows)
    sequence->begin(of_many, of_one);
  else
    sequence->begin(of_one, of_many);
  for (int time = 0; time < 1000; ++time)
    sequence->skip({many_rows ? often : never, many_rows ? never : often});
  sequence->tally(0, {1, 1});
  CHECK(to_decimal(sequence->sum(0)[0].winning) == "4000000000001");
}

// The axes are too wide for a list of the pairs. A made-up chunk lets every nimber occur, so that
// each pair counts.
TEST_CASE("every pair of two wide axes counts", "[sequence]") {
  constexpr std::uint32_t size = 2300;
  Boards boards(size, family("all"), family("all"));
  REQUIRE(boards.rows.width() == 4096);
  std::vector<std::uint32_t> row_totals, column_totals;
  for (std::uint32_t a = 0; a < 4096; ++a) {
    row_totals.push_back(a == 0 ? 0 : 7 + a % 5);
    column_totals.push_back(a == 0 ? 0 : 3 + a % 11);
  }
  boards.sequence.skip({row_totals, column_totals});
  std::vector<std::uint64_t> rows(row_totals.begin(), row_totals.end());
  std::vector<std::uint64_t> columns(column_totals.begin(), column_totals.end());
  const auto row_xors = boards.rows.prefix_xors(), column_xors = boards.columns.prefix_xors();
  for_each_board(boards.sequence, {1, size}, [&](std::uint32_t n, const SequenceValue& value) {
    for (std::uint32_t length = 1; length <= n; ++length) {
      ++rows[row_xors[n] ^ row_xors[n - length]];
      ++columns[column_xors[n] ^ column_xors[n - length]];
    }
    if (n % 4 != 0) return;
    const Openings expected = count_openings({row_xors[n], 0, rows}, {column_xors[n], 0, columns});
    REQUIRE(value.winning == expected.winning);
  });
}

TEST_CASE("a sequence can begin again", "[sequence]") {
  Boards boards(500, family("triangular"), family("square"));
  const auto first = boards.values(1, 500);
  boards.sequence.begin(swept_axis(boards.rows), swept_axis(boards.columns));
  const auto second = boards.values(1, 500);
  CHECK(to_decimal(first.at(500).winning) == "72702");
  CHECK(second.at(500).winning == first.at(500).winning);
}

TEST_CASE("what a sequence refuses", "[sequence]") {
  const LengthFamily triangular(Kind::triangular), all(Kind::all);
  const auto error_of = [](const auto& result) { return result.error(); };
  CHECK(error_of(OpeningSequence::create(0, triangular, triangular)) ==
        Error{ErrorKind::size_out_of_range, 0});
  CHECK(error_of(OpeningSequence::create(70'000, triangular, all)) ==
        Error{ErrorKind::too_many_lengths, 65'535});
  RefusingMemory memory;
  const auto refused = OpeningSequence::create(1000, triangular, triangular, memory);
  REQUIRE_FALSE(refused);
  CHECK(refused.error() == Error{ErrorKind::out_of_memory, memory.asked_for});
  CHECK(memory.asked_for > 0);
}

TEST_CASE("what a sequence is given must be its own", "[sequence]") {
  constexpr std::uint32_t size = 500;
  Boards boards(size, family("triangular"), family("square"));
  OpeningSequence& sequence = boards.sequence;
  const SweptAxis rows = swept_axis(boards.rows), columns = swept_axis(boards.columns);
  const auto is_refused = [&](std::uint32_t place, std::uint32_t first, std::uint32_t last) {
    const ChunkTotals totals = sequence.tally(place, {first, last});
    return totals.rows.empty() && totals.columns.empty();
  };
  CHECK(is_refused(OpeningSequence::places, 1, 16));
  CHECK(is_refused(0, 0, 16));
  CHECK(is_refused(0, 17, 16));
  CHECK(is_refused(0, size, size + 1));
  CHECK(is_refused(0, ~0U, ~0U));
  CHECK(sequence.sum(0).empty());
  CHECK(sequence.sum(OpeningSequence::places).empty());

  const std::vector<std::uint32_t> of_rows(rows.width), of_columns(columns.width);
  for (const std::size_t more : {0, 1, 2}) {
    const std::vector<std::uint32_t> others(rows.width - 1 + more);
    CHECK(sequence.skip({others, of_columns}) == (more == 1));
  }
  CHECK_FALSE(sequence.skip({of_rows, std::span(of_columns).subspan(1)}));
  CHECK_FALSE(sequence.skip({}));

  // A refused call has changed nothing, and a place is free once its chunk is summed.
  sequence.tally(2, {1, 16});
  const auto values = sequence.sum(2);
  REQUIRE(values.size() == 16);
  check_alone(16, values[15], family("triangular"), family("square"));
  CHECK(sequence.sum(2).empty());
}

TEST_CASE("a sequence begins with axes that are like its own", "[sequence]") {
  constexpr std::uint32_t size = 500;
  Boards boards(size, family("triangular"), family("square"));
  OpeningSequence& sequence = boards.sequence;
  const SweptAxis rows = swept_axis(boards.rows), columns = swept_axis(boards.columns);
  const auto is_refused = [&](const SweptAxis& axis) {
    REQUIRE(sequence.begin(rows, columns));
    sequence.tally(1, {1, 16});
    const bool has_begun = sequence.begin(axis, columns);
    const std::vector<std::uint32_t> totals(axis.width), others(columns.width);
    return !has_begun && sequence.chunk_size() == 0 && sequence.sum(1).empty() &&
           sequence.tally(0, {1, 1}).rows.empty() && !sequence.skip({totals, others});
  };
  std::vector<std::uint16_t> values(rows.prefix_xors.begin(), rows.prefix_xors.end());
  CHECK_FALSE(is_refused({values, rows.lengths, rows.width}));
  // With 31 lengths no nimber passes 31.
  REQUIRE(rows.lengths.size() == 31);
  CHECK_FALSE(is_refused({values, rows.lengths, 32}));
  CHECK(is_refused({values, rows.lengths, 64}));
  CHECK(is_refused({values, rows.lengths, 31}));
  CHECK(is_refused({values, rows.lengths, 0}));
  CHECK(is_refused({values, rows.lengths.first(30), rows.width}));
  CHECK(is_refused({std::span(values).first(size), rows.lengths, rows.width}));
  CHECK(is_refused({{}, rows.lengths, rows.width}));
  values[size] = 32;
  CHECK(is_refused({values, rows.lengths, 32}));
  CHECK_FALSE(sequence.begin(columns, rows));
}

TEST_CASE("a chunk is counted in bytes as long as those hold its counts", "[sequence]") {
  // Each lag sees the value 0, and the last position sees all lags.
  const auto [lags, is_wide] = GENERATE(table<std::uint32_t, bool>({{255, false}, {256, true}}));
  constexpr std::uint32_t width = 16, positions = 300;
  std::vector<std::uint32_t> lengths(lags);
  std::iota(lengths.begin(), lengths.end(), 1U);
  const std::vector<std::uint16_t> prefix_xors(positions + 64);
  std::vector<std::byte> rows(std::size_t{positions + 16} * width * 2);
  std::vector<std::uint16_t> tables(detail::lag_table_entries(width));
  std::vector<std::uint32_t> totals(width);
  detail::ChunkCounts chunk{width, false, rows.data(), totals.data()};
  detail::count_chunk({prefix_xors.data(), lengths, width, 1, positions}, chunk, tables.data());
  CHECK(chunk.wide == is_wide);
  std::uint32_t pairs = 0;
  for (std::uint32_t position = 1; position <= positions; ++position)
    pairs += std::min(position, lags);
  CHECK(totals[0] == pairs);
}
