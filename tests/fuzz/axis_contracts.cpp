// Contracts of axes: swept here, resumed from stored values, or given, and then counted.
#include <algorithm>
#include <bit>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "contracts.hpp"
#include "counting/straightforward_axis.hpp"
#include "tartan/counting/axis_sweep.hpp"
#include "tartan/counting/cloth.hpp"
#include "tartan/counting/given_axis.hpp"
#include "tartan/counting/move_count.hpp"
#include "tartan/counting/openings.hpp"
#include "tartan/counting/sequence.hpp"

namespace tartan::fuzz {
namespace {

using Values = std::vector<std::uint16_t>;
using Histogram = std::vector<std::uint64_t>;

// These bounds keep an input to some milliseconds.
constexpr std::uint32_t most_positions = 6'000;
constexpr std::uint64_t most_pairs = 250'000;

struct AxisQuestion {
  std::uint32_t size;
  LengthFamily family;
};

AxisQuestion question(Input& input) {
  const auto size = static_cast<std::uint32_t>(1 + input.take<std::uint16_t>() % most_positions);
  const LengthFamily family = *LengthFamily::parse(family_text(input, size + 2));
  const auto plan = plan_axis(size, family);
  if (plan && plan->pairs <= most_pairs) return {size, family};
  return {std::min(size, 500U), family};
}

// The mex of the options of position i, by the definition.
std::uint32_t grundy_by_definition(std::span<const std::uint16_t> x,
                                   std::span<const std::uint32_t> lengths, std::uint32_t i) {
  std::vector<bool> options(lengths.size() + 1);
  for (const std::uint32_t length : lengths) {
    if (length > i) break;
    const auto option = static_cast<std::size_t>(x[i - 1] ^ x[i - length]);
    if (option < options.size()) options[option] = true;
  }
  return static_cast<std::uint32_t>(std::ranges::find(options, false) - options.begin());
}

bool agrees_with_definition(std::span<const std::uint16_t> x,
                            std::span<const std::uint32_t> lengths, std::uint32_t i) {
  return (x[i] ^ x[i - 1]) == static_cast<int>(grundy_by_definition(x, lengths, i));
}

Histogram histogram_of(const CountableAxis& axis, PositionRange range) {
  Histogram histogram(axis.width);
  for (std::uint32_t i = range.first; i <= range.last; ++i)
    for (const std::uint32_t length : axis.lengths) {
      if (length > i) break;
      const auto nimber =
          static_cast<std::size_t>(axis.prefix_xors[i] ^ axis.prefix_xors[i - length]);
      must(nimber < axis.width, "a move nimber is below the width");
      ++histogram[nimber];
    }
  return histogram;
}

void finish(Input& input, MoveCount& count) {
  const std::uint64_t slice = std::max<std::uint64_t>(input.of_any_size(), 1);
  while (!count.finished()) {
    const std::uint64_t before = count.pairs_done();
    const std::uint64_t done = count.advance(slice);
    must(count.pairs_done() == before + done, "a count knows what it did");
    must(done >= slice || count.finished(), "a slice is done");
  }
  must(count.pairs_done() == count.pairs_total(), "a count ends with all pairs");
}

void check_counts(Input& input, const CountableAxis& axis) {
  PositionRange range{1, axis.size()};
  if (input.flag()) {
    range.first = 1 + input.below(axis.size());
    range.last = range.first + input.below(axis.size() - range.first + 1);
  }
  const Histogram expected = histogram_of(axis, range);
  const std::uint64_t pairs = std::accumulate(expected.begin(), expected.end(), std::uint64_t{0});
  must(pairs_within(axis.lengths, range) == pairs, "the pairs of a range");
  MoveCount all = MoveCount::of_all(axis, range);
  finish(input, all);
  must(std::ranges::equal(all.histogram(), expected), "every nimber is counted");

  std::vector<bool> is_wanted(axis.width);
  for (std::uint32_t wanted = input.below(20); wanted > 0; --wanted)
    is_wanted[input.below(axis.width)] = true;
  Values wanted;
  for (std::uint32_t nimber = 0; nimber < axis.width; ++nimber)
    if (is_wanted[nimber]) wanted.push_back(static_cast<std::uint16_t>(nimber));
  if (input.flag()) std::ranges::reverse(wanted);
  MoveCount some = MoveCount::of_wanted(axis, wanted, range);
  finish(input, some);
  must(some.counts_all() == (wanted.size() > MoveCount::most_wanted(axis.width)),
       "all are counted where too many are wanted");
  for (std::uint32_t nimber = 0; nimber < axis.width; ++nimber)
    must(
        some.histogram()[nimber] == (some.counts_all() || is_wanted[nimber] ? expected[nimber] : 0),
        "what is wanted is counted");
}

void check_cut(Input& input, std::span<const std::uint32_t> lengths, std::uint32_t size) {
  const auto parts = static_cast<std::uint32_t>(1 + input.below(300));
  std::uint32_t next = 1;
  const auto ranges = cut_evenly(lengths, size, parts);
  for (const PositionRange& range : ranges) {
    must(range.first == next && range.first <= range.last, "parts follow each other");
    next = range.last + 1;
  }
  must(next == size + 1 && ranges.size() <= parts, "the parts are the whole axis");
}

// Values that keep a high part for a while, like an axis, or random ones.
Values made_up_values(Input& input, std::uint32_t count, std::uint32_t below) {
  Values values(count);
  std::uint32_t steady = 0, mask = 0, left = 0, noise = input.take();
  for (std::uint16_t& value : values) {
    if (left == 0) {
      steady = input.take<std::uint16_t>();
      mask = input.is_at_end() ? 0xffff : (1U << input.below(17)) - 1;
      left = 1 + input.below(2'000);
    }
    --left;
    noise = noise * 1'103'515'245 + 12'345;
    value = static_cast<std::uint16_t>((steady ^ (noise >> 16 & mask)) % below);
  }
  return values;
}

// Prefix XORs as a caller might return them: intact, damaged or made up.
Values kept_values(Input& input, const AxisSweep& source, std::uint32_t first) {
  const std::uint32_t left = source.size() - first + 1;
  const std::uint32_t count = std::min(left, 1 + input.below(left));
  const auto known = source.prefix_xors().subspan(first, count);
  Values values(known.begin(), known.end());
  switch (input.below(8)) {
    case 0:
      for (std::uint32_t changes = 1 + input.below(4); changes > 0; --changes)
        values[input.below(count)] ^= input.take<std::uint16_t>();
      break;
    case 1:
      values.push_back(input.take<std::uint16_t>());
      break;
    case 2:
      values.resize(input.below(count + 1));
      break;
    case 3:
      std::swap(values[input.below(count)], values[input.below(count)]);
      break;
    case 4:
      values = made_up_values(input, count, 1 + input.below(1U << 16));
      break;
    case 5: {
      // A made-up beginning can't be detected: the rest follows from it by the definition.
      const std::uint32_t made_up = input.below(count);
      const auto bound = static_cast<std::uint32_t>(source.lengths().size() + 1);
      const Values start = made_up_values(input, made_up, bound);
      std::ranges::copy(start, values.begin() + 1);
      Values whole(source.prefix_xors().begin(), source.prefix_xors().begin() + first);
      whole.insert(whole.end(), start.begin(), start.end());
      for (std::uint32_t i = first + made_up; i < first + count; ++i) {
        whole.push_back(0);
        whole[i] = static_cast<std::uint16_t>(whole[i - 1] ^
                                              grundy_by_definition(whole, source.lengths(), i));
      }
      values.assign(whole.begin() + first, whole.end());
      break;
    }
    default:
      break;
  }
  return values;
}

// Checks the effect of one piece on a sweep.
void check_restore(Input& input, AxisSweep& sweep, const AxisSweep& source) {
  const std::uint32_t first = sweep.positions_done() + 1;
  if (first > source.size()) return;
  const Values values = kept_values(input, source, first);
  const std::uint64_t right_sum = sweep.check_sum(first, values);
  const std::uint64_t sum = input.below(8) == 0 ? right_sum ^ input.of_any_size() : right_sum;
  const Values before(sweep.prefix_xors().begin(), sweep.prefix_xors().end());
  const std::uint64_t pairs = sweep.pairs_done();
  const std::uint32_t width = sweep.width();
  Values after = before;
  after.insert(after.end(), values.begin(), values.end());

  bool is_possible = sum == right_sum && after.size() <= std::size_t{sweep.size()} + 1;
  std::size_t bound = 1;
  while (bound < sweep.lengths().size() + 1) bound *= 2;
  for (const std::uint16_t value : values) is_possible = is_possible && value < bound;
  const std::size_t found_anew = std::min<std::size_t>(values.size(), 64);
  for (std::size_t i = after.size() - found_anew; is_possible && i < after.size(); ++i)
    is_possible = agrees_with_definition(after, sweep.lengths(), static_cast<std::uint32_t>(i));

  must(sweep.restore(values, sum) == is_possible, "what is taken back");
  if (is_possible) {
    must(std::ranges::equal(sweep.prefix_xors(), after), "what was taken is known");
    return;
  }
  must(std::ranges::equal(sweep.prefix_xors(), before), "what is refused changes no value");
  must(sweep.pairs_done() == pairs && sweep.width() == width, "nor what is known of them");
}

}  // namespace

void check_sweep(Input input) {
  const auto [size, family] = question(input);
  const auto method = input.flag() ? SweepMethod::marks : SweepMethod::presence;
  auto source = AxisSweep::create(size, family);
  auto sweep = AxisSweep::create(size, family, method);
  must(source && sweep, "an axis of this size");
  source->advance(~std::uint64_t{0});
  const auto expected = straightforward_axis(size, source->lengths());
  must(std::ranges::equal(source->prefix_xors(), expected.prefix_xors), "a sweep in one slice");

  // Positions that were restored instead of swept.
  std::vector<bool> was_given(std::size_t{size} + 1);
  for (std::uint32_t step = input.below(12); step > 0 && !sweep->finished(); --step) {
    const std::uint32_t done = sweep->positions_done();
    if (input.flag()) {
      sweep->advance(1 + input.below(5'000));
      continue;
    }
    check_restore(input, *sweep, *source);
    std::fill(was_given.begin() + done + 1, was_given.begin() + sweep->positions_done() + 1, true);
  }
  const std::uint64_t slice = std::max<std::uint64_t>(input.of_any_size(), 1);
  while (!sweep->finished()) sweep->advance(slice);
  must(sweep->pairs_done() == sweep->pairs_total(), "a sweep ends with all pairs");
  for (std::uint32_t i = 1; i <= size; ++i)
    must(was_given[i] || agrees_with_definition(sweep->prefix_xors(), sweep->lengths(), i),
         "what follows is swept by the definition, whatever was taken back");
  for (const std::uint16_t value : sweep->prefix_xors())
    must(value < sweep->width(), "values are below the width");
  check_counts(input, *sweep);
  check_cut(input, sweep->lengths(), size);
}

void check_given_axis(Input input) {
  const auto [size, family] = question(input);
  auto axis = GivenAxis::create(size, family);
  must(static_cast<bool>(axis), "an axis of this size");
  std::size_t bound = 1;
  while (bound < axis->lengths().size() + 1) bound *= 2;
  Values known{0};
  for (std::uint32_t step = 1 + input.below(8); step > 0; --step) {
    const std::uint32_t left = size - axis->positions_known();
    const std::uint32_t count = step == 1 ? left : input.below(left + 3);
    const auto below = static_cast<std::uint32_t>(input.below(16) == 0 ? 1 << 16 : bound);
    const Values values = made_up_values(input, count, below);
    const bool is_possible = count <= left && std::ranges::all_of(values, [&](std::uint16_t value) {
                               return value < bound;
                             });
    must(axis->give(values) == is_possible, "what is taken");
    if (is_possible) known.insert(known.end(), values.begin(), values.end());
    must(std::ranges::equal(axis->prefix_xors(), known), "what was taken is known");
  }
  must(axis->complete() == (known.size() == std::size_t{size} + 1), "when it is complete");
  if (axis->complete()) check_counts(input, *axis);
}

void check_openings(Input input) {
  const auto nimber = [&] { return input.flag() ? input.take() : input.of_any_size(); };
  const auto histogram = [&] {
    Histogram counts(input.below(64));
    for (std::uint64_t& count : counts) count = input.below(3) == 0 ? 0 : input.of_any_size();
    return counts;
  };
  const Nimber row_total = nimber(), column_total = nimber();
  const Histogram row_counts = histogram(), column_counts = histogram();
  const AxisMoves rows{row_total, input.of_any_size(), row_counts};
  const AxisMoves columns{column_total, input.of_any_size(), column_counts};
  const Openings openings = count_openings(rows, columns);
  const Nimber board = nim_product(row_total, column_total);
  Uint128 winning = 0;
  std::vector<NimberPair> pairs;
  for (Nimber a = 0; a < row_counts.size(); ++a)
    for (Nimber b = 0; b < column_counts.size(); ++b)
      if (row_counts[a] != 0 && column_counts[b] != 0 && nim_product(a, b) == board) {
        pairs.push_back({a, b, row_counts[a], column_counts[b]});
        winning += Uint128{row_counts[a]} * column_counts[b];
      }
  must(openings.board_nimber == board, "the nimber of the board");
  must(openings.all == Uint128{rows.choices} * columns.choices, "all openings");
  must(openings.pairs == pairs && openings.winning == winning, "the openings that win");
  Uint128 read = 0;
  for (const char digit : to_decimal(winning))
    read = read * 10 + static_cast<unsigned>(digit - '0');
  must(read == winning, "the digits of a number");

  const std::uint32_t row_width = 1U << input.below(7), column_width = 1U << input.below(7);
  const WantedNimbers wanted = wanted_nimbers(row_total, row_width, column_total, column_width);
  Values wanted_rows, wanted_columns;
  for (std::uint32_t a = 1; a < row_width; ++a)
    for (std::uint32_t b = 1; b < column_width; ++b)
      if (nim_product(a, b) == board) {
        wanted_rows.push_back(static_cast<std::uint16_t>(a));
        wanted_columns.push_back(static_cast<std::uint16_t>(b));
      }
  must(wanted.rows == wanted_rows && wanted.columns == wanted_columns, "what is wanted");
}

void check_sequence(Input input) {
  const auto size = static_cast<std::uint32_t>(1 + input.take<std::uint16_t>() % 400);
  const LengthFamily row_family = *LengthFamily::parse(family_text(input, size + 2));
  const LengthFamily column_family = *LengthFamily::parse(family_text(input, size + 2));
  auto rows = AxisSweep::create(size, row_family), columns = AxisSweep::create(size, column_family);
  auto sequence = OpeningSequence::create(size, row_family, column_family);
  must(rows && columns && sequence, "a sequence of this size");
  rows->advance(~std::uint64_t{0});
  columns->advance(~std::uint64_t{0});
  sequence->begin(swept_axis(*rows), swept_axis(*columns));
  Histogram row_counts(rows->width()), column_counts(columns->width());
  const auto add = [](Histogram& counts, const AxisSweep& axis, std::uint32_t i) {
    for (const std::uint32_t length : axis.lengths()) {
      if (length > i) break;
      ++counts[axis.prefix_xors()[i] ^ axis.prefix_xors()[i - length]];
    }
  };
  for (std::uint32_t first = 1; first <= size;) {
    const std::uint32_t most = std::min(size - first + 1, sequence->chunk_size());
    const BoardRange chunk{first, first + input.below(most)};
    const std::uint32_t place = input.below(OpeningSequence::places);
    const ChunkTotals totals = sequence->tally(place, chunk);
    const bool is_skipped = input.below(4) == 0;
    std::span<const SequenceValue> values;
    if (is_skipped)
      sequence->skip(totals);
    else
      values = sequence->sum(place);
    must(is_skipped || values.size() == chunk.last - chunk.first + 1, "every board of a chunk");
    for (std::uint32_t n = chunk.first; n <= chunk.last; ++n) {
      add(row_counts, *rows, n);
      add(column_counts, *columns, n);
      // Some boards have thousands of pairs, so only some boards are checked.
      if (is_skipped || (n != chunk.last && n % 16 != 0)) continue;
      const Openings expected = count_openings({rows->prefix_xors()[n], 0, row_counts},
                                               {columns->prefix_xors()[n], 0, column_counts});
      must(values[n - chunk.first].winning == expected.winning, "a board of the sequence");
      must(values[n - chunk.first].board_nimber == expected.board_nimber, "its nimber");
    }
    first = chunk.last + 1;
  }
}

// A cloth accepts any prefix XORs: the count of a region is the sum of products of its rows' and
// its columns' counts.
void check_cloth(Input input) {
  const auto axis = [&] {
    const auto [size, family] = question(input);
    auto made = GivenAxis::create(size, family);
    must(static_cast<bool>(made), "an axis of this size");
    const auto bound = std::bit_ceil(static_cast<std::uint32_t>(made->lengths().size() + 1));
    must(made->give(made_up_values(input, size, bound)), "values that could be");
    return std::move(*made);
  };
  const GivenAxis rows = axis(), columns = axis();
  auto cloth = Cloth::create(rows, columns);
  must(static_cast<bool>(cloth), "a cloth of these axes");
  const std::uint64_t slice = std::max<std::uint64_t>(input.of_any_size(), 1);
  while (!cloth->finished()) cloth->advance(slice);
  must(cloth->pairs_done() == cloth->pairs_total(), "a cloth ends with all pairs");

  std::vector<std::uint8_t> all(cloth->threads().size(), 1);
  const auto range = [&](const GivenAxis& of) {
    const std::uint32_t first = 1 + input.below(of.size());
    return PositionRange{first, first + input.below(of.size() - first + 1)};
  };
  for (int region = 0; region < 3; ++region) {
    const PositionRange of_rows = range(rows), of_columns = range(columns);
    const Histogram row_moves = histogram_of(rows, of_rows);
    const Histogram column_moves = histogram_of(columns, of_columns);
    const Openings openings = count_openings({rows.prefix_xors().back(), 0, row_moves},
                                             {columns.prefix_xors().back(), 0, column_moves});
    must(cloth->board_nimber() == openings.board_nimber, "the nimber of the board");
    const bool is_plain = openings.board_nimber == 0;
    must(cloth->winning_moves(of_rows, of_columns, all) == (is_plain ? 0 : openings.winning),
         "a region has the products of its rows and columns");
  }
}

}  // namespace tartan::fuzz
