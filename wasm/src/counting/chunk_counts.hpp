// A table of what each position of a chunk adds to the histogram of its axis.
//
// Position i sees the value v from n(v) = #{ l : x[i-l] = v } lags, so it adds n(a ^ x[i]) to c(a):
//
//                 a = 0   1   2   ...   width - 1
//      first        .   .   .             .           a row of counts for each position,
//      first + 1    .   .   .             .           16 columns a vector
//      ...
//      totals       .   .   .             .           what the chunk adds as a whole
#pragma once

#include <cstddef>
#include <cstdint>

#include "count_kernels.hpp"

namespace tartan::detail {

struct ChunkCounts {
  std::uint32_t width;    // of a row, a power of two of at least 16
  bool wide;              // whether a count has 16 bits instead of 8
  std::byte* rows;        // with room for counts of 16 bits
  std::uint32_t* totals;  // the sums of the columns

  template <class Count>
  Count* row(std::uint32_t index) const noexcept {
    return reinterpret_cast<Count*>(rows) + std::size_t{index} * width;
  }
};

/// Fills rows and totals with the positions of the range. They are counted in 8 bits unless `wide`
/// says otherwise; where that does not suffice, once more in 16 bits, and `wide` says so. `tables`
/// has lag_table_entries(range.width) entries of 16 bits, zero before and after.
void count_chunk(const CountRange& range, ChunkCounts& chunk, void* tables) noexcept;

/// Adds up to 16 rows from `first` on to sums[0] ... sums[width - 1].
void add_rows(const ChunkCounts& chunk, std::uint32_t first, std::uint32_t count,
              std::uint32_t* sums) noexcept;
void add_rows(const ChunkCounts& chunk, std::uint32_t first, std::uint32_t count,
              std::uint64_t* sums) noexcept;

}  // namespace tartan::detail
