// The two kernels of a sweep. Each takes a state on by at least `pairs` pairs, or to its end.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tartan/detail/axis_state.hpp"

namespace tartan::detail {

void advance_straightforward(AxisState& state, std::uint64_t pairs) noexcept;
void advance_blocked(AxisState& state, std::uint64_t pairs) noexcept;

/// The bytes of scratch memory that a kernel needs where every nimber is below `nimber_bound`, a
/// power of two.
std::size_t straightforward_scratch_bytes(std::uint32_t nimber_bound) noexcept;
std::size_t blocked_scratch_bytes(std::uint32_t nimber_bound) noexcept;

}  // namespace tartan::detail
