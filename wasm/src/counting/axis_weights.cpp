#include "tartan/counting/axis_weights.hpp"

#include <algorithm>
#include <new>
#include <numeric>
#include <utility>

#include "count_by_position.hpp"
#include "count_wanted.hpp"
#include "memory_layout.hpp"
#include "tartan/counting/move_count.hpp"
#include "tartan/counting/position_range.hpp"

namespace tartan {
namespace {

using detail::PositionBlock;

// Sums at every 128 positions of 10^7 take 8 MB per axis if 12 nimbers are wanted. They may take as
// much memory as the prefix XORs.
constexpr std::size_t enough_bytes = std::size_t{4} << 20;
constexpr std::uint32_t shortest_stride = 128;

// The most positions, and the most counts, in one tile.
constexpr std::uint32_t tile_positions = 16'384;
constexpr std::size_t most_counts = 16'384;

// The number of stretches that are counted together, for a number of wanted nimbers: all their
// counts are at most most_counts, or one stretch's.
std::size_t stretches_at_once(std::size_t wanted) noexcept {
  return std::max<std::size_t>(most_counts / (wanted + 1), 1);
}

// The longest stretch whose positions are counted one by one.
constexpr std::uint32_t short_stretch = 32;

// Places with sums: 0, stride, 2 * stride, ... and the last position.
std::size_t places(std::uint32_t size, std::uint32_t stride) noexcept {
  return (size + stride - 1) / stride + std::size_t{1};
}

// At most so many parts (below) wait to be counted; a cell never has more.
constexpr std::uint32_t most_parts = tile_positions;

// Positions that are counted for one stretch of those that were asked for, and come off another
// one, which has what is left of the cell between two places.
struct Part {
  PositionRange positions;
  std::uint32_t stretch;
  std::uint32_t other;
};
constexpr std::uint32_t outside = ~std::uint32_t{0};

std::uint32_t length(const Part& part) noexcept {
  return part.positions.last - part.positions.first + 1;
}

// Neighbouring edges by their indices, without the end.
struct Edges {
  std::size_t first;
  std::size_t end;
};

}  // namespace

struct AxisWeights::Work {
  detail::WantedWalk walk;
  std::span<const std::uint32_t> lengths;
  std::uint32_t size;
  std::size_t wanted;
  std::uint32_t stride;
  ReservedMemory memory;
  std::uint64_t* sums;     // at each place, of each wanted nimber
  std::uint16_t* weights;  // rho of the positions of a block, in a row for each wanted nimber
  std::byte* scratch;
  std::uint32_t* counts;  // what was counted last, by stretch or of one part
  std::span<PositionRange> stretches;
  std::span<std::uint32_t> runs;  // working space of a count of those
  std::span<Part> parts;          // with room for as many as may wait
  std::size_t waiting = 0;        // parts that are not counted yet
  std::uint32_t position;
  std::uint64_t pairs_total;
  std::uint64_t pairs_done = 0;

  struct Layout {
    MemoryLayout memory;
    std::size_t stretch_room, part_room;
    std::size_t sums, weights, scratch, counts, stretches, runs, parts, nimbers, entries;

    Layout(const CountableAxis& axis, std::uint32_t stride, std::size_t wanted)
        : Layout(axis, wanted, places(axis.size(), stride), tile_positions / stride) {}

   private:
    Layout(const CountableAxis& axis, std::size_t wanted, std::size_t places_with_sums,
           std::size_t stretches_of_tile)
        : stretch_room(std::max(stretches_of_tile, stretches_at_once(wanted))),
          part_room(std::min(axis.size(), most_parts)),
          sums(memory.add<std::uint64_t>(places_with_sums * wanted)),
          weights(memory.add<std::uint16_t>(PositionBlock::counts(wanted))),
          scratch(memory.add<std::byte>(PositionBlock::scratch_bytes(wanted))),
          counts(memory.add<std::uint32_t>(
              std::max(std::min(places_with_sums, stretches_of_tile) * (wanted + 1),
                       stretches_at_once(wanted) * (wanted + 1)))),
          stretches(memory.add<PositionRange>(stretch_room)),
          runs(memory.add<std::uint32_t>(stretch_room)),
          parts(memory.add<Part>(part_room)),
          nimbers(memory.add<std::uint16_t>(wanted)),
          entries(memory.add<std::uint16_t>(axis.width)) {}
  };

