// Sixteen positions at a time, and one pass over the pairs instead of two.
//
// One pass. Count the raw values n(v) = #{ l : x[i-l] = v } once. The mex is the first g for which
// n(x[i-1] ^ g) is zero, and then every v adds n(v) to c(x[i] ^ v): the histogram needs no second
// look at the pairs.
//
// Blocks. Take the positions i = s + k for k = 0 ... 15. For a lag l of 16 ... s the values x[i-l]
// are known before the block starts, and they lie side by side:
//
//      x[s-l]   x[s-l+1]   ...   x[s-l+15]        one or two cache lines for 16 pairs
//         |         |                |
//      table 0   table 1   ...   table 15         n(v) of each position
//
// The few other pairs, with near lags l < 16 or with lags that first fit within the block, are
// counted position by position.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "axis_kernels.hpp"

namespace tartan::detail {
namespace {

constexpr std::uint32_t block_size = 16;

// One table of counts lies `pitch` entries after the other. The inner loop is compiled for each of
// these pitches, so that a table's place is part of the instruction. Each leaves room for a power
// of two of nimbers and is no multiple of 4096 bytes: at such a distance, a count that is being
// stored holds up the loads from the other tables, which costs a factor of three.
constexpr std::array<std::uint32_t, 4> pitches{256 + 64, 1024 + 64, 4096 + 64, 65536 + 64};

constexpr std::size_t pitch_index(std::uint32_t width) {
  std::size_t index = 0;
  while (pitches[index] < width) ++index;
  return index;
}

// Counts of 8 bits are fast. They suffice unless more than 255 lags see one value, which the sum of
// a table gives away. Then counts of 16 bits, which always suffice, take over for some blocks, as
// the next positions will mostly see the same.
constexpr std::uint32_t blocks_in_16_bits = 64;

// A partial histogram holds 16 bits: the sum of 257 counts of 8 bits.
constexpr std::uint32_t positions_between_flushes = 256;

template <class Count, std::uint32_t pitch>
void count_far_lags(const std::uint16_t* block, std::span<const std::uint32_t> lags,
                    Count* tables) noexcept {
  for (const std::uint32_t lag : lags) {
    const std::uint16_t* const seen = block - lag;
#pragma GCC unroll 16
    for (std::uint32_t k = 0; k < block_size; ++k) ++tables[k * pitch + seen[k]];
  }
}

template <class Count>
using CountFarLags = void (*)(const std::uint16_t*, std::span<const std::uint32_t>,
                              Count*) noexcept;

template <class Count>
constexpr std::array<CountFarLags<Count>, pitches.size()> count_far_lags_by_pitch{
    count_far_lags<Count, pitches[0]>, count_far_lags<Count, pitches[1]>,
    count_far_lags<Count, pitches[2]>, count_far_lags<Count, pitches[3]>};

// Whole groups of 16 nimbers, so that the loops over them have no remainder.
constexpr std::uint32_t whole_groups(std::uint32_t width) { return std::max(width, block_size); }

std::size_t tables_bytes(std::uint32_t nimber_bound) {
  return block_size * pitches[pitch_index(nimber_bound)] * sizeof(std::uint16_t);
}

class BlockedSweep {
 public:
  explicit BlockedSweep(AxisState& state) noexcept
      : state_(state),
        first_far_(lengths_up_to(block_size - 1, 0)),
        fitting_(lengths_up_to(state.position, 0)),
        tables_(static_cast<std::byte*>(state.scratch)),
        parts_(reinterpret_cast<std::uint16_t*>(
            tables_ +
            tables_bytes(std::bit_ceil(static_cast<std::uint32_t>(state.lengths.size()) + 1)))) {}

  void advance(std::uint64_t pairs) noexcept {
    const std::uint64_t goal = state_.pairs_done + pairs;
    const std::uint64_t last = std::min<std::uint64_t>(state_.size, state_.position + pairs);
    std::uint32_t wide_blocks = 0;
    while (state_.position < last && state_.pairs_done < goal) {
      if (wide_blocks > 0) {
        sweep_block<std::uint16_t>();
        --wide_blocks;
      } else if (sweep_block<std::uint8_t>() == Stop::counts_overflowed) {
        wide_blocks = blocks_in_16_bits;
      }
    }
    flush_parts();
  }

 private:
  enum class Stop { at_end_of_block, after_growth, counts_overflowed };

