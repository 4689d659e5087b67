#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "tartan/counting/axis_sweep.hpp"
#include "tartan/memory.hpp"

namespace tartan::detail {

/// The lengths of an axis, in memory that is reserved until they are copied.
struct AxisLengths {
  ReservedMemory memory;
  std::span<const std::uint32_t> all;
};

/// The lengths that fit on an axis of so many positions. Errors: size_out_of_range for a size that
/// no axis has, too_many_lengths, and out_of_memory.
inline Result<AxisLengths> lengths_of_axis(std::uint64_t size, const LengthFamily& family,
                                           Memory& memory) noexcept {
  if (size < 1 || size > largest_axis_size) return Error{ErrorKind::size_out_of_range, size};
  const auto axis_size = static_cast<std::uint32_t>(size);
  const std::size_t room = LengthFamily::room_up_to(axis_size);
  const std::size_t bytes = room * sizeof(std::uint32_t);
  ReservedMemory reserved = reserve(bytes, memory);
  if (!reserved) return Error{ErrorKind::out_of_memory, bytes};
  auto* const lengths = reinterpret_cast<std::uint32_t*>(reserved.get());
  const auto count = family.lengths_up_to(axis_size, {lengths, room});
  if (!count) return count.error();
  return AxisLengths{std::move(reserved), {lengths, *count}};
}

}  // namespace tartan::detail
