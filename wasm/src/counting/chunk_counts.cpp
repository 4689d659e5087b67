#include "chunk_counts.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "lag_tables.hpp"

namespace tartan::detail {
namespace {

using Bytes = std::uint8_t __attribute__((vector_size(16)));
using Words = std::uint16_t __attribute__((vector_size(16)));
using Longs = std::uint32_t __attribute__((vector_size(16)));

template <class Vector>
Vector load(const void* from) noexcept {
  Vector vector;
  std::memcpy(&vector, from, sizeof(vector));
  return vector;
}

// Permutes lanes so that lane k of the result is lane k ^ low, one bit of `low` at a time, with
// shuffles that every processor has.
template <std::uint32_t low>
Bytes exchange_lanes(Bytes bytes) noexcept {
  Words words = reinterpret_cast<Words>(bytes);
  if constexpr ((low & 1U) != 0) words = words << 8U | words >> 8U;
  if constexpr ((low & 2U) != 0)
    words = __builtin_shufflevector(words, words, 1, 0, 3, 2, 5, 4, 7, 6);
  if constexpr ((low & 4U) != 0)
    words = __builtin_shufflevector(words, words, 2, 3, 0, 1, 6, 7, 4, 5);
  if constexpr ((low & 8U) != 0)
    words = __builtin_shufflevector(words, words, 4, 5, 6, 7, 0, 1, 2, 3);
  return reinterpret_cast<Bytes>(words);
}

// row[v ^ x] = table[v], and the table is clear again. Exclusive or with the high bits of x moves a
// group of 16 neighbouring v as a whole; with the low four bits it permutes the group.
template <std::uint32_t low>
void move_table(std::uint8_t* table, std::uint32_t width, std::uint32_t high,
                std::uint8_t* row) noexcept {
  for (std::uint32_t group = 0; group < width; group += block_size) {
    const Bytes moved = exchange_lanes<low>(load<Bytes>(table + group));
    std::memset(table + group, 0, block_size);
    std::memcpy(row + (group ^ high), &moved, block_size);
  }
}

template <std::size_t... low>
consteval auto table_movers(std::index_sequence<low...>) {
  return std::array{&move_table<low>...};
}

void move_counts(std::uint8_t* table, std::uint32_t width, std::uint32_t x,
                 std::uint8_t* row) noexcept {
  static constexpr auto movers = table_movers(std::make_index_sequence<block_size>());
  movers[x % block_size](table, width, x / block_size * block_size, row);
}

void move_counts(std::uint16_t* table, std::uint32_t width, std::uint32_t x,
                 std::uint16_t* row) noexcept {
  for (std::uint32_t value = 0; value < width; ++value)
    row[value ^ x] = std::exchange(table[value], std::uint16_t{0});
}

// A count of 8 bits wraps around at 256, where more than 255 lags see one value. Each time the
// totals lose 256 pairs, and nothing makes up for that, so their sum tells.
template <class Count>
bool count_chunk_as(const CountRange& range, const ChunkCounts& chunk, void* scratch) noexcept {
  auto* const tables = static_cast<Count*>(scratch);
  const std::uint32_t pitch = table_pitch(range.width);
  BlockLags lags(range.lengths);
  std::uint64_t pairs = 0;
  std::fill_n(chunk.totals, chunk.width, 0U);
  for (std::uint32_t start = range.first; start <= range.last;) {
    const std::uint32_t positions = std::min(block_size, range.last - start + 1);
    const std::uint32_t first_row = start - range.first;
    lags.move_to(start);
    count_far_lags(range.prefix_xors + start, lags.far(), range.width, tables);
    for (std::uint32_t k = 0; k < positions; ++k) {
      Count* const table = tables + k * pitch;
      lags.for_each_other(start + k,
                          [&](std::uint32_t lag) { ++table[range.prefix_xors[start + k - lag]]; });
      pairs += lags.fitting();
      move_counts(table, chunk.width, range.prefix_xors[start + k],
                  chunk.row<Count>(first_row + k));
    }
    for (std::uint32_t rest = positions; rest < block_size; ++rest)
      std::fill_n(tables + rest * pitch, chunk.width, Count{0});
    add_rows(chunk, first_row, positions, chunk.totals);
    start += positions;
  }
  std::uint64_t counted = 0;
  for (std::uint32_t a = 0; a < chunk.width; ++a) counted += chunk.totals[a];
  return counted == pairs;
}

// Lanes of twice the size, from the low half of the lanes and from the high half.
Words widen_low(Bytes bytes) noexcept {
  return reinterpret_cast<Words>(__builtin_shufflevector(bytes, Bytes{}, 0, 16, 1, 17, 2, 18, 3, 19,
                                                         4, 20, 5, 21, 6, 22, 7, 23));
}
Words widen_high(Bytes bytes) noexcept {
  return reinterpret_cast<Words>(__builtin_shufflevector(bytes, Bytes{}, 8, 24, 9, 25, 10, 26, 11,
                                                         27, 12, 28, 13, 29, 14, 30, 15, 31));
}
Longs widen_low(Words words) noexcept {
  return reinterpret_cast<Longs>(__builtin_shufflevector(words, Words{}, 0, 8, 1, 9, 2, 10, 3, 11));
}
Longs widen_high(Words words) noexcept {
  return reinterpret_cast<Longs>(
      __builtin_shufflevector(words, Words{}, 4, 12, 5, 13, 6, 14, 7, 15));
}

void add_lanes(Longs lanes, std::uint32_t* sums) noexcept {
  lanes += load<Longs>(sums);
  std::memcpy(sums, &lanes, sizeof(lanes));
}
void add_lanes(Longs lanes, std::uint64_t* sums) noexcept {
  for (std::uint32_t lane = 0; lane < 4; ++lane) sums[lane] += lanes[lane];
}

// Column by column: 16 counts of 8 bits stay within 16 bits.
template <class Sum>
void add_narrow_rows(const std::uint8_t* rows, std::uint32_t count, std::uint32_t width,
                     Sum* sums) noexcept {
  for (std::uint32_t group = 0; group < width; group += block_size) {
    Words low{}, high{};
    for (std::uint32_t k = 0; k < count; ++k) {
      const Bytes counts = load<Bytes>(rows + std::size_t{k} * width + group);
      low += widen_low(counts);
      high += widen_high(counts);
    }
    add_lanes(widen_low(low), sums + group);
    add_lanes(widen_high(low), sums + group + 4);
    add_lanes(widen_low(high), sums + group + 8);
    add_lanes(widen_high(high), sums + group + 12);
  }
}

template <class Sum>
void add_wide_rows(const std::uint16_t* rows, std::uint32_t count, std::uint32_t width,
                   Sum* sums) noexcept {
  for (std::uint32_t k = 0; k < count; ++k, rows += width)
    for (std::uint32_t a = 0; a < width; ++a) sums[a] += rows[a];
}

template <class Sum>
void add_any_rows(const ChunkCounts& chunk, std::uint32_t first, std::uint32_t count,
                  Sum* sums) noexcept {
  if (chunk.wide)
    add_wide_rows(chunk.row<std::uint16_t>(first), count, chunk.width, sums);
  else
    add_narrow_rows(chunk.row<std::uint8_t>(first), count, chunk.width, sums);
}

}  // namespace

void count_chunk(const CountRange& range, ChunkCounts& chunk, void* tables) noexcept {
  if (!chunk.wide && count_chunk_as<std::uint8_t>(range, chunk, tables)) return;
  chunk.wide = true;
  count_chunk_as<std::uint16_t>(range, chunk, tables);
}

void add_rows(const ChunkCounts& chunk, std::uint32_t first, std::uint32_t count,
              std::uint32_t* sums) noexcept {
  add_any_rows(chunk, first, count, sums);
}

void add_rows(const ChunkCounts& chunk, std::uint32_t first, std::uint32_t count,
              std::uint64_t* sums) noexcept {
  add_any_rows(chunk, first, count, sums);
}

}  // namespace tartan::detail