  Work(const CountableAxis& axis, std::span<const std::uint16_t> nimbers, std::uint32_t every,
       const Layout& layout, ReservedMemory reserved) noexcept
      : walk(axis, copied(nimbers, reserved.get() + layout.nimbers),
             reinterpret_cast<std::uint16_t*>(reserved.get() + layout.entries)),
        lengths(axis.lengths),
        size(axis.size()),
        wanted(nimbers.size()),
        stride(every),
        memory(std::move(reserved)),
        sums(reinterpret_cast<std::uint64_t*>(memory.get() + layout.sums)),
        weights(reinterpret_cast<std::uint16_t*>(memory.get() + layout.weights)),
        scratch(memory.get() + layout.scratch),
        counts(reinterpret_cast<std::uint32_t*>(memory.get() + layout.counts)),
        stretches(reinterpret_cast<PositionRange*>(memory.get() + layout.stretches),
                  layout.stretch_room),
        runs(reinterpret_cast<std::uint32_t*>(memory.get() + layout.runs), layout.stretch_room),
        parts(reinterpret_cast<Part*>(memory.get() + layout.parts), layout.part_room),
        // With no wanted nimber there is nothing to sum, so the count is finished.
        position(wanted == 0 ? size : 0),
        pairs_total(wanted == 0 ? 0 : pairs_within(axis.lengths, {1, size})) {}

  static std::span<const std::uint16_t> copied(std::span<const std::uint16_t> nimbers,
                                               std::byte* to) noexcept {
    const std::span copy(reinterpret_cast<std::uint16_t*>(to), nimbers.size());
    std::ranges::copy(nimbers, copy.begin());
    return copy;
  }

  // Sums over the positions up to a place.
  const std::uint64_t* sums_at(std::size_t place) const noexcept { return sums + place * wanted; }

  std::size_t place_before(std::uint32_t edge) const noexcept {
    return edge == size ? places(size, stride) - 1 : edge / stride;
  }
  std::size_t place_behind(std::uint32_t edge) const noexcept {
    return (edge + stride - std::size_t{1}) / stride;
  }

  void add_sums(std::size_t from, std::size_t to, std::uint64_t* totals) const noexcept {
    for (std::size_t nimber = 0; nimber < wanted; ++nimber)
      totals[nimber] += sums_at(to)[nimber] - sums_at(from)[nimber];
  }

  // Sums up the next stretches.
  void add_stretches(std::span<const std::uint32_t> next) noexcept {
    for (auto count = next.begin(); count != next.end(); count += wanted + 1) {
      std::uint64_t* const sum = sums + place_before(position) * wanted;
      for (std::size_t nimber = 0; nimber < wanted; ++nimber)
        sum[wanted + nimber] = sum[nimber] + count[static_cast<std::ptrdiff_t>(nimber)];
      position = std::min(size - position, stride) + position;
    }
  }

  std::span<const std::uint32_t> count_stretches(std::span<const PositionRange> some) noexcept {
    const std::size_t size_of_counts = some.size() * walk.entries();
    std::fill_n(counts, size_of_counts, 0U);
    detail::count_wanted(walk, lengths, some, counts, runs);
    return {counts, size_of_counts};
  }

  void add_tile_to_sums() noexcept {
    const PositionRange tile{position + 1, std::min(size - position, tile_positions) + position};
    add_stretches(count_stretches(cut_at_multiples(tile, stride, stretches)));
    pairs_done += pairs_within(lengths, tile);
  }

  // Cuts the cells between two places in which edges lie at these, and counts the parts.
  void count_cells(std::span<const std::uint32_t> edges, std::uint64_t* totals) noexcept {
    for (std::size_t edge = 0; edge < edges.size();) {
      const std::size_t first_edge = edge, place = place_before(edges[edge++]);
      if (place_behind(edges[first_edge]) == place) continue;
      while (edge < edges.size() && place_before(edges[edge]) == place) ++edge;
      // No part is empty, so a cell has no more parts than positions.
      const std::size_t most = std::min<std::size_t>(edge - first_edge + 1, stride);
      if (parts.size() - waiting < most) count_waiting(totals);
      const std::size_t before = waiting;
      add_cell(edges, {first_edge, edge});
      if (const std::uint32_t rest = leave_longest(before); rest != outside)
        add_sums(place, place + 1, totals + rest * wanted);
    }
    count_waiting(totals);
  }

