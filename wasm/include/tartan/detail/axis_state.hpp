// What a sweep knows between two positions: the kernels' view of an AxisSweep, which owns it all.
#pragma once

#include <cstdint>
#include <span>

namespace tartan::detail {

struct AxisState {
  std::uint32_t size;                      // n
  std::span<const std::uint32_t> lengths;  // those up to n, ascending
  std::uint16_t* prefix_xors;              // x[0] ... x[n], known up to `position`
  std::uint64_t* histogram;                // c(a) for a below the bound of all nimbers
  void* scratch;                           // zeroed; the method's own between two calls
  std::uint32_t width;                     // a power of two that every nimber so far is below
  std::uint32_t position;                  // i, the last position that is done
  std::uint64_t pairs_done;
};

}  // namespace tartan::detail
