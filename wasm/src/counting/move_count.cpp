#include "tartan/counting/move_count.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "count_layout.hpp"

namespace tartan {
namespace {

// What a lag sees lies a little before what the lag before it has seen. Where the tile is some
// times as long as that, most of it is in the cache. Shorter tiles fit the first-level cache, in
// bytes.
std::uint32_t positions_of_tile(std::span<const std::uint32_t> lengths) noexcept {
  constexpr std::uint32_t shortest_tile = 16'384;
  if (lengths.size() < 2) return shortest_tile;
  const std::uint32_t step = lengths.back() - lengths[lengths.size() - 2];
  return std::clamp(std::min(step, detail::longest_tile) * 4, shortest_tile, detail::longest_tile);
}

}  // namespace

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
      tile_positions_(positions_of_tile(axis.lengths)),
      tile_first_(positions.first),
      last_(positions.last),
      pairs_total_(pairs_within(axis.lengths, positions)) {
  const detail::CountLayout layout(axis.width);
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
  const std::uint32_t tile_last = std::min(last_ - tile_first_, tile_positions_ - 1) + tile_first_;
  const std::span<const std::uint32_t> lengths = axis_.lengths.subspan(lags_done_);
  std::uint64_t pairs = 0;
  std::size_t count = 0;
  for (; count < lengths.size() && lengths[count] <= tile_last && pairs < enough; ++count)
    pairs += tile_last - std::max(lengths[count], tile_first_) + 1;
  pairs_done_ += pairs;
  lags_done_ += count;
  const detail::CountRange tile{axis_.prefix_xors.data(), lengths.first(count), axis_.width,
                                tile_first_, tile_last};
  if (wanted_)
    detail::count_wanted(tile, axis_.count_map, *wanted_, histogram_, scratch_);
  else
    detail::count_all(tile, histogram_, scratch_);
  if (count == lengths.size() || lengths[count] > tile_last) {
    tile_first_ = tile_last + 1;
    lags_done_ = 0;
  }
  return pairs;
}

}  // namespace tartan
