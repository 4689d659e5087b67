#include "tartan/counting/axis_weights.hpp"

#include <algorithm>
#include <utility>

#include "count_by_position.hpp"
#include "memory_layout.hpp"
#include "tartan/counting/position_range.hpp"

namespace tartan {
namespace {

using detail::CountByPosition;

// Sums at every 64 positions of 10^7 take 15 MB for each axis, where 12 nimbers are wanted. Beyond
// that they may take as much as the prefix XORs do.
constexpr std::size_t enough_bytes = std::size_t{16} << 20;
constexpr std::uint32_t shortest_stride = 64;

std::size_t sums(std::uint32_t size, std::uint32_t stride, std::size_t wanted) noexcept {
  return (size / stride + std::size_t{1}) * wanted;
}

std::uint32_t stride_for(std::uint32_t size, std::size_t wanted) noexcept {
  const std::size_t most_bytes = std::max(enough_bytes, size * sizeof(std::uint16_t));
  std::uint32_t stride = shortest_stride;
  while (stride < size && sums(size, stride, wanted) * sizeof(std::uint64_t) > most_bytes)
    stride *= 2;
  return stride;
}

// Positions of the stretch `index` that lie between places with sums.
struct End {
  std::uint32_t first;
  std::uint32_t last;
  std::size_t index;
};

}  // namespace

struct AxisWeights::Work {
  CountableAxis axis;
  std::vector<std::uint16_t> wanted;
  std::uint32_t stride;
  std::uint32_t block_positions;
  CountByPosition by_position;
  ReservedMemory memory;
  std::uint64_t* sums;     // at 0, stride, 2 * stride, ..., of each wanted nimber
  std::uint64_t* so_far;   // of each wanted nimber
  std::uint16_t* weights;  // rho of the positions of a block, in a row for each wanted nimber
  std::byte* scratch;
  std::uint32_t position;
  std::uint64_t pairs_total;
  std::uint64_t pairs_done = 0;

  struct Layout {
    MemoryLayout memory;
    std::size_t sums, so_far, weights, scratch;

    Layout(std::uint32_t size, std::uint32_t stride, std::size_t wanted)
        : sums(memory.add<std::uint64_t>(tartan::sums(size, stride, wanted))),
          so_far(memory.add<std::uint64_t>(wanted)),
          weights(memory.add<std::uint16_t>(CountByPosition::counts(wanted))),
          scratch(memory.add<std::byte>(CountByPosition::scratch_bytes(wanted))) {}
  };

  Work(const CountableAxis& of, std::vector<std::uint16_t> nimbers, std::uint32_t every,
       const Layout& layout, ReservedMemory reserved)
      : axis(of),
        wanted(std::move(nimbers)),
        stride(every),
        block_positions(CountByPosition::block_positions(wanted.size())),
        by_position(axis, wanted),
        memory(std::move(reserved)),
        sums(reinterpret_cast<std::uint64_t*>(memory.get() + layout.sums)),
        so_far(reinterpret_cast<std::uint64_t*>(memory.get() + layout.so_far)),
        weights(reinterpret_cast<std::uint16_t*>(memory.get() + layout.weights)),
        scratch(memory.get() + layout.scratch),
        // Where nothing is wanted there is nothing to sum.
        position(wanted.empty() ? axis.size() : 0),
        pairs_total(wanted.empty() ? 0 : pairs_within(axis.lengths, {1, axis.size()})) {}

  // Of the positions 1 ... multiple * stride.
  std::uint64_t* sums_at(std::uint32_t multiple) const noexcept {
    return sums + std::size_t{multiple} * wanted.size();
  }

  // Counts the positions from `first` on that fit a block, at most to `last`, and returns the last
  // of them.
  std::uint32_t count_block(std::uint32_t first, std::uint32_t last) noexcept {
    last = std::min(last - first, block_positions - 1) + first;
    by_position.count(first, last, weights, scratch);
    return last;
  }

  // Adds the block's positions from the k-th on to a total of each wanted nimber.
  void add_positions(std::uint32_t k, std::uint32_t positions,
                     std::uint64_t* totals) const noexcept {
    const std::uint16_t* row = weights + k;
    for (std::size_t index = 0; index < wanted.size(); ++index, row += block_positions) {
      std::uint32_t total = 0;
      for (std::uint32_t at = 0; at < positions; ++at) total += row[at];
      totals[index] += total;
    }
  }

  void add_block_to_sums() noexcept {
    const std::uint32_t before = position;
    const std::uint32_t last = count_block(before + 1, axis.size());
    while (position < last) {
      const std::uint32_t next = std::min(last, (position / stride + 1) * stride);
      add_positions(position - before, next - position, so_far);
      position = next;
      if (next % stride == 0) std::copy_n(so_far, wanted.size(), sums_at(next / stride));
    }
    pairs_done += pairs_within(axis.lengths, {before + 1, last});
  }

