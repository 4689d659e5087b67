// Sweeps in windows of any size: from 32 positions at a time, mark every value of the window that
// the lags see, each position in a row of its own.
//
//      x[s-l] = v   x[s-l+1] = w   ...              row 0:  mark v
//                                                   row 1:  mark w   ...
//
// A lag whose values are all in the window is marked at once. Where windows meet, each value is
// looked at, and those of other windows make their mark beside the table.
//
// What a lag sees from 32 positions is one or two cache lines. On an axis that no cache holds, the
// lines come from afar, and the processor looks ahead only as far as some lags, for a lag has many
// marks. So the lines of some lags are asked for first, all at once, and then marked.
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>

#include "lag_tables.hpp"
#include "move_bits.hpp"
#include "window_sweep.hpp"

namespace tartan::detail {
namespace {

constexpr std::uint32_t positions_in_unit = 32;
constexpr std::size_t lags_asked_for = 64;

// Distances between neighbouring rows, in marks. The inner loop is compiled for each pitch, so that
// a row's offset is part of the instruction.
constexpr std::array<std::uint32_t, 6> pitches{128,       256,       512 + 64,
                                               1024 + 64, 4096 + 64, 65536 + 64};

constexpr std::uint32_t values_per_word = 64;

// Reads the first and the last value that each lag sees, so that they come into the cache. The sum
// means nothing, but the caller must use it: otherwise the compiler leaves out the loads.
std::uint32_t ask_for(const std::uint16_t* unit, std::span<const std::uint32_t> lags) noexcept {
  std::uint32_t sum = 0;
  for (const std::uint32_t lag : lags) {
    const std::uint16_t* const seen = unit - lag;
    sum += seen[0] + seen[positions_in_unit - 1];
  }
  return sum;
}

struct Unit {
  const ValueWindows* windows;
  const std::uint16_t* values;  // x[first]
  std::uint32_t first;
  std::uint32_t window;
  std::uint8_t* rows;
};

template <std::uint32_t pitch>
[[gnu::noinline]] void mark_at_pitch(const Unit& unit,
                                     std::span<const std::uint32_t> lags) noexcept {
  const std::uint32_t bits = unit.windows->bits();
  const std::uint32_t window = unit.window;
  const std::uint32_t window_size = 1U << bits;
  const std::uint32_t window_start = window << bits;
  const std::uint8_t* const map = unit.windows->map(window);
  const std::uint8_t* const mixed = unit.windows->mixed();
  constexpr auto groups = &ValueWindows::groups<positions_in_unit>;
  constexpr std::uint32_t all_groups = 7;
  constexpr std::uint32_t beside = positions_in_unit * pitch;
  std::uint8_t* const rows = unit.rows;
  for (const std::uint32_t lag : lags) {
    const std::uint32_t from = unit.first - lag;
    const std::uint32_t touched = groups(map, from);
    if (touched == 0) continue;
    const std::uint16_t* const seen = unit.values - lag;
    if (touched == all_groups && groups(mixed, from) == 0) {
#pragma GCC unroll 32
      for (std::uint32_t k = 0; k < positions_in_unit; ++k)
        rows[k * pitch + (seen[k] - window_start)] = 1;
    } else {
#pragma GCC unroll 8
      for (std::uint32_t k = 0; k < positions_in_unit; ++k) {
        const std::uint32_t value = seen[k];
        rows[value >> bits == window ? k * pitch + value % window_size : beside] = 1;
      }
    }
  }
}

void mark_lags(const Unit& unit, std::span<const std::uint32_t> lags, std::size_t pitch) noexcept {
  constexpr std::array kernels{&mark_at_pitch<pitches[0]>, &mark_at_pitch<pitches[1]>,
                               &mark_at_pitch<pitches[2]>, &mark_at_pitch<pitches[3]>,
                               &mark_at_pitch<pitches[4]>, &mark_at_pitch<pitches[5]>};
  kernels[pitch](unit, lags);
}

// Bit k of the result is mark k, which is 0 or 1.
std::uint64_t eight_marks(const std::uint8_t* marks) noexcept {
  std::uint64_t bytes;
  std::memcpy(&bytes, marks, sizeof(bytes));
  return bytes * 0x0102'0408'1020'4080 >> 56;
}

class MarkTable {
 public:
  static constexpr std::uint32_t unit = positions_in_unit;

  explicit MarkTable(const AxisState& state) noexcept
      : size_(state.windows.size()),
        pitch_(first_wide_enough(pitches, size_)),
        rows_(state.marks) {}

  void find(const AxisState& state, std::uint32_t first, std::uint32_t window,
            std::span<const std::uint32_t> lags) noexcept {
    const std::uint32_t pitch = pitches[pitch_];
    std::fill_n(rows_, unit * pitch, std::uint8_t{0});
    const Unit unit_of_window{&state.windows, state.prefix_xors + first, first, window, rows_};
    while (!lags.empty()) {
      const auto some = lags.first(std::min(lags.size(), lags_asked_for));
      rows_[unit * pitch] = static_cast<std::uint8_t>(ask_for(unit_of_window.values, some));
      mark_lags(unit_of_window, some, pitch_);
      lags = lags.subspan(some.size());
    }
  }

  void add(std::uint32_t k, std::uint32_t low_bits) noexcept {
    rows_[k * pitches[pitch_] + low_bits] = 1;
  }

  std::uint32_t first_absent(std::uint32_t k, std::uint32_t low_bits) const noexcept {
    const std::uint8_t* const row = rows_ + k * pitches[pitch_];
    const std::uint32_t high_bits = low_bits / values_per_word * values_per_word;
    for (std::uint32_t option = 0; option < size_; option += values_per_word) {
      const std::uint8_t* const marks = row + (option ^ high_bits);
      std::uint64_t marked = 0;
      for (std::uint32_t k8 = 0; k8 < values_per_word; k8 += 8)
        marked |= eight_marks(marks + k8) << k8;
      const std::uint64_t options = move_bits_by_xor(marked, low_bits % values_per_word);
      if (options != ~std::uint64_t{0})
        return option + static_cast<std::uint32_t>(std::countr_one(options));
    }
    return size_;
  }

 private:
  std::uint32_t size_;
  std::size_t pitch_;
  std::uint8_t* rows_;
};

}  // namespace

std::size_t marks_bytes(std::uint32_t nimber_bound) noexcept {
  return std::size_t{positions_in_unit} * pitches[first_wide_enough(pitches, nimber_bound)] + 1;
}

void sweep_by_marks(AxisState& state, const SweepGoal& goal) noexcept {
  WindowSweep(state, MarkTable(state))
      .advance(goal, ValueWindows::most_windows << state.windows.bits());
}

}  // namespace tartan::detail
