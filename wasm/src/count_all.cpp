// One pass over the pairs: count the raw values n(v) = #{ l : x[i-l] = v } of a position in its
// table, and then every v adds n(v) to c(x[i] ^ v).
#include <array>
#include <cstring>
#include <utility>

#include "count_kernels.hpp"
#include "lag_tables.hpp"

namespace tartan::detail {
namespace {

// Counts of 8 bits are fast to add up. They suffice unless more than 255 lags see one value, which
// the sum of a table gives away. Then counts of 16 bits, which always suffice, take over for some
// blocks, as the next positions will mostly see the same.
constexpr std::uint32_t blocks_in_16_bits = 64;

// A partial histogram holds 16 bits: the sum of 257 counts of 8 bits.
constexpr std::uint32_t positions_between_flushes = 256;

// Whole groups of 16 nimbers, so that the loops over them have no remainder.
constexpr std::uint32_t whole_groups(std::uint32_t width) { return std::max(width, block_size); }

class CountOfAll {
 public:
  CountOfAll(const CountRange& range, std::uint64_t* histogram, void* scratch) noexcept
      : range_(range),
        lags_(range.lengths),
        width_(whole_groups(range.width)),
        histogram_(histogram),
        tables_(scratch),
        parts_(static_cast<std::uint16_t*>(scratch) + lag_table_entries(range.width)) {}

  void run() noexcept {
    std::uint32_t wide_blocks = 0;
    std::uint32_t start = range_.first;
    while (start <= range_.last) {
      if (wide_blocks > 0) {
        start = count_block<std::uint16_t>(start);
        --wide_blocks;
        continue;
      }
      const std::uint32_t next = count_block<std::uint8_t>(start);
      if (next - start < block_size && next <= range_.last) wide_blocks = blocks_in_16_bits;
      start = next;
    }
    flush_parts();
  }

 private:
  // Counts up to 16 positions from `start` on and returns the next one. It stops early before a
  // position whose counts overflowed.
  template <class Count>
  std::uint32_t count_block(std::uint32_t start) noexcept {
    auto* const tables = static_cast<Count*>(tables_);
    const std::uint32_t pitch = table_pitch(range_.width);
    const std::uint32_t positions = std::min(block_size, range_.last - start + 1);
    lags_.move_to(start);
    count_far_lags(range_.prefix_xors + start, lags_.far(), range_.width, tables);

    std::uint32_t k = 0;
    for (; k < positions; ++k) {
      Count* const table = tables + k * pitch;
      lags_.for_each_other(
          start + k, [&](std::uint32_t lag) { ++table[range_.prefix_xors[start + k - lag]]; });
      if (has_overflowed(table)) break;
      add_counts(table, range_.prefix_xors[start + k]);
    }
    // The tables of counted positions are clear already.
    for (std::uint32_t rest = k; rest < block_size; ++rest)
      std::fill_n(tables + rest * pitch, width_, Count{0});
    return start + k;
  }

  template <class Count>
  bool has_overflowed(const Count* table) const noexcept {
    if (sizeof(Count) > 1 || lags_.fitting() <= 255) return false;
    std::uint32_t sum = 0;
    for (std::uint32_t value = 0; value < width_; ++value) sum += table[value];
    return sum != lags_.fitting();
  }

  // c(v ^ x) += n(v), in groups of 16 neighbouring v. Exclusive or with the high bits of x moves a
  // group as a whole; with the low four bits it permutes the group, so there is a partial histogram
  // for each of their 16 values, and the permuting is left to the flush.
  void add_counts(std::uint8_t* table, std::uint32_t x) noexcept {
    std::uint16_t* const part = parts_ + (x % block_size) * width_;
    const std::uint32_t high = x / block_size * block_size;
    for (std::uint32_t group = 0; group < width_; group += block_size) {
      std::array<std::uint8_t, block_size> counts;
      std::memcpy(counts.data(), table + group, block_size);
      std::memset(table + group, 0, block_size);
      std::uint16_t* const sums = part + (group ^ high);
      for (std::uint32_t v = 0; v < block_size; ++v)
        sums[v] = static_cast<std::uint16_t>(sums[v] + counts[v]);
    }
    if (++positions_since_flush_ == positions_between_flushes) flush_parts();
  }

  void add_counts(std::uint16_t* table, std::uint32_t x) noexcept {
    for (std::uint32_t value = 0; value < range_.width; ++value)
      histogram_[value ^ x] += std::exchange(table[value], std::uint16_t{0});
  }

  void flush_parts() noexcept {
    for (std::uint32_t low = 0; low < block_size; ++low) {
      std::uint16_t* const part = parts_ + low * width_;
      for (std::uint32_t value = 0; value < width_; ++value)
        if (part[value] != 0)
          histogram_[value ^ low] += std::exchange(part[value], std::uint16_t{0});
    }
    positions_since_flush_ = 0;
  }

  const CountRange& range_;
  BlockLags lags_;
  std::uint32_t width_;
  std::uint64_t* histogram_;
  void* tables_;          // 16 tables of counts, all zero between two blocks
  std::uint16_t* parts_;  // 16 partial histograms, all zero between two flushes
  std::uint32_t positions_since_flush_ = 0;
};

}  // namespace

std::size_t count_all_scratch_bytes(std::uint32_t width) noexcept {
  const std::size_t parts = std::size_t{block_size} * whole_groups(width);
  return (lag_table_entries(width) + parts) * sizeof(std::uint16_t);
}

void count_all(const CountRange& range, std::uint64_t* histogram, void* scratch) noexcept {
  CountOfAll(range, histogram, scratch).run();
}

}  // namespace tartan::detail
