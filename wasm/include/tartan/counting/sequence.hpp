// P(1), P(2), ..., P(N): the number of winning first moves of each square board.
//
// The axes of the board n x n are the first n positions of those of the largest board, so one sweep
// of each axis serves all boards. Position n adds its move nimbers x[n] ^ x[n-l] to the histogram
// c(a) of its axis, and then
//
//   P(n) = sum of cT(a) * cS(b) over all a, b with a (x) b = Gamma(n) = xT[n] (x) xS[n],
//
// see openings.hpp. The positions are taken in chunks. A chunk is first tallied: what every
// position adds, and the totals of all. This is most of the work and needs nothing from other
// chunks. Then its boards are summed, which needs the totals of all chunks before it. Several
// threads can share the chunks and exchange nothing but totals.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "tartan/counting/axis_sweep.hpp"
#include "tartan/length_family.hpp"
#include "tartan/memory.hpp"
#include "tartan/result.hpp"
#include "tartan/uint128.hpp"

namespace tartan {

/// A finished axis: x[0] ... x[size], the lengths up to the size, ascending, and a power of two
/// that all its nimbers are below.
struct SweptAxis {
  std::span<const std::uint16_t> prefix_xors;
  std::span<const std::uint32_t> lengths;
  std::uint32_t width;
};

/// Views the result of a finished sweep, which must outlive it.
SweptAxis swept_axis(const AxisSweep& sweep) noexcept;

/// Some neighbouring boards: first <= n <= last.
struct BoardRange {
  std::uint32_t first;
  std::uint32_t last;
};

/// The board n x n.
struct SequenceValue {
  Uint128 winning;             ///< P(n), exact
  std::uint16_t board_nimber;  ///< Gamma(n)
};

/// The number of moves (i, l) of each move nimber in a chunk of positions, for each axis.
struct ChunkTotals {
  std::span<const std::uint32_t> rows;
  std::span<const std::uint32_t> columns;
};

class OpeningSequence {
 public:
  /// The most chunks that can be tallied and not yet summed. Each has a place, 0 ... places - 1.
  static constexpr std::uint32_t places = 3;

  /// Reserves all memory for boards up to size x size. Errors: those of plan_axis, and
  /// ErrorKind::out_of_memory with the bytes that `memory` refused. `memory` must outlive it.
  static Result<OpeningSequence> create(std::uint64_t size, const LengthFamily& row_family,
                                        const LengthFamily& column_family,
                                        Memory& memory = system_memory()) noexcept;

  OpeningSequence(OpeningSequence&&) noexcept;
  OpeningSequence& operator=(OpeningSequence&&) noexcept;
  ~OpeningSequence();

  /// Begins with the board 1 x 1. Both axes must have the families that this was created with, and
  /// must outlive it. False unless they have its size and as many lengths as its axes have, and no
  /// value that is not below their width, or that passes what so many lengths allow: then it has
  /// not begun, whatever it did before.
  bool begin(const SweptAxis& rows, const SweptAxis& columns) noexcept;

  /// The most boards that a chunk can have, at least 16; some milliseconds of work. 0 before it has
  /// begun.
  std::uint32_t chunk_size() const noexcept;

  /// Tallies a chunk of 1 ... chunk_size() boards. The totals hold until the place is used again.
  /// Where there is no such place or no such chunk they are empty, and nothing is changed.
  ChunkTotals tally(std::uint32_t place, BoardRange chunk) noexcept;

  /// Skips the next chunk, which is tallied and summed elsewhere, by its totals; they may be those
  /// of a place. Afterwards the chunk behind it is the next. False, and nothing is changed, where
  /// there are not as many totals as a chunk of these axes has.
  bool skip(const ChunkTotals& totals) noexcept;

  /// The boards of the chunk at `place`, in order. It must be the next chunk: all before it were
  /// summed or skipped. Afterwards the chunk behind it is the next, and the place is free. The
  /// values hold until the next call. None, and nothing is changed, where no chunk is at the place.
  std::span<const SequenceValue> sum(std::uint32_t place) noexcept;

 private:
  struct Work;
  explicit OpeningSequence(std::unique_ptr<Work> work) noexcept;

  std::unique_ptr<Work> work_;
};

/// Sums the boards from ... to in one thread, and calls `use` with n and the value of each.
template <class Use>
void for_each_board(OpeningSequence& sequence, BoardRange boards, Use use) {
  const std::uint32_t size = sequence.chunk_size();
  for (std::uint32_t n = 1; n <= boards.last;) {
    const bool is_wanted = n >= boards.first;
    const std::uint32_t end = is_wanted ? boards.last : boards.first - 1;
    const BoardRange chunk{n, n + std::min(size - 1, end - n)};
    const ChunkTotals totals = sequence.tally(0, chunk);
    if (!is_wanted)
      sequence.skip(totals);
    else
      for (std::uint32_t index = 0; const SequenceValue& value : sequence.sum(0))
        use(n + index++, value);
    n = chunk.last + 1;
  }
}

}  // namespace tartan
