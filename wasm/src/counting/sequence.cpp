#include "tartan/counting/sequence.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <new>
#include <utility>
#include <vector>

#include "chunk_counts.hpp"
#include "lag_tables.hpp"
#include "memory_layout.hpp"
#include "nim_field_16.hpp"
#include "nimber_bound.hpp"
#include "product_pairs.hpp"

namespace tartan {
namespace {

using detail::block_size;
using detail::ChunkCounts;
using detail::MovePair;
using detail::ProductPairs;

// The memory of a chunk, which has as many positions as fit if counts need 16 bits; with 8 bits
// half of it is used. Smaller chunks stay in the second-level cache until they are summed, which
// saves 5 % natively, but workers then exchange more messages, which costs 10 %.
constexpr std::size_t chunk_bytes = std::size_t{4} << 20U;
constexpr std::uint32_t most_positions = 2048;

// The number of chunks that use counts of 16 bits once 8 bits were too few; they would hardly be
// enough for the next chunks.
constexpr std::uint32_t chunks_in_16_bits = 8;

// Rows of counts are whole groups of 16.
constexpr std::uint32_t row_width(std::uint32_t width) { return std::max(width, block_size); }

constexpr std::size_t rows_bytes(std::uint32_t width) {
  return row_width(width) * sizeof(std::uint16_t);
}

std::uint32_t positions_of_chunk(std::uint32_t rows, std::uint32_t columns) {
  const std::size_t fitting = chunk_bytes / (rows_bytes(rows) + rows_bytes(columns));
  const auto whole_blocks = static_cast<std::uint32_t>(fitting / block_size * block_size);
  return std::clamp(whole_blocks, block_size, most_positions);
}

// Offsets of all parts in memory.
struct SequenceLayout {
  MemoryLayout memory;
  std::array<std::size_t, OpeningSequence::places> counts, row_totals, column_totals;
  std::size_t row_sums, column_sums, tables, pairs, pair_places, values;

  std::uint32_t row_lengths, column_lengths;

  // For axes with so many lengths.
  SequenceLayout(std::uint32_t of_rows, std::uint32_t of_columns)
      : row_lengths(of_rows), column_lengths(of_columns) {
    const std::uint32_t row_bound = nimber_bound(of_rows), column_bound = nimber_bound(of_columns);
    const std::size_t smallest_chunk =
        block_size * (rows_bytes(row_bound) + rows_bytes(column_bound));
    for (std::size_t place = 0; place < OpeningSequence::places; ++place) {
      counts[place] = memory.add<std::byte>(std::max(chunk_bytes, smallest_chunk));
      row_totals[place] = memory.add<std::uint32_t>(row_width(row_bound));
      column_totals[place] = memory.add<std::uint32_t>(row_width(column_bound));
    }
    row_sums = memory.add<std::uint64_t>(row_width(row_bound));
    column_sums = memory.add<std::uint64_t>(row_width(column_bound));
    tables =
        memory.add<std::uint16_t>(detail::lag_table_entries(std::max(row_bound, column_bound)));
    pairs = memory.add<MovePair>(ProductPairs::pairs_capacity(row_bound, column_bound));
    pair_places = memory.add<std::uint32_t>(ProductPairs::places_capacity);
    values = memory.add<SequenceValue>(most_positions);
  }
};

std::uint64_t count_pairs(const SweptAxis& axis) {
  std::uint64_t pairs = 0;
  for (const std::uint32_t length : axis.lengths) pairs += axis.prefix_xors.size() - length;
  return pairs;
}

// One axis of a sequence: its histogram so far, and its counts of the chunks that are tallied.
struct SequenceAxis {
  SweptAxis swept{};
  std::byte* sums = nullptr;  // the histogram c(a), in 32 or in 64 bits
  std::array<ChunkCounts, OpeningSequence::places> chunks{};
  std::uint32_t chunks_to_count_wide = 0;

  std::span<const std::uint32_t> tally(std::uint32_t place, BoardRange range,
                                       void* tables) noexcept {
    ChunkCounts& chunk = chunks[place];
    chunk.wide = chunks_to_count_wide > 0;
    detail::count_chunk({.prefix_xors = swept.prefix_xors.data(),
                         .lengths = swept.lengths,
                         .width = swept.width,
                         .first = range.first,
                         .last = range.last},
                        chunk, tables);
    if (chunks_to_count_wide > 0)
      --chunks_to_count_wide;
    else if (chunk.wide)
      chunks_to_count_wide = chunks_in_16_bits;
    return {chunk.totals, swept.width};
  }

  template <class Count>
  void add(std::span<const std::uint32_t> totals) noexcept {
    Count* const counts = reinterpret_cast<Count*>(sums);
    for (std::size_t a = 0; a < totals.size(); ++a) counts[a] += totals[a];
  }
};

// The histogram c(a) as it grows through a chunk. A board that needs few of its counts adds up what
// the last rows say of those alone; all rows are added once a board needs many.
template <class Count>
class GrowingHistogram {
 public:
  GrowingHistogram(const SequenceAxis& axis, std::uint32_t place) noexcept
      : chunk_(axis.chunks[place]), counts_(reinterpret_cast<Count*>(axis.sums)) {}

