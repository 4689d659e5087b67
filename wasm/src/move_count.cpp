#include "tartan/move_count.hpp"

#include <algorithm>
#include <utility>

#include "count_kernels.hpp"
#include "memory_layout.hpp"

namespace tartan {

Result<MoveCount> MoveCount::of_all(const AxisSweep& axis, Memory& memory) {
  return create(axis, std::nullopt, memory);
}

Result<MoveCount> MoveCount::of_wanted(const AxisSweep& axis, std::vector<std::uint16_t> wanted,
                                       Memory& memory) {
  if (wanted.size() > few) return of_all(axis, memory);
  return create(axis, std::move(wanted), memory);
}

Result<MoveCount> MoveCount::create(const AxisSweep& axis, Wanted wanted, Memory& memory) {
  MemoryLayout layout;
  const std::size_t histogram = layout.add<std::uint64_t>(axis.width());
  const std::size_t scratch = layout.add<std::byte>(detail::count_all_scratch_bytes(axis.width()));
  ReservedMemory reserved = reserve(layout.bytes(), memory);
  if (!reserved) return Error{ErrorKind::out_of_memory, layout.bytes()};
  std::byte* const base = reserved.get();
  return MoveCount(axis, std::move(wanted), std::move(reserved),
                   reinterpret_cast<std::uint64_t*>(base + histogram), base + scratch);
}

MoveCount::MoveCount(const AxisSweep& axis, Wanted wanted, ReservedMemory memory,
                     std::uint64_t* histogram, void* scratch)
    : axis_(&axis),
      wanted_(std::move(wanted)),
      memory_(std::move(memory)),
      histogram_(histogram),
      scratch_(scratch) {}

std::uint64_t MoveCount::advance(std::uint64_t pairs) noexcept {
  const std::span<const std::uint32_t> lengths = axis_->lengths();
  const std::uint64_t before = pairs_done_;
  const std::uint32_t first = position_ + 1;
  const auto last = std::min<std::uint64_t>(axis_->size(), position_ + pairs);
  std::size_t fitting = 0;
  while (position_ < last && pairs_done_ - before < pairs) {
    ++position_;
    while (fitting < lengths.size() && lengths[fitting] <= position_) ++fitting;
    pairs_done_ += fitting;
  }
  const detail::CountRange range{axis_->prefix_xors().data(), lengths, axis_->width(), first,
                                 position_};
  if (first > range.last) return 0;
  if (wanted_)
    detail::count_wanted(range, *wanted_, histogram_);
  else
    detail::count_all(range, histogram_, scratch_);
  return pairs_done_ - before;
}

}  // namespace tartan
