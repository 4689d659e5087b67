#include "tartan/counting/axis_weights.hpp"

#include <algorithm>
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

// Sums at every 128 positions of 10^7 take 8 MB for each axis, where 12 nimbers are wanted. They
// may take as much as the prefix XORs do.
constexpr std::size_t enough_bytes = std::size_t{4} << 20;
constexpr std::uint32_t shortest_stride = 128;

// So many positions are counted together, with so many counts at most.
constexpr std::uint32_t tile_positions = 16'384;
constexpr std::size_t most_counts = 16'384;

// Of stretches that have no more positions, each position is counted.
constexpr std::uint32_t short_stretch = 32;

// Places with sums: 0, stride, 2 * stride, ... and the last position.
std::size_t places(std::uint32_t size, std::uint32_t stride) noexcept {
  return (size + stride - 1) / stride + std::size_t{1};
}

// Positions that are counted for one stretch of those that were asked for, and come off another
// one, which has what is left of the cell between two places.
struct Part {
  PositionRange positions;
  std::size_t stretch;
  std::size_t other;
};
constexpr std::size_t outside = ~std::size_t{0};

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
  std::vector<std::uint32_t> by_stretch;  // what was counted last
  std::uint32_t position;
  std::uint64_t pairs_total;
  std::uint64_t pairs_done = 0;

  struct Layout {
    MemoryLayout memory;
    std::size_t sums, weights, scratch;

    Layout(std::uint32_t size, std::uint32_t stride, std::size_t wanted)
        : sums(memory.add<std::uint64_t>(places(size, stride) * wanted)),
          weights(memory.add<std::uint16_t>(PositionBlock::counts(wanted))),
          scratch(memory.add<std::byte>(PositionBlock::scratch_bytes(wanted))) {}
  };

  Work(const CountableAxis& axis, std::span<const std::uint16_t> nimbers, std::uint32_t every,
       const Layout& layout, ReservedMemory reserved)
      : walk(axis, nimbers),
        lengths(axis.lengths),
        size(axis.size()),
        wanted(nimbers.size()),
        stride(every),
        memory(std::move(reserved)),
        sums(reinterpret_cast<std::uint64_t*>(memory.get() + layout.sums)),
        weights(reinterpret_cast<std::uint16_t*>(memory.get() + layout.weights)),
        scratch(memory.get() + layout.scratch),
        // Where nothing is wanted there is nothing to sum.
        position(wanted == 0 ? size : 0),
        pairs_total(wanted == 0 ? 0 : pairs_within(axis.lengths, {1, size})) {}

  // Of the positions up to this place.
  const std::uint64_t* sums_at(std::size_t place) const noexcept { return sums + place * wanted; }

  std::size_t place_before(std::uint32_t edge) const noexcept {
    return edge == size ? places(size, stride) - 1 : edge / stride;
  }
  std::size_t place_behind(std::uint32_t edge) const noexcept {
    return (edge + stride - std::size_t{1}) / stride;
  }

  void add_sums(std::size_t from, std::size_t to, std::uint64_t* counts) const noexcept {
    for (std::size_t nimber = 0; nimber < wanted; ++nimber)
      counts[nimber] += sums_at(to)[nimber] - sums_at(from)[nimber];
  }

  // Sums up the next stretches.
  void add_stretches(std::span<const std::uint32_t> counts) noexcept {
    for (auto count = counts.begin(); count != counts.end(); count += wanted + 1) {
      std::uint64_t* const sum = sums + place_before(position) * wanted;
      for (std::size_t nimber = 0; nimber < wanted; ++nimber)
        sum[wanted + nimber] = sum[nimber] + count[static_cast<std::ptrdiff_t>(nimber)];
      position = std::min(size - position, stride) + position;
    }
  }

  void count_stretches(std::span<const PositionRange> stretches) noexcept {
    by_stretch.assign(stretches.size() * walk.entries(), 0);
    detail::count_wanted(walk, lengths, stretches, by_stretch.data());
  }

  void add_tile_to_sums() noexcept {
    const PositionRange tile{position + 1, std::min(size - position, tile_positions) + position};
    count_stretches(cut_at_multiples(tile, stride));
    add_stretches(by_stretch);
    pairs_done += pairs_within(lengths, tile);
  }

  // Cuts the cells between two places in which edges lie at these.
  std::vector<Part> cut_cells(std::span<const std::uint32_t> edges,
                              std::uint64_t* counts) const noexcept {
    std::vector<Part> parts;
    for (std::size_t edge = 0; edge < edges.size();) {
      const std::size_t first_edge = edge, place = place_before(edges[edge++]);
      if (place_behind(edges[first_edge]) == place) continue;
      while (edge < edges.size() && place_before(edges[edge]) == place) ++edge;
      const std::size_t before = parts.size();
      add_cell(edges, {first_edge, edge}, parts);
      if (const std::size_t rest = leave_longest(parts, before); rest != outside)
        add_sums(place, place + 1, counts + rest * wanted);
    }
    return parts;
  }

  // Of all stretches of a cell, what lies before the first edge and behind the last one too.
  void add_cell(std::span<const std::uint32_t> edges, Edges inside,
                std::vector<Part>& parts) const noexcept {
    std::uint32_t begin = edges[inside.first] / stride * stride;
    const std::uint32_t cell_end = std::min(size - begin, stride) + begin;
    for (std::size_t edge = inside.first; edge <= inside.end; ++edge) {
      const std::uint32_t end = edge == inside.end ? cell_end : edges[edge];
      const bool is_asked_for = edge > 0 && edge < edges.size();
      if (begin < end)
        parts.push_back({{begin + 1, end}, is_asked_for ? edge - 1 : outside, outside});
      begin = end;
    }
  }

  // The longest part from this one on has what the others leave of its cell. Returns its stretch.
  static std::size_t leave_longest(std::vector<Part>& parts, std::size_t first) noexcept {
    const auto begin = parts.begin() + static_cast<std::ptrdiff_t>(first);
    const auto longest = std::ranges::max_element(begin, parts.end(), {}, length);
    const std::size_t stretch = longest->stretch;
    parts.erase(longest);
    for (Part& part : std::span(parts).subspan(first)) part.other = stretch;
    return stretch;
  }

  template <class Weight>
  void add_part(const Part& part, const Weight* weight, std::uint64_t* counts) const noexcept {
    const auto add = [&](std::size_t stretch, std::uint64_t sign) {
      for (std::size_t nimber = 0; nimber < wanted; ++nimber)
        counts[stretch * wanted + nimber] += sign * weight[nimber];
    };
    if (part.stretch != outside) add(part.stretch, 1);
    if (part.other != outside) add(part.other, ~std::uint64_t{0});
  }

  // Neighbouring parts are counted together.
  void count_parts(std::span<const Part> parts, std::uint64_t* totals) noexcept {
    const std::size_t most = std::max<std::size_t>(most_counts / walk.entries(), 1);
    std::vector<PositionRange> stretches;
    for (std::size_t at = 0; at < parts.size(); at += stretches.size()) {
      stretches.clear();
      for (const Part& part : parts.subspan(at)) {
        const std::uint32_t first = parts[at].positions.first;
        if (stretches.size() == most || part.positions.last - first >= tile_positions) break;
        stretches.push_back(part.positions);
      }
      count_stretches(stretches);
      for (std::size_t k = 0; k < stretches.size(); ++k)
        add_part(parts[at + k], &by_stretch[k * walk.entries()], totals);
    }
  }

  void count_parts_by_position(std::span<const Part> parts, std::uint64_t* totals) noexcept {
    const std::uint32_t row_size = PositionBlock::positions(wanted);
    std::vector<std::uint32_t> weight(wanted);
    std::uint32_t first = 1, last = 0;  // of the block
    for (std::size_t at = 0; at < parts.size(); ++at) {
      for (auto [begin, end] = parts[at].positions; begin <= end;) {
        if (begin > last) {
          first = begin;
          last = std::min(last_neighbour(parts.subspan(at)), first + row_size - 1);
          detail::count_by_position(walk, first, last, weights, scratch);
        }
        const std::uint32_t reached = std::min(end, last);
        for (std::size_t nimber = 0; nimber < wanted; ++nimber) {
          const std::uint16_t* const row = weights + nimber * row_size;
          weight[nimber] = std::accumulate(row + (begin - first), row + (reached - first + 1), 0U);
        }
        add_part(parts[at], weight.data(), totals);
        begin = reached + 1;
      }
    }
  }

  // Where a gap follows; in whole vectors, if the axis has as many positions.
  std::uint32_t last_neighbour(std::span<const Part> parts) const noexcept {
    std::uint32_t last = parts.front().positions.last;
    for (const Part& next : parts.subspan(1)) {
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
                                        std::vector<std::uint16_t> wanted, Memory& memory) {
  const std::uint32_t stride = stride_for(axis.size(), wanted.size());
  const Work::Layout layout(axis.size(), stride, wanted.size());
  ReservedMemory reserved = reserve(layout.memory.bytes(), memory);
  if (!reserved) return Error{ErrorKind::out_of_memory, layout.memory.bytes()};
  return AxisWeights(std::make_unique<Work>(axis, wanted, stride, layout, std::move(reserved)));
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
  std::fill_n(counts, (edges.size() - 1) * work.wanted, std::uint64_t{0});
  for (std::size_t k = 0; k + 1 < edges.size(); ++k) {
    const std::size_t from = work.place_behind(edges[k]), to = work.place_before(edges[k + 1]);
    if (from < to) work.add_sums(from, to, counts + k * work.wanted);
  }
  const std::vector<Part> parts = work.cut_cells(edges, counts);
  const std::uint64_t positions =
      std::accumulate(parts.begin(), parts.end(), std::uint64_t{0},
                      [](std::uint64_t sum, const Part& part) { return sum + length(part); });
  if (positions > short_stretch * parts.size())
    work.count_parts(parts, counts);
  else
    work.count_parts_by_position(parts, counts);
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