  /// Makes `counts` those behind the chunk's first `rows` positions.
  void add_rows_to(std::uint32_t rows) noexcept {
    while (rows_ < rows) {
      const std::uint32_t step = std::min(block_size, rows - rows_);
      detail::add_rows(chunk_, rows_, step, counts_);
      rows_ += step;
    }
  }

  std::uint32_t rows() const noexcept { return rows_; }
  const Count* counts() const noexcept { return counts_; }

  /// c(a) of the first `rows` positions, of which there are at least rows().
  Count at(std::uint32_t a, std::uint32_t rows) const noexcept {
    return counts_[a] +
           (chunk_.wide ? waiting<std::uint16_t>(a, rows) : waiting<std::uint8_t>(a, rows));
  }

 private:
  template <class Entry>
  std::uint32_t waiting(std::uint32_t a, std::uint32_t rows) const noexcept {
    std::uint32_t sum = 0;
    for (std::uint32_t row = rows_; row < rows; ++row) sum += chunk_.row<Entry>(row)[a];
    return sum;
  }

  const ChunkCounts& chunk_;
  Count* counts_;
  std::uint32_t rows_ = 0;
};

// More pairs than this are worth a whole histogram.
constexpr std::size_t few_pairs = 8;

}  // namespace

struct OpeningSequence::Work {
  Work(ReservedMemory reserved, const SequenceLayout& where, std::uint32_t boards) noexcept
      : memory(std::move(reserved)), layout(where), size(boards) {
    rows.sums = memory.get() + layout.row_sums;
    columns.sums = memory.get() + layout.column_sums;
    values = reinterpret_cast<SequenceValue*>(memory.get() + layout.values);
  }

  // True if the tables and counts have room for an axis of the sequence with this many lengths.
  bool fits(const SweptAxis& axis, std::uint32_t length_count) const noexcept {
    return axis.prefix_xors.size() == std::size_t{size} + 1 &&
           axis.lengths.size() == length_count && std::has_single_bit(axis.width) &&
           axis.width <= nimber_bound(length_count) &&
           *std::ranges::max_element(axis.prefix_xors) < axis.width;
  }

  bool begin(const SweptAxis& row_axis, const SweptAxis& column_axis) noexcept {
    chunk_size = 0;
    chunks = {};
    if (!fits(row_axis, layout.row_lengths) || !fits(column_axis, layout.column_lengths))
      return false;
    std::byte* const base = memory.get();
    rows.swept = row_axis;
    columns.swept = column_axis;
    chunk_size = positions_of_chunk(row_axis.width, column_axis.width);
    for (std::uint32_t place = 0; place < places; ++place) {
      std::byte* const counts = base + layout.counts[place];
      rows.chunks[place] = {row_width(row_axis.width), false, counts,
                            reinterpret_cast<std::uint32_t*>(base + layout.row_totals[place])};
      columns.chunks[place] = {
          row_width(column_axis.width), false, counts + chunk_size * rows_bytes(row_axis.width),
          reinterpret_cast<std::uint32_t*>(base + layout.column_totals[place])};
    }
    for (SequenceAxis* const axis : {&rows, &columns}) {
      axis->chunks_to_count_wide = 0;
      std::fill_n(axis->sums, row_width(axis->swept.width) * sizeof(std::uint64_t), std::byte{0});
    }
    // No c(a) passes the pairs (i, l) of its axis, and no P(n) the product of those of both.
    constexpr std::uint64_t largest = std::numeric_limits<std::uint32_t>::max();
    fits_32_bits = std::max(count_pairs(row_axis), count_pairs(column_axis)) <= largest;
    pairs.sort(row_axis.width, column_axis.width, reinterpret_cast<MovePair*>(base + layout.pairs),
               reinterpret_cast<std::uint32_t*>(base + layout.pair_places));
    return true;
  }

  bool has_chunk(BoardRange chunk) const noexcept {
    return 1 <= chunk.first && chunk.first <= chunk.last && chunk.last <= size &&
           chunk.last - chunk.first < chunk_size;
  }

  bool has_at(std::uint32_t place) const noexcept { return place < places && chunks[place].first; }

  bool has_as_many(const ChunkTotals& totals) const noexcept {
    return chunk_size > 0 && totals.rows.size() == rows.swept.width &&
           totals.columns.size() == columns.swept.width;
  }

  template <class Count>
  void skip(const ChunkTotals& totals) noexcept {
    rows.add<Count>(totals.rows);
    columns.add<Count>(totals.columns);
  }

