#include "tartan/counting/cloth.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace tartan {
namespace {

std::vector<std::uint64_t> count_between(AxisWeights& axis, std::span<const std::uint32_t> edges) {
  std::vector<std::uint64_t> counts((edges.size() - 1) * axis.wanted().size());
  axis.count_between(edges, counts.data());
  return counts;
}

void count_within(AxisWeights& axis, PositionRange range,
                  std::span<std::uint64_t> counts) noexcept {
  axis.count_between(std::array{range.first - 1, range.last}, counts.data());
}

// Edges around each position of a range: one before each and one after the last.
std::vector<std::uint32_t> single_positions(PositionRange range) {
  std::vector<std::uint32_t> edges(range.last - range.first + 2);
  std::iota(edges.begin(), edges.end(), range.first - 1);
  return edges;
}

}  // namespace

Result<Cloth> Cloth::create(const CountableAxis& rows, const CountableAxis& columns,
                            Memory& memory) {
  const Nimber row_total = rows.prefix_xors.back(), column_total = columns.prefix_xors.back();
  const WantedNimbers wanted = wanted_nimbers(row_total, rows.width, column_total, columns.width);
  auto row_weights = AxisWeights::create(rows, wanted.rows, memory);
  if (!row_weights) return row_weights.error();
  std::vector<std::uint16_t> ascending = wanted.columns;
  std::ranges::sort(ascending);
  auto column_weights = AxisWeights::create(columns, ascending, memory);
  if (!column_weights) return column_weights.error();
  std::vector<Indices> pairs;
  for (std::size_t row = 0; row < wanted.rows.size(); ++row) {
    const auto b = std::ranges::lower_bound(ascending, wanted.columns[row]);
    pairs.push_back({row, static_cast<std::size_t>(b - ascending.begin())});
  }
  return Cloth(std::move(*row_weights), std::move(*column_weights), std::move(pairs),
               nim_product(row_total, column_total));
}

Cloth::Cloth(AxisWeights rows, AxisWeights columns, std::vector<Indices> pairs, Nimber board_nimber)
    : rows_(std::move(rows)),
      columns_(std::move(columns)),
      indices_(std::move(pairs)),
      board_nimber_(board_nimber),
      row_counts_(rows_.wanted().size()),
      column_counts_(columns_.wanted().size()) {
  threads_.reserve(indices_.size());
}

bool Cloth::take(std::span<const std::uint32_t> rows,
                 std::span<const std::uint32_t> columns) noexcept {
  if (finished() || !rows_.take(rows) || !columns_.take(columns)) return false;
  keep_threads();
  return true;
}

std::uint64_t Cloth::advance(std::uint64_t pairs) noexcept {
  if (finished()) return 0;
  std::uint64_t done = rows_.advance(pairs);
  if (done < pairs) done += columns_.advance(pairs - done);
  if (finished()) keep_threads();
  return done;
}

// Keeps the pairs with product Gamma whose nimbers both occur.
void Cloth::keep_threads() noexcept {
  count_within(rows_, {1, rows_.size()}, row_counts_);
  count_within(columns_, {1, columns_.size()}, column_counts_);
  std::erase_if(indices_, [&](const Indices& pair) {
    return row_counts_[pair.row] == 0 || column_counts_[pair.column] == 0;
  });
  // There is room for all pairs.
  for (const auto& [row, column] : indices_)
    threads_.push_back(
        {rows_.wanted()[row], columns_.wanted()[column], row_counts_[row], column_counts_[column]});
}

Uint128 Cloth::winning_moves(PositionRange rows, PositionRange columns,
                             std::span<const std::uint8_t> shown) noexcept {
  count_within(rows_, rows, row_counts_);
  count_within(columns_, columns, column_counts_);
  Uint128 sum = 0;
  for (std::size_t thread = 0; thread < indices_.size(); ++thread) {
    const auto& [row, column] = indices_[thread];
    if (shown[thread] != 0) sum += Uint128{row_counts_[row]} * column_counts_[column];
  }
  return sum;
}

const Cloth::Blocks& Cloth::blocks_between(AxisWeights& axis, std::span<const std::uint32_t> edges,
                                           RecentBlocks& recent) {
  for (const Blocks& blocks : recent.blocks)
    if (std::ranges::equal(blocks.edges, edges)) return blocks;
  Blocks& oldest = recent.blocks[recent.oldest];
  // A picture of the whole board isn't requested twice, so it doesn't take a slot.
  constexpr std::size_t most_edges = 512;
  if (edges.size() <= most_edges) recent.oldest = (recent.oldest + 1) % recent.blocks.size();
  oldest.edges.assign(edges.begin(), edges.end());
  oldest.counts = count_between(axis, edges);
  return oldest;
}

void Cloth::densities(std::span<const std::uint32_t> row_edges,
                      std::span<const std::uint32_t> column_edges,
                      std::span<const std::uint8_t> shown, float* densities) {
  const Blocks& of_rows = blocks_between(rows_, row_edges, recent_rows_);
  const Blocks& of_columns = blocks_between(columns_, column_edges, recent_columns_);
  // The average number of moves with a nimber per position of a block.
  const auto average = [](const AxisWeights& axis, const Blocks& blocks, std::size_t block,
                          std::size_t nimber) {
    const std::uint64_t count = blocks.counts[block * axis.wanted().size() + nimber];
    const std::uint32_t positions = blocks.edges[block + 1] - blocks.edges[block];
    return static_cast<float>(static_cast<double>(count) / std::max(positions, 1U));
  };
  const std::size_t height = row_edges.size() - 1, width = column_edges.size() - 1;
  std::fill_n(densities, height * width, 0.0F);
  std::vector<float> sigma(width);
  for (std::size_t thread = 0; thread < indices_.size(); ++thread) {
    if (shown[thread] == 0) continue;
    const auto& [row, column] = indices_[thread];
    for (std::size_t k = 0; k < width; ++k) sigma[k] = average(columns_, of_columns, k, column);
    float* line = densities;
    for (std::size_t j = 0; j < height; ++j, line += width) {
      const float rho = average(rows_, of_rows, j, row);
      for (std::size_t k = 0; k < width; ++k) line[k] += rho * sigma[k];
    }
  }
}

void Cloth::discs(PositionRange rows, PositionRange columns, std::span<const std::uint8_t> shown,
                  std::uint32_t* counts) {
  const auto of_rows = count_between(rows_, single_positions(rows));
  const auto of_columns = count_between(columns_, single_positions(columns));
  const std::size_t wanted = rows_.wanted().size();
  for (std::uint32_t r = 0; r <= rows.last - rows.first; ++r)
    for (std::uint32_t c = 0; c <= columns.last - columns.first; ++c) {
      std::uint64_t sum = 0;
      for (std::size_t thread = 0; thread < indices_.size(); ++thread) {
        const auto& [row, column] = indices_[thread];
        if (shown[thread] != 0) sum += of_rows[r * wanted + row] * of_columns[c * wanted + column];
      }
      *counts++ = static_cast<std::uint32_t>(sum);
    }
}

std::vector<ThreadMoves> Cloth::moves_at(std::uint32_t row, std::uint32_t column) const {
  std::vector<ThreadMoves> moves;
  for (std::size_t thread = 0; thread < threads_.size(); ++thread) {
    auto heights = rows_.lengths_at(row, static_cast<std::uint16_t>(threads_[thread].a));
    auto widths = columns_.lengths_at(column, static_cast<std::uint16_t>(threads_[thread].b));
    if (!heights.empty() && !widths.empty())
      moves.push_back({thread, std::move(heights), std::move(widths)});
  }
  return moves;
}

}  // namespace tartan
