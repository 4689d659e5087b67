// The cloth: where the winning first moves of P(M, N) have their corners.
//
// Let rho_a(r) be the number of row moves that end at row r with the move nimber a, and sigma_b(c)
// the same of columns. A move's corner is the disc at its last row and last column, so
//
//   w(r, c) = sum of rho_a(r) * sigma_b(c) over all a, b with a (x) b = Gamma
//
// winning first moves have their corner at row r, column c: stripes across stripes, one plaid for
// each pair (a, b), which is called a thread here. A block of rows and columns has
//
//   sum of (R_a(r1) - R_a(r0)) * (C_b(c1) - C_b(c0))
//
// of them, where R and C are sums of rho and sigma from the start (axis_weights.hpp): a product for
// each thread, however large the block is. The whole board has P(M, N).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "tartan/counting/axis_weights.hpp"
#include "tartan/counting/openings.hpp"
#include "tartan/counting/position_range.hpp"
#include "tartan/memory.hpp"
#include "tartan/result.hpp"
#include "tartan/uint128.hpp"

namespace tartan {

/// The winning first moves with one corner that belong to one thread: each of these numbers of rows
/// with each of these numbers of columns.
struct ThreadMoves {
  std::size_t thread;
  std::vector<std::uint32_t> heights;
  std::vector<std::uint32_t> widths;
};

class Cloth {
 public:
  /// Creates the cloth of two complete axes, which must outlive it, and reserves all its memory.
  /// Error: ErrorKind::out_of_memory with the bytes that `memory` refused.
  static Result<Cloth> create(const CountableAxis& rows, const CountableAxis& columns,
                              Memory& memory = system_memory());

  /// Takes the sums from counts of both axes, as AxisWeights::take does.
  bool take(std::span<const std::uint32_t> rows, std::span<const std::uint32_t> columns) noexcept;

  /// Goes on with the sums, which everything below needs, for at least `pairs` more pairs, or to
  /// the end. Returns how many it did. Cannot fail.
  std::uint64_t advance(std::uint64_t pairs) noexcept;
  bool finished() const noexcept { return rows_.finished() && columns_.finished(); }
  std::uint64_t pairs_done() const noexcept { return rows_.pairs_done() + columns_.pairs_done(); }
  std::uint64_t pairs_total() const noexcept {
    return rows_.pairs_total() + columns_.pairs_total();
  }

  Nimber board_nimber() const noexcept { return board_nimber_; }
  /// The pairs (a, b) that both occur, by a, as count_openings has them: none where Gamma is 0.
  std::span<const NimberPair> threads() const noexcept { return threads_; }

  // Below, `shown` has one flag for each thread, 0 for those that are left out. Rows and columns
  // lie within the board, and rows are counted from the axis' first position on.

  /// The number of winning first moves whose corner is in these rows and columns, exact.
  Uint128 winning_moves(PositionRange rows, PositionRange columns,
                        std::span<const std::uint8_t> shown) noexcept;

  /// A tile of a picture: how many winning first moves a disc has on average, in blocks of discs.
  /// The block (j, k) has the rows row_edges[j] < r <= row_edges[j+1] and the columns
  /// column_edges[k] < c <= column_edges[k+1]; edges ascend, and one that comes twice makes an
  /// empty block, which has none. densities[j * (column_edges.size() - 1) + k] are rounded: they
  /// are to be painted.
  void densities(std::span<const std::uint32_t> row_edges,
                 std::span<const std::uint32_t> column_edges, std::span<const std::uint8_t> shown,
                 float* densities);

  /// The number of winning first moves with each disc as their corner, row by row, exact. All are
  /// below 2^32, because a position has fewer than 65,536 lengths.
  void discs(PositionRange rows, PositionRange columns, std::span<const std::uint8_t> shown,
             std::uint32_t* counts);

  /// The winning first moves with this corner, by thread.
  std::vector<ThreadMoves> moves_at(std::uint32_t row, std::uint32_t column) const;

 private:
  // Which of its axis' wanted nimbers a thread has.
  struct Indices {
    std::size_t row;
    std::size_t column;
  };

  // The counts of each wanted nimber in the blocks between some edges of an axis.
  struct Blocks {
    std::vector<std::uint32_t> edges;
    std::vector<std::uint64_t> counts;
  };
  // Enough for all the tiles that a large screen shows of a level.
  struct RecentBlocks {
    std::array<Blocks, 24> blocks;
    std::size_t oldest = 0;
  };

  static const Blocks& blocks_between(AxisWeights& axis, std::span<const std::uint32_t> edges,
                                      RecentBlocks& recent);

  Cloth(AxisWeights rows, AxisWeights columns, std::vector<Indices> pairs, Nimber board_nimber);

  void keep_threads() noexcept;

  AxisWeights rows_;
  AxisWeights columns_;
  std::vector<Indices> indices_;  // until it is finished, of all pairs
  Nimber board_nimber_;
  std::vector<NimberPair> threads_;
  // Working space: the moves of a region of an axis, by wanted nimber.
  std::vector<std::uint64_t> row_counts_;
  std::vector<std::uint64_t> column_counts_;
  // Neighbouring tiles have an axis in common.
  RecentBlocks recent_rows_;
  RecentBlocks recent_columns_;
};

}  // namespace tartan