  template <class Count, class Sum>
  std::span<const SequenceValue> sum(std::uint32_t place) noexcept {
    const BoardRange chunk = std::exchange(chunks[place], {});
    const NimField16& field = nim_field_16();
    GrowingHistogram<Count> row_moves(rows, place), column_moves(columns, place);
    const std::uint32_t boards = chunk.last - chunk.first + 1;
    // All nimbers first: their look-ups do not wait for each other.
    for (std::uint32_t index = 0; index < boards; ++index) {
      const std::uint32_t n = chunk.first + index;
      values[index] = {0, field.product(rows.swept.prefix_xors[n], columns.swept.prefix_xors[n])};
    }
    for (std::uint32_t index = 0; index < boards; ++index) {
      SequenceValue& value = values[index];
      if (value.board_nimber == 0) continue;
      value.winning = winning<Count, Sum>(value.board_nimber, index + 1, row_moves, column_moves);
    }
    row_moves.add_rows_to(boards);
    column_moves.add_rows_to(boards);
    return {values, boards};
  }

  template <class Count, class Sum>
  Sum winning(std::uint16_t board_nimber, std::uint32_t positions,
              GrowingHistogram<Count>& row_moves, GrowingHistogram<Count>& column_moves) noexcept {
    Sum sum = 0;
    if (pairs.are_sorted()) {
      const std::span<const MovePair> list = pairs.with_product(board_nimber);
      if (list.size() <= few_pairs && positions - row_moves.rows() < block_size) {
        for (const MovePair pair : list)
          sum += Sum{row_moves.at(pair.a, positions)} * column_moves.at(pair.b, positions);
        return sum;
      }
      row_moves.add_rows_to(positions);
      column_moves.add_rows_to(positions);
      const Count* const row_counts = row_moves.counts();
      const Count* const column_counts = column_moves.counts();
      for (const MovePair pair : list) sum += Sum{row_counts[pair.a]} * column_counts[pair.b];
      return sum;
    }
    row_moves.add_rows_to(positions);
    column_moves.add_rows_to(positions);
    const NimField16& field = nim_field_16();
    for (std::uint32_t a = 1; a < rows.swept.width; ++a) {
      const std::uint16_t b =
          field.product(board_nimber, field.inverse(static_cast<std::uint16_t>(a)));
      if (b < columns.swept.width) sum += Sum{row_moves.counts()[a]} * column_moves.counts()[b];
    }
    return sum;
  }

  ReservedMemory memory;
  SequenceLayout layout;
  std::uint32_t size;
  SequenceAxis rows, columns;
  SequenceValue* values;
  ProductPairs pairs;
  std::array<BoardRange, places> chunks{};  // from board 0 where nothing is tallied
  std::uint32_t chunk_size = 0;             // before it has begun
  bool fits_32_bits = false;
};

SweptAxis swept_axis(const AxisSweep& sweep) noexcept {
  return {sweep.prefix_xors(), sweep.lengths(), sweep.width()};
}

Result<OpeningSequence> OpeningSequence::create(std::uint64_t size, const LengthFamily& row_family,
                                                const LengthFamily& column_family,
                                                Memory& memory) noexcept {
  const auto rows = plan_axis(size, row_family, memory);
  if (!rows) return rows.error();
  const auto columns = plan_axis(size, column_family, memory);
  if (!columns) return columns.error();
  const SequenceLayout layout(rows->length_count, columns->length_count);
  ReservedMemory reserved = reserve(layout.memory.bytes(), memory);
  if (!reserved) return Error{ErrorKind::out_of_memory, layout.memory.bytes()};
  std::unique_ptr<Work> work(
      new (std::nothrow) Work(std::move(reserved), layout, static_cast<std::uint32_t>(size)));
  if (!work) return Error{ErrorKind::out_of_memory, sizeof(Work)};
  return OpeningSequence(std::move(work));
}

OpeningSequence::OpeningSequence(std::unique_ptr<Work> work) noexcept : work_(std::move(work)) {}
OpeningSequence::OpeningSequence(OpeningSequence&&) noexcept = default;
OpeningSequence& OpeningSequence::operator=(OpeningSequence&&) noexcept = default;
OpeningSequence::~OpeningSequence() = default;

bool OpeningSequence::begin(const SweptAxis& rows, const SweptAxis& columns) noexcept {
  return work_->begin(rows, columns);
}

std::uint32_t OpeningSequence::chunk_size() const noexcept { return work_->chunk_size; }

ChunkTotals OpeningSequence::tally(std::uint32_t place, BoardRange chunk) noexcept {
  if (place >= places || !work_->has_chunk(chunk)) return {};
  void* const tables = work_->memory.get() + work_->layout.tables;
  work_->chunks[place] = chunk;
  return {work_->rows.tally(place, chunk, tables), work_->columns.tally(place, chunk, tables)};
}

bool OpeningSequence::skip(const ChunkTotals& totals) noexcept {
  if (!work_->has_as_many(totals)) return false;
  if (work_->fits_32_bits)
    work_->skip<std::uint32_t>(totals);
  else
    work_->skip<std::uint64_t>(totals);
  return true;
}

std::span<const SequenceValue> OpeningSequence::sum(std::uint32_t place) noexcept {
  if (!work_->has_at(place)) return {};
  return work_->fits_32_bits ? work_->sum<std::uint32_t, std::uint64_t>(place)
                             : work_->sum<std::uint64_t, Uint128>(place);
}

}  // namespace tartan
