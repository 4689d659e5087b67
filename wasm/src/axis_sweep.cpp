#include "tartan/axis_sweep.hpp"

#include <bit>
#include <utility>

#include "axis_kernels.hpp"

namespace tartan {
namespace {

using detail::AxisState;

// g[i] is at most the number of its options, so every g and every XOR of them is below this.
std::uint32_t nimber_bound(std::size_t length_count) {
  return std::bit_ceil(static_cast<std::uint32_t>(length_count) + 1);
}

// Where the parts of a sweep lie in its one block of memory.
struct Layout {
  std::size_t histogram;  // offsets in bytes
  std::size_t scratch;
  std::size_t bytes;

  Layout(std::uint32_t size, std::size_t length_count, SweepMethod method) {
    const std::uint32_t bound = nimber_bound(length_count);
    histogram = aligned((std::size_t{size} + 1) * sizeof(std::uint16_t));
    scratch = aligned(histogram + bound * sizeof(std::uint64_t));
    bytes =
        scratch + (method == SweepMethod::blocked ? detail::blocked_scratch_bytes(bound)
                                                  : detail::straightforward_scratch_bytes(bound));
  }

 private:
  static std::size_t aligned(std::size_t offset) {
    constexpr std::size_t cache_line = 64;
    return (offset + cache_line - 1) / cache_line * cache_line;
  }
};

// A length l has a pair with each of the positions l ... size.
std::uint64_t count_pairs(std::uint32_t size, const std::vector<std::uint32_t>& lengths) {
  std::uint64_t pairs = 0;
  for (const std::uint32_t length : lengths) pairs += size - length + 1;
  return pairs;
}

Result<std::vector<std::uint32_t>> lengths_of_axis(std::uint64_t size, const LengthFamily& family) {
  if (size < 1 || size > largest_axis_size) return Error{ErrorKind::size_out_of_range, size};
  return family.lengths_up_to(static_cast<std::uint32_t>(size));
}

}  // namespace

Result<AxisPlan> plan_axis(std::uint64_t size, const LengthFamily& family) {
  const auto lengths = lengths_of_axis(size, family);
  if (!lengths) return lengths.error();
  const auto axis_size = static_cast<std::uint32_t>(size);
  return AxisPlan{static_cast<std::uint32_t>(lengths->size()), count_pairs(axis_size, *lengths),
                  Layout(axis_size, lengths->size(), SweepMethod::blocked).bytes};
}

Result<AxisSweep> AxisSweep::create(std::uint64_t size, const LengthFamily& family,
                                    SweepMethod method, Memory& memory) {
  auto lengths = lengths_of_axis(size, family);
  if (!lengths) return lengths.error();
  const auto axis_size = static_cast<std::uint32_t>(size);
  const Layout layout(axis_size, lengths->size(), method);
  ReservedMemory reserved(memory.reserve(layout.bytes), ReleaseMemory{&memory});
  if (!reserved) return Error{ErrorKind::out_of_memory, layout.bytes};

  std::byte* const base = reserved.get();
  const AxisState state{
      .size = axis_size,
      .lengths = *lengths,
      .prefix_xors = reinterpret_cast<std::uint16_t*>(base),
      .histogram = reinterpret_cast<std::uint64_t*>(base + layout.histogram),
      .scratch = base + layout.scratch,
      .width = 1,
      .position = 0,
      .pairs_done = 0,
  };
  const std::uint64_t pairs = count_pairs(axis_size, *lengths);
  return AxisSweep(std::move(*lengths), std::move(reserved), state, pairs, method);
}

AxisSweep::AxisSweep(std::vector<std::uint32_t> lengths, ReservedMemory memory, AxisState state,
                     std::uint64_t pairs_total, SweepMethod method)
    : lengths_(std::move(lengths)),
      memory_(std::move(memory)),
      state_(state),
      pairs_total_(pairs_total),
      method_(method) {}

std::uint64_t AxisSweep::advance(std::uint64_t pairs) noexcept {
  const std::uint64_t before = state_.pairs_done;
  if (method_ == SweepMethod::blocked)
    detail::advance_blocked(state_, pairs);
  else
    detail::advance_straightforward(state_, pairs);
  return state_.pairs_done - before;
}

}  // namespace tartan
