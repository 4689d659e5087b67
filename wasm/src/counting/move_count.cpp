#include "tartan/counting/move_count.hpp"

#include <algorithm>
#include <cstring>
#include <new>
#include <type_traits>

#include "count_layout.hpp"
#include "count_wanted.hpp"

namespace tartan {
namespace {

// The length of a tile. A lag reads values slightly before those that the previous lag read, so in
// a tile several times as long as that step most of them are still in the cache. Shorter tiles fit
// the first-level cache as bytes.
std::uint32_t positions_of_tile(std::span<const std::uint32_t> lengths) noexcept {
  constexpr std::uint32_t shortest_tile = 16'384;
  if (lengths.size() < 2) return shortest_tile;
  const std::uint32_t step = lengths.back() - lengths[lengths.size() - 2];
  const std::uint32_t positions =
      std::clamp(std::min(step, detail::longest_tile) * 4, shortest_tile, detail::longest_tile);
  // Whole stretches, however long they are.
  return positions / StretchCounts::longest_stride * StretchCounts::longest_stride;
}

}  // namespace

MoveCount MoveCount::of_all(const CountableAxis& axis) noexcept {
  return of_all(axis, {1, axis.size()});
}

MoveCount MoveCount::of_all(const CountableAxis& axis, PositionRange positions) noexcept {
  return MoveCount(axis, positions);
}

MoveCount MoveCount::of_wanted(const CountableAxis& axis,
                               std::span<const std::uint16_t> wanted) noexcept {
  return of_wanted(axis, wanted, {1, axis.size()});
}

MoveCount MoveCount::of_wanted(const CountableAxis& axis, std::span<const std::uint16_t> wanted,
                               PositionRange positions, const StretchCounts& by_stretch) noexcept {
  MoveCount count(axis, positions);
  if (wanted.size() > most_wanted(axis.width)) return count;
  const detail::CountLayout layout(axis.size(), axis.width);
  std::byte* const base = axis.count_memory;
  const std::span nimbers(reinterpret_cast<std::uint16_t*>(base + layout.wanted), wanted.size());
  std::ranges::copy(wanted, nimbers.begin());
  std::ranges::sort(nimbers);
  const std::size_t stretches = layout.stretches_of_tile;
  // Nobody destroys it.
  static_assert(std::is_trivially_destructible_v<detail::WantedCount>);
  count.wanted_ = new (base + layout.wanted_count) detail::WantedCount{
      .walk = {axis, nimbers, reinterpret_cast<std::uint16_t*>(base + layout.entries)},
      .stretches = {reinterpret_cast<PositionRange*>(base + layout.stretches), stretches},
      .runs = {reinterpret_cast<std::uint32_t*>(base + layout.runs), stretches}};
  count.by_stretch_ = by_stretch;
  return count;
}

MoveCount::MoveCount(const CountableAxis& axis, PositionRange positions) noexcept
    : axis_(axis),
      tile_positions_(positions_of_tile(axis.lengths)),
      tile_first_(positions.first),
      first_(positions.first),
      last_(positions.last),
      pairs_total_(pairs_within(axis.lengths, positions)) {
  const detail::CountLayout layout(axis.size(), axis.width);
  std::byte* const base = axis.count_memory;
  std::memset(base, 0, layout.memory.bytes());
  histogram_ = reinterpret_cast<std::uint64_t*>(base + layout.histogram);
  scratch_ = base + layout.scratch;
}

std::uint64_t MoveCount::advance(std::uint64_t pairs) noexcept {
  std::uint64_t done = 0;
  while (!finished() && done < pairs) done += count_lags(pairs - done);
  return done;
}

std::uint64_t MoveCount::count_lags(std::uint64_t enough) noexcept {
  const std::uint32_t tile_end = ((tile_first_ - 1) / tile_positions_ + 1) * tile_positions_;
  const std::uint32_t tile_last = std::min(last_, tile_end);
  const std::span<const std::uint32_t> lengths = axis_.lengths.subspan(lags_done_);
  std::uint64_t pairs = 0;
  std::size_t count = 0;
  for (; count < lengths.size() && lengths[count] <= tile_last && pairs < enough; ++count)
    pairs += tile_last - std::max(lengths[count], tile_first_) + 1;
  pairs_done_ += pairs;
  lags_done_ += count;
  const auto lags = lengths.first(count);
  if (wanted_ != nullptr)
    count_wanted(lags, {tile_first_, tile_last});
  else
    detail::count_all({axis_.prefix_xors.data(), lags, axis_.width, tile_first_, tile_last},
                      histogram_, scratch_);
  if (count == lengths.size() || lengths[count] > tile_last) {
    tile_first_ = tile_last + 1;
    lags_done_ = 0;
  }
  return pairs;
}

void MoveCount::count_wanted(std::span<const std::uint32_t> lags, PositionRange tile) noexcept {
  const detail::WantedWalk& walk = wanted_->walk;
  const std::span<const std::uint16_t> nimbers = walk.wanted();
  std::span<const PositionRange> stretches{&tile, 1};
  auto* counts = static_cast<std::uint32_t*>(scratch_);
  const bool tells_of_stretches = !by_stretch_.counts.empty();
  if (tells_of_stretches) {
    const std::uint32_t stride = by_stretch_.stride;
    stretches = cut_at_multiples(tile, stride, wanted_->stretches);
    const auto before =
        StretchCounts::stretch_of(tile.first, stride) - StretchCounts::stretch_of(first_, stride);
    counts = by_stretch_.counts.data() + before * walk.entries();
  }
  const auto add_counts = [&](auto sign) {
    for (std::size_t at = 0; at < stretches.size() * walk.entries(); ++at)
      if (const std::size_t entry = at % walk.entries(); entry < nimbers.size())
        histogram_[nimbers[entry]] += sign * std::uint64_t{counts[at]};
  };
  // There may be those of other lags.
  add_counts(std::uint64_t{0} - 1);
  detail::count_wanted(walk, lags, stretches, counts, wanted_->runs);
  add_counts(std::uint64_t{1});
  if (!tells_of_stretches) std::fill_n(counts, walk.entries(), 0U);
}

}  // namespace tartan
