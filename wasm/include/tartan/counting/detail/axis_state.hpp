// The state of a sweep between two positions. The kernels see an AxisSweep, which owns it all,
// through this view.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "tartan/counting/detail/value_windows.hpp"

namespace tartan::detail {

/// Counts how often recent Grundy numbers left their window, and how often they would have left one
/// of half its size. Grundy numbers change along the axis, so a trial ends after 1/64 of it.
struct WindowTrial {
  std::uint32_t positions = 0;
  std::uint32_t left = 0;
  std::uint32_t left_half = 0;

  void add(std::uint32_t grundy, std::uint32_t window_size) noexcept {
    ++positions;
    left += grundy >= window_size;
    left_half += grundy >= window_size / 2;
  }

  bool is_over(std::uint32_t position) const noexcept {
    return positions >= std::max<std::uint32_t>(1024, position / 64);
  }
};

struct AxisState {
  std::uint32_t size;                      // n
  std::span<const std::uint32_t> lengths;  // those up to n, ascending
  std::uint16_t* prefix_xors;              // x[0] ... x[n], known up to `position`
  std::uint8_t* planes;                    // x[i] / 8, and the bit of x[i] % 8: the same values
  std::uint8_t* plane_bits;                //   once more, while all of them are below 2048
  std::uint8_t* marks;                     // the table of sweep_by_marks.cpp
  std::uint32_t* listed_lags;              // room for all of them
  ValueWindows windows;                    // where the values so far lie
  std::byte* count_map;                    // of the finished axis, in the place of the planes
  std::byte* count_memory;                 // for a MoveCount of the finished axis
  std::uint32_t width;                     // a power of two that every nimber so far is below
  std::uint32_t position;                  // i, the last position that is done
  std::uint64_t pairs_done;
  std::uint32_t narrowest_bits;  // of a window, where all values are small
  WindowTrial trial{};
};

}  // namespace tartan::detail