  // Counts all stretches of a cell, including what lies before the first edge and after the last.
  void add_cell(std::span<const std::uint32_t> edges, Edges inside) noexcept {
    std::uint32_t begin = edges[inside.first] / stride * stride;
    const std::uint32_t cell_end = std::min(size - begin, stride) + begin;
    for (std::size_t edge = inside.first; edge <= inside.end; ++edge) {
      const std::uint32_t end = edge == inside.end ? cell_end : edges[edge];
      const bool is_asked_for = edge > 0 && edge < edges.size();
      const std::uint32_t stretch = is_asked_for ? static_cast<std::uint32_t>(edge - 1) : outside;
      if (begin < end) parts[waiting++] = {{begin + 1, end}, stretch, outside};
      begin = end;
    }
  }

  // The longest part from this one on has what the others leave of its cell. Returns its stretch.
  std::uint32_t leave_longest(std::size_t first) noexcept {
    const std::span<Part> cell = parts.subspan(first, waiting - first);
    const auto longest = std::ranges::max_element(cell, {}, length);
    const std::uint32_t stretch = longest->stretch;
    std::copy(longest + 1, cell.end(), longest);
    --waiting;
    for (Part& part : cell.first(cell.size() - 1)) part.other = stretch;
    return stretch;
  }

  template <class Weight>
  void add_part(const Part& part, const Weight* weight, std::uint64_t* totals) const noexcept {
    const auto add = [&](std::size_t stretch, std::uint64_t sign) {
      for (std::size_t nimber = 0; nimber < wanted; ++nimber)
        totals[stretch * wanted + nimber] += sign * weight[nimber];
    };
    if (part.stretch != outside) add(part.stretch, 1);
    if (part.other != outside) add(part.other, ~std::uint64_t{0});
  }

  // Counts the parts that wait, and has none then.
  void count_waiting(std::uint64_t* totals) noexcept {
    const std::span<const Part> some = parts.first(waiting);
    const std::uint64_t positions =
        std::accumulate(some.begin(), some.end(), std::uint64_t{0},
                        [](std::uint64_t sum, const Part& part) { return sum + length(part); });
    if (positions > short_stretch * some.size())
      count_parts(some, totals);
    else
      count_parts_by_position(some, totals);
    waiting = 0;
  }

  // Neighbouring parts are counted together.
  void count_parts(std::span<const Part> some, std::uint64_t* totals) noexcept {
    const std::size_t most = stretches_at_once(wanted);
    for (std::size_t at = 0, count = 0; at < some.size(); at += count) {
      count = 0;
      for (const Part& part : some.subspan(at)) {
        const std::uint32_t first = some[at].positions.first;
        if (count == most || part.positions.last - first >= tile_positions) break;
        stretches[count++] = part.positions;
      }
      const auto counted = count_stretches(stretches.first(count));
      for (std::size_t k = 0; k < count; ++k)
        add_part(some[at + k], &counted[k * walk.entries()], totals);
    }
  }

  void count_parts_by_position(std::span<const Part> some, std::uint64_t* totals) noexcept {
    const std::uint32_t row_size = PositionBlock::positions(wanted);
    std::uint32_t first = 1, last = 0;  // of the block
    for (std::size_t at = 0; at < some.size(); ++at) {
      for (auto [begin, end] = some[at].positions; begin <= end;) {
        if (begin > last) {
          first = begin;
          last = std::min(last_neighbour(some.subspan(at)), first + row_size - 1);
          detail::count_by_position(walk, first, last, weights, scratch);
        }
        const std::uint32_t reached = std::min(end, last);
        for (std::size_t nimber = 0; nimber < wanted; ++nimber) {
          const std::uint16_t* const row = weights + nimber * row_size;
          counts[nimber] = std::accumulate(row + (begin - first), row + (reached - first + 1), 0U);
        }
        add_part(some[at], counts, totals);
        begin = reached + 1;
      }
    }
  }

