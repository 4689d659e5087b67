#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "tartan/counting/axis_sweep.hpp"
#include "tartan/counting/given_axis.hpp"

namespace tartan {

/// A view of the data that a count needs of an axis, swept here or elsewhere. The axis must outlive
/// it.
struct CountableAxis {
  std::span<const std::uint16_t> prefix_xors;  ///< x[0] ... x[size]
  std::span<const std::uint32_t> lengths;      ///< those up to the size, ascending
  std::uint32_t width;                         ///< a power of two above every nimber
  detail::CountMap count_map;
  std::byte* count_memory;  ///< for one count at a time

  /// Views a finished sweep.
  CountableAxis(const AxisSweep& axis) noexcept
      : prefix_xors(axis.prefix_xors()),
        lengths(axis.lengths()),
        width(axis.width()),
        count_map(axis.count_map()),
        count_memory(axis.count_memory()) {}
  /// Views a complete axis.
  CountableAxis(const GivenAxis& axis) noexcept
      : prefix_xors(axis.prefix_xors()),
        lengths(axis.lengths()),
        width(axis.width()),
        count_map(axis.count_map()),
        count_memory(axis.count_memory()) {}

  std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(prefix_xors.size() - 1); }
};

}  // namespace tartan
