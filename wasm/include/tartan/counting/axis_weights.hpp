// Finds where on an axis the moves with a wanted move nimber end.
//
// Let rho_a(i) be the number of lengths l with x[i] ^ x[i-l] = a: the moves with the move nimber a
// that end at position i. The whole axis has c(a) of them (move_count.hpp). Sums from the start of
// the axis are kept at every so many positions,
//
//      0         stride      2*stride     3*stride
//      |------------|------------|------------|---  ...     c(a) up to there, of each wanted a
//            |===========================|                  a stretch
//            [head ]             [ tail  ]
//
// so that the moves of any stretch are one difference and what its two ends have, which is counted
// from the prefix XORs when it is asked for. A count of the axis can tell of such sums on its way.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "tartan/counting/countable_axis.hpp"
#include "tartan/memory.hpp"
#include "tartan/result.hpp"

namespace tartan {

class AxisWeights {
 public:
  /// The stride that such weights have, a power of two.
  static std::uint32_t stride_for(std::uint32_t size, std::size_t wanted) noexcept;

  /// Reserves all memory: some megabytes for an axis of up to 10^7 positions, and never much more
  /// than the prefix XORs take. The wanted nimbers ascend, each is given once and below
  /// axis.width. `axis` and `memory` must outlive the weights. Error: ErrorKind::out_of_memory with
  /// the bytes that were refused.
  static Result<AxisWeights> create(const CountableAxis& axis,
                                    std::span<const std::uint16_t> wanted,
                                    Memory& memory = system_memory()) noexcept;

  AxisWeights(AxisWeights&&) noexcept;
  AxisWeights& operator=(AxisWeights&&) noexcept;
  ~AxisWeights();

  /// Takes the counts of all stretches, as a count of the whole axis has
  /// them (StretchCounts of move_count.hpp), and has finished. False, and nothing is changed, where
  /// there are more of them or fewer.
  bool take(std::span<const std::uint32_t> by_stretch) noexcept;

  /// Goes on with the sums for at least `pairs` more pairs (i, l), or to the end; it overshoots by
  /// less than those of 16,384 positions. Returns how many it did. Cannot fail.
  std::uint64_t advance(std::uint64_t pairs) noexcept;

  bool finished() const noexcept;
  std::uint64_t pairs_done() const noexcept;
  std::uint64_t pairs_total() const noexcept;

  std::uint32_t size() const noexcept;
  std::span<const std::uint16_t> wanted() const noexcept;
  /// Between two places with sums; a stretch from one of its multiples to another costs nothing.
  std::uint32_t stride() const noexcept;

  /// Counts the moves of each wanted nimber that end in each stretch edges[k] < i <= edges[k+1],
  /// exactly: those of the wanted nimber w go to counts[k * wanted().size() + w]. The edges ascend,
  /// from at least 0 to at most size(). Requires finished().
  void count_between(std::span<const std::uint32_t> edges, std::uint64_t* counts) noexcept;

  /// The lengths of the moves that end at a position and have the move nimber a, ascending.
  std::vector<std::uint32_t> lengths_at(std::uint32_t position, std::uint16_t a) const;

 private:
  struct Work;
  explicit AxisWeights(std::unique_ptr<Work> work) noexcept;

  std::unique_ptr<Work> work_;
};

}  // namespace tartan