  // The last position before a gap, rounded up to whole vectors if the axis is long enough.
  std::uint32_t last_neighbour(std::span<const Part> some) const noexcept {
    std::uint32_t last = some.front().positions.last;
    for (const Part& next : some.subspan(1)) {
      if (next.positions.first > last + 1 + short_stretch) break;
      last = next.positions.last;
    }
    constexpr std::uint32_t vector = 16;
    return std::min(size, last + vector - 1);
  }
};

std::uint32_t AxisWeights::stride_for(std::uint32_t size, std::size_t wanted) noexcept {
  const std::size_t most_bytes = std::max(enough_bytes, size * sizeof(std::uint16_t));
  std::uint32_t stride = shortest_stride;
  while (stride < tile_positions &&
         places(size, stride) * wanted * sizeof(std::uint64_t) > most_bytes)
    stride *= 2;
  return stride;
}

Result<AxisWeights> AxisWeights::create(const CountableAxis& axis,
                                        std::span<const std::uint16_t> wanted,
                                        Memory& memory) noexcept {
  const std::uint32_t stride = stride_for(axis.size(), wanted.size());
  const Work::Layout layout(axis, stride, wanted.size());
  ReservedMemory reserved = reserve(layout.memory.bytes(), memory);
  if (!reserved) return Error{ErrorKind::out_of_memory, layout.memory.bytes()};
  std::unique_ptr<Work> work(new (std::nothrow)
                                 Work(axis, wanted, stride, layout, std::move(reserved)));
  if (!work) return Error{ErrorKind::out_of_memory, sizeof(Work)};
  return AxisWeights(std::move(work));
}

AxisWeights::AxisWeights(std::unique_ptr<Work> work) noexcept : work_(std::move(work)) {}
AxisWeights::AxisWeights(AxisWeights&&) noexcept = default;
AxisWeights& AxisWeights::operator=(AxisWeights&&) noexcept = default;
AxisWeights::~AxisWeights() = default;

bool AxisWeights::finished() const noexcept { return work_->position == work_->size; }
std::uint64_t AxisWeights::pairs_done() const noexcept { return work_->pairs_done; }
std::uint64_t AxisWeights::pairs_total() const noexcept { return work_->pairs_total; }
std::uint32_t AxisWeights::size() const noexcept { return work_->size; }
std::uint32_t AxisWeights::stride() const noexcept { return work_->stride; }
std::span<const std::uint16_t> AxisWeights::wanted() const noexcept { return work_->walk.wanted(); }

bool AxisWeights::take(std::span<const std::uint32_t> by_stretch) noexcept {
  Work& work = *work_;
  const std::size_t stretches = places(work.size, work.stride) - 1;
  if (by_stretch.size() != stretches * work.walk.entries()) return false;
  work.position = 0;
  work.add_stretches(by_stretch);
  work.pairs_done = work.pairs_total;
  return true;
}

std::uint64_t AxisWeights::advance(std::uint64_t pairs) noexcept {
  const std::uint64_t before = work_->pairs_done;
  while (!finished() && work_->pairs_done - before < pairs) work_->add_tile_to_sums();
  return work_->pairs_done - before;
}

void AxisWeights::count_between(std::span<const std::uint32_t> edges,
                                std::uint64_t* counts) noexcept {
  Work& work = *work_;
  if (work.wanted == 0) return;
  std::fill_n(counts, (edges.size() - 1) * work.wanted, std::uint64_t{0});
  for (std::size_t k = 0; k + 1 < edges.size(); ++k) {
    const std::size_t from = work.place_behind(edges[k]), to = work.place_before(edges[k + 1]);
    if (from < to) work.add_sums(from, to, counts + k * work.wanted);
  }
  work.count_cells(edges, counts);
}

std::vector<std::uint32_t> AxisWeights::lengths_at(std::uint32_t position, std::uint16_t a) const {
  const std::uint16_t* const x = work_->walk.values();
  std::vector<std::uint32_t> lengths;
  for (const std::uint32_t length : work_->lengths) {
    if (length > position) break;
    if ((x[position] ^ x[position - length]) == a) lengths.push_back(length);
  }
  return lengths;
}

}  // namespace tartan
