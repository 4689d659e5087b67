#include "tartan/move_count.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "count_layout.hpp"

namespace tartan {

MoveCount MoveCount::of_all(const CountableAxis& axis) { return of_all(axis, {1, axis.size()}); }

MoveCount MoveCount::of_all(const CountableAxis& axis, PositionRange positions) {
  return MoveCount(axis, std::nullopt, positions);
}

MoveCount MoveCount::of_wanted(const CountableAxis& axis, std::vector<std::uint16_t> wanted) {
  return of_wanted(axis, std::move(wanted), {1, axis.size()});
}

MoveCount MoveCount::of_wanted(const CountableAxis& axis, std::vector<std::uint16_t> wanted,
                               PositionRange positions) {
  if (wanted.size() > most_wanted(axis.width)) return of_all(axis, positions);
  std::ranges::sort(wanted);
  return MoveCount(axis, std::move(wanted), positions);
}

MoveCount::MoveCount(const CountableAxis& axis, Wanted wanted, PositionRange positions) noexcept
    : axis_(axis),
      wanted_(std::move(wanted)),
      position_(positions.first - 1),
      last_(positions.last),
      pairs_total_(pairs_within(axis.lengths, positions)) {
  const detail::CountLayout layout(axis.width);
  std::byte* const base = axis.count_memory;
  std::memset(base, 0, layout.memory.bytes());
  histogram_ = reinterpret_cast<std::uint64_t*>(base + layout.histogram);
  scratch_ = base + layout.scratch;
}

std::uint64_t MoveCount::advance(std::uint64_t pairs) noexcept {
  const std::span<const std::uint32_t> lengths = axis_.lengths;
  const std::uint64_t before = pairs_done_;
  const std::uint32_t first = position_ + 1;
  const auto last = std::min<std::uint64_t>(last_, position_ + pairs);
  std::size_t fitting = 0;
  while (position_ < last && pairs_done_ - before < pairs) {
    ++position_;
    while (fitting < lengths.size() && lengths[fitting] <= position_) ++fitting;
    pairs_done_ += fitting;
  }
  const detail::CountRange range{axis_.prefix_xors.data(), lengths, axis_.width, first, position_};
  if (first > range.last) return 0;
  if (!wanted_)
    detail::count_all(range, histogram_, scratch_);
  else
    detail::count_wanted(range, axis_.count_map, *wanted_, histogram_, scratch_);
  return pairs_done_ - before;
}

}  // namespace tartan