  // Finishes up to 16 positions. A block ends early where its tables become too narrow, after the
  // position that needs a larger nimber, and before a position whose counts overflowed.
  template <class Count>
  Stop sweep_block() noexcept {
    auto* const tables = reinterpret_cast<Count*>(tables_);
    const std::size_t pitch_number = pitch_index(state_.width);
    const std::uint32_t pitch = pitches[pitch_number];
    const std::uint32_t start = state_.position + 1;
    const std::uint32_t positions = std::min(block_size, state_.size - state_.position);

    fitting_ = lengths_up_to(start, fitting_);
    const std::size_t far_end = std::max(first_far_, fitting_);
    count_far_lags_by_pitch<Count>[pitch_number](
        state_.prefix_xors + start, state_.lengths.subspan(first_far_, far_end - first_far_),
        tables);

    Stop stop = Stop::at_end_of_block;
    std::uint32_t k = 0;
    for (; k < positions && stop == Stop::at_end_of_block; ++k) {
      fitting_ = lengths_up_to(start + k, fitting_);
      Count* const table = tables + k * pitch;
      count_lags(start + k, 0, std::min(first_far_, fitting_), table);
      count_lags(start + k, far_end, fitting_, table);
      if (has_overflowed(table)) {
        stop = Stop::counts_overflowed;
        break;
      }
      if (finish_position(table)) stop = Stop::after_growth;
    }
    // The tables of finished positions are clear already.
    for (; k < block_size; ++k) std::fill_n(tables + k * pitch, table_width_, Count{0});
    table_width_ = whole_groups(state_.width);
    return stop;
  }

  template <class Count>
  void count_lags(std::uint32_t i, std::size_t begin, std::size_t end, Count* table) noexcept {
    for (std::size_t index = begin; index < end; ++index)
      ++table[state_.prefix_xors[i - state_.lengths[index]]];
  }

  template <class Count>
  bool has_overflowed(const Count* table) const noexcept {
    if (sizeof(Count) > 1 || fitting_ <= 255) return false;
    std::uint32_t sum = 0;
    for (std::uint32_t value = 0; value < table_width_; ++value) sum += table[value];
    return sum != fitting_;
  }

  // Takes the mex of a counted position, adds its counts to the histogram and clears them. Returns
  // whether its nimber is the first that needs a larger width.
  template <class Count>
  bool finish_position(Count* table) noexcept {
    const std::uint32_t before = state_.prefix_xors[state_.position];
    std::uint32_t grundy = 0;
    while (grundy < state_.width && table[before ^ grundy] != 0) ++grundy;
    const std::uint32_t after = before ^ grundy;

    add_counts(table, after);
    state_.prefix_xors[++state_.position] = static_cast<std::uint16_t>(after);
    state_.pairs_done += fitting_;
    if (after < state_.width) return false;
    flush_parts();
    state_.width = std::bit_ceil(after + 1);
    return true;
  }

  // c(v ^ after) += n(v), in groups of 16 neighbouring v. Exclusive or with the high bits of
  // `after` moves a group as a whole; with the low four bits it permutes the group, so there is a
  // partial histogram for each of their 16 values, and the permuting is left to the flush.
  void add_counts(std::uint8_t* table, std::uint32_t after) noexcept {
    const std::uint32_t high = after & ~(block_size - 1);
    if (after >= table_width_) {
      add_counts_one_by_one(table, after);
      return;
    }
    std::uint16_t* const part = parts_ + (after % block_size) * table_width_;
    for (std::uint32_t group = 0; group < table_width_; group += block_size) {
      std::array<std::uint8_t, block_size> counts;
      std::memcpy(counts.data(), table + group, block_size);
      std::memset(table + group, 0, block_size);
      std::uint16_t* const sums = part + (group ^ high);
      for (std::uint32_t v = 0; v < block_size; ++v)
        sums[v] = static_cast<std::uint16_t>(sums[v] + counts[v]);
    }
    if (++positions_since_flush_ == positions_between_flushes) flush_parts();
  }

  void add_counts(std::uint16_t* table, std::uint32_t after) noexcept {
    add_counts_one_by_one(table, after);
  }

  template <class Count>
  void add_counts_one_by_one(Count* table, std::uint32_t after) noexcept {
    for (std::uint32_t value = 0; value < state_.width; ++value)
      state_.histogram[value ^ after] += std::exchange(table[value], Count{0});
  }

  void flush_parts() noexcept {
    for (std::uint32_t low = 0; low < block_size; ++low) {
      std::uint16_t* const part = parts_ + low * table_width_;
      for (std::uint32_t value = 0; value < table_width_; ++value)
        if (part[value] != 0) state_.histogram[value ^ low] += std::exchange(part[value], 0);
    }
    positions_since_flush_ = 0;
  }

  // How many lengths are at most `limit`, given that the first `known` are.
  std::size_t lengths_up_to(std::uint32_t limit, std::size_t known) const noexcept {
    while (known < state_.lengths.size() && state_.lengths[known] <= limit) ++known;
    return known;
  }

  AxisState& state_;
  std::size_t first_far_;  // lengths below 16
  std::size_t fitting_;    // lengths that fit the current position
  std::byte* tables_;      // 16 tables of counts, all zero between two blocks
  std::uint16_t* parts_;   // 16 partial histograms, all zero between two calls
  std::uint32_t table_width_ = whole_groups(state_.width);
  std::uint32_t positions_since_flush_ = 0;
};

}  // namespace

std::size_t blocked_scratch_bytes(std::uint32_t nimber_bound) noexcept {
  return tables_bytes(nimber_bound) +
         block_size * whole_groups(nimber_bound) * sizeof(std::uint16_t);
}

void advance_blocked(AxisState& state, std::uint64_t pairs) noexcept {
  BlockedSweep(state).advance(pairs);
}

}  // namespace tartan::detail