  // Neighbouring ends are counted together.
  void count_ends(std::span<const End> ends, std::uint64_t* counts) noexcept {
    std::uint32_t first = 1, last = 0;  // of the block
    for (std::size_t at = 0; at < ends.size(); ++at) {
      for (auto [begin, end, index] = ends[at]; begin <= end;) {
        if (begin > last) {
          first = begin;
          last = count_block(first, last_neighbour(ends.subspan(at)));
        }
        const std::uint32_t reached = std::min(end, last);
        add_positions(begin - first, reached - begin + 1, counts + index * wanted.size());
        begin = reached + 1;
      }
    }
  }

  // Where a gap follows; in whole vectors, if the axis has as many positions.
  std::uint32_t last_neighbour(std::span<const End> ends) const noexcept {
    std::uint32_t last = ends.front().last;
    for (const End& next : ends.subspan(1)) {
      if (next.first != last + 1) break;
      last = next.last;
    }
    constexpr std::uint32_t vector = 16;
    return std::min(axis.size(), last + vector - 1);
  }
};

Result<AxisWeights> AxisWeights::create(const CountableAxis& axis,
                                        std::vector<std::uint16_t> wanted, Memory& memory) {
  const std::uint32_t stride = stride_for(axis.size(), wanted.size());
  const Work::Layout layout(axis.size(), stride, wanted.size());
  ReservedMemory reserved = reserve(layout.memory.bytes(), memory);
  if (!reserved) return Error{ErrorKind::out_of_memory, layout.memory.bytes()};
  return AxisWeights(
      std::make_unique<Work>(axis, std::move(wanted), stride, layout, std::move(reserved)));
}

AxisWeights::AxisWeights(std::unique_ptr<Work> work) noexcept : work_(std::move(work)) {}
AxisWeights::AxisWeights(AxisWeights&&) noexcept = default;
AxisWeights& AxisWeights::operator=(AxisWeights&&) noexcept = default;
AxisWeights::~AxisWeights() = default;

bool AxisWeights::finished() const noexcept { return work_->position == work_->axis.size(); }
std::uint64_t AxisWeights::pairs_done() const noexcept { return work_->pairs_done; }
std::uint64_t AxisWeights::pairs_total() const noexcept { return work_->pairs_total; }
std::uint32_t AxisWeights::size() const noexcept { return work_->axis.size(); }
std::uint32_t AxisWeights::stride() const noexcept { return work_->stride; }
std::span<const std::uint16_t> AxisWeights::wanted() const noexcept { return work_->wanted; }

std::uint64_t AxisWeights::advance(std::uint64_t pairs) noexcept {
  const std::uint64_t before = work_->pairs_done;
  while (!finished() && work_->pairs_done - before < pairs) work_->add_block_to_sums();
  return work_->pairs_done - before;
}

void AxisWeights::count_between(std::span<const std::uint32_t> edges,
                                std::uint64_t* counts) noexcept {
  Work& work = *work_;
  const std::size_t wanted = work.wanted.size();
  if (wanted == 0) return;
  std::fill_n(counts, (edges.size() - 1) * wanted, std::uint64_t{0});
  std::vector<End> ends;
  const auto leave = [&](std::uint32_t begin, std::uint32_t end, std::size_t index) {
    if (begin < end) ends.push_back({begin + 1, end, index});
  };
  for (std::size_t index = 0; index + 1 < edges.size(); ++index) {
    const std::uint32_t begin = edges[index], end = edges[index + 1];
    const std::uint32_t from = (begin + work.stride - 1) / work.stride, to = end / work.stride;
    if (from >= to) {
      leave(begin, end, index);
      continue;
    }
    leave(begin, from * work.stride, index);
    for (std::size_t nimber = 0; nimber < wanted; ++nimber)
      counts[index * wanted + nimber] += work.sums_at(to)[nimber] - work.sums_at(from)[nimber];
    leave(to * work.stride, end, index);
  }
  work.count_ends(ends, counts);
}

std::vector<std::uint32_t> AxisWeights::lengths_at(std::uint32_t position, std::uint16_t a) const {
  const std::span<const std::uint16_t> x = work_->axis.prefix_xors;
  std::vector<std::uint32_t> lengths;
  for (const std::uint32_t length : work_->axis.lengths) {
    if (length > position) break;
    if ((x[position] ^ x[position - length]) == a) lengths.push_back(length);
  }
  return lengths;
}

}  // namespace tartan
