// What a sweep knows between two positions: the kernels' view of an AxisSweep, which owns it all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace tartan::detail {

/// How the presence kernel does: see sweep_by_presence.cpp.
struct PresenceTrial {
  std::uint32_t words = 1;      // of its window
  std::uint32_t blocks = 0;     // since it was last judged
  std::uint32_t positions = 0;  // that these have finished
};

struct AxisState {
  std::uint32_t size;                      // n
  std::span<const std::uint32_t> lengths;  // those up to n, ascending
  std::uint16_t* prefix_xors;              // x[0] ... x[n], known up to `position`
  std::uint8_t* planes;                    // x[i] / 8, and the bit of x[i] % 8: the same values
  std::uint8_t* plane_bits;                //   once more, while all of them are below 2048
  std::uint8_t* marks;                     // tables for one block, zero between two calls
  std::byte* count_memory;                 // for a MoveCount of the finished axis
  std::uint32_t width;                     // a power of two that every nimber so far is below
  std::uint32_t position;                  // i, the last position that is done
  std::uint64_t pairs_done;
  std::uint32_t marks_pay_until = 0;  // the position where presence is tried again
  PresenceTrial trial{};
};

}  // namespace tartan::detail
