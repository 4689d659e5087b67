// A sweep that looks only at the lags which lead into the window of x[i-1].
//
// For 128 positions at a time the lags that may lead into the window are listed: see
// value_windows.hpp. A table then collects which values of the window they see from some
// neighbouring positions, the unit s ... s + k:
//
//      x[s-l]   x[s-l+1]   ...   x[s-l+k]         one or two cache lines
//
// These values are known before the unit starts where a lag is longer than the unit. Near lags are
// added position by position, and so are lags that first fit within the 128 positions.
//
// If all values of the window are seen from a position, its Grundy number leads into another
// window; with x[i-1] in window h, the options g = 2^b f ... 2^b (f+1) - 1 lie in window h ^ f.
// A new list starts there.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "sweep_kernels.hpp"

namespace tartan::detail {

/// A Table has a `unit`, a number of positions, and
///   find(state, first, window, lags)   begins the unit at `first`, with what these lags see
///   add(k, low_bits)                   adds the value with these low bits, seen from first + k
///   first_absent(k, low_bits)          the first option that is not there, window size if all are
template <class Table>
class WindowSweep {
 public:
  /// The windows have the size that the table is for.
  WindowSweep(AxisState& state, Table table) noexcept : state_(state), table_(table) {
    while (near_ < state.lengths.size() && state.lengths[near_] < Table::unit) ++near_;
  }

  /// Sweeps on, to the goal or the end of a trial, while the width is at most `widest`.
  void advance(const SweepGoal& goal, std::uint32_t widest) noexcept {
    while (!goal.is_reached(state_) && !state_.trial.is_over(state_.position) &&
           state_.width <= widest)
      sweep_block(goal, widest);
  }

 private:
  static constexpr std::uint32_t positions_in_block = 128;

  // Not inlined: an engine that compiles wasm twice changes to its better code where a function is
  // entered anew.
  [[gnu::noinline]] void sweep_block(const SweepGoal& goal, std::uint32_t widest) noexcept {
    const std::uint32_t end =
        std::min(goal.last - state_.position, positions_in_block) + state_.position;
    window_ = state_.windows.window_of(state_.prefix_xors[state_.position]) ^ windows_full_;
    list_lags(state_.position + 1);
    do {
      if (!sweep_unit(std::min(end - state_.position, Table::unit))) return;
    } while (state_.position < end && !goal.is_reached(state_) && state_.width <= widest);
  }

  // Lags that are not listed lead from none of the block's positions into the window.
  void list_lags(std::uint32_t start) noexcept {
    const std::span<const std::uint32_t> lengths = state_.lengths;
    while (fitting_ < lengths.size() && lengths[fitting_] <= start) ++fitting_;
    fitting_at_start_ = std::max(fitting_, near_);
    const std::uint8_t* const map = state_.windows.map(window_);
    std::uint32_t* const listed = state_.listed_lags;
    std::size_t count = 0;
    std::size_t index = near_;
    // Shorter lags see values that aren't known yet, or not mapped yet.
    constexpr std::uint32_t behind = positions_in_block + ValueWindows::group_size;
    for (; index < fitting_ && lengths[index] < behind; ++index) listed[count++] = lengths[index];
    for (; index < fitting_; ++index) {
      listed[count] = lengths[index];
      count += ValueWindows::groups<positions_in_block>(map, start - lengths[index]) != 0;
    }
    listed_ = {listed, count};
  }

  // False if the position behind the last one that is finished leaves the window.
  bool sweep_unit(std::uint32_t positions) noexcept {
    const std::uint32_t first = state_.position + 1;
    table_.find(state_, first, window_, listed_);
    for (std::size_t index = 0; index < near_; ++index) {
      const std::uint32_t lag = state_.lengths[index];
      for (std::uint32_t k = 0; k < std::min(lag, positions); ++k)
        if (lag <= first + k) add(k, state_.prefix_xors[first + k - lag]);
    }
    for (std::uint32_t k = 0; k < positions; ++k)
      if (!sweep_position(k, positions)) return false;
    return true;
  }

  bool sweep_position(std::uint32_t k, std::uint32_t positions) noexcept {
    const std::uint32_t i = state_.position + 1;
    const std::uint32_t size = state_.windows.size();
    while (fitting_ < state_.lengths.size() && state_.lengths[fitting_] <= i) ++fitting_;
    for (std::size_t index = fitting_at_start_; index < fitting_; ++index)
      add(k, state_.prefix_xors[i - state_.lengths[index]]);

    const std::uint32_t before = state_.prefix_xors[i - 1];
    const std::uint32_t option = table_.first_absent(k, before % size);
    if (option == size) {
      ++windows_full_;
      return false;
    }
    const std::uint32_t grundy = option + windows_full_ * size;
    windows_full_ = 0;
    state_.trial.add(grundy, size);
    const std::uint32_t x = before ^ grundy;
    finish_position(state_, x, static_cast<std::uint32_t>(fitting_));
    for (std::size_t index = 0; index < near_ && k + state_.lengths[index] < positions; ++index)
      table_.add(k + state_.lengths[index], x % size);
    return true;
  }

  void add(std::uint32_t k, std::uint32_t value) noexcept {
    if (state_.windows.window_of(value) == window_) table_.add(k, value % state_.windows.size());
  }

  AxisState& state_;
  Table table_;
  std::uint32_t window_ = 0;
  std::uint32_t windows_full_ = 0;  // of the next position
  std::span<const std::uint32_t> listed_;
  std::size_t near_ = 0;  // lengths below the unit
  std::size_t fitting_ = 0;
  std::size_t fitting_at_start_ = 0;
};

}  // namespace tartan::detail
