#include "tartan/counting/cloth.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace tartan {
namespace {

// What each block of an axis has of each wanted nimber.
struct Counts {
  std::vector<std::uint64_t> of_blocks;
  std::size_t wanted;

  std::uint64_t of(std::size_t block, std::size_t nimber) const {
    return of_blocks[block * wanted + nimber];
  }
};

Counts count_between(AxisWeights& axis, std::span<const std::uint32_t> edges) {
  Counts counts{{}, axis.wanted().size()};
  counts.of_blocks.resize((edges.size() - 1) * counts.wanted);
  axis.count_between(edges, counts.of_blocks.data());
  return counts;
}

Counts count_within(AxisWeights& axis, PositionRange range) {
  return count_between(axis, std::array{range.first - 1, range.last});
}

// An edge before each position of the range and one behind it.
std::vector<std::uint32_t> single_positions(PositionRange range) {
  std::vector<std::uint32_t> edges(range.last - range.first + 2);
  std::iota(edges.begin(), edges.end(), range.first - 1);
  return edges;
}

// How many moves with the nimber a position of each block has on average.
std::vector<float> averages(const Counts& counts, std::size_t nimber,
                            std::span<const std::uint32_t> edges) {
  std::vector<float> averages(edges.size() - 1);
  for (std::size_t block = 0; block < averages.size(); ++block) {
    const std::uint32_t positions = std::max(edges[block + 1] - edges[block], 1U);
    averages[block] = static_cast<float>(static_cast<double>(counts.of(block, nimber)) / positions);
  }
  return averages;
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
      board_nimber_(board_nimber) {}

std::uint64_t Cloth::advance(std::uint64_t pairs) {
  if (finished()) return 0;
  std::uint64_t done = rows_.advance(pairs);
  if (done < pairs) done += columns_.advance(pairs - done);
  if (finished()) keep_threads();
  return done;
}

// Of the pairs whose product is Gamma, those that both occur.
void Cloth::keep_threads() {
  const Counts rows = count_within(rows_, {1, rows_.size()});
  const Counts columns = count_within(columns_, {1, columns_.size()});
  std::erase_if(indices_, [&](const Indices& pair) {
    return rows.of(0, pair.row) == 0 || columns.of(0, pair.column) == 0;
  });
  for (const auto& [row, column] : indices_)
    threads_.push_back(
        {rows_.wanted()[row], columns_.wanted()[column], rows.of(0, row), columns.of(0, column)});
}

Uint128 Cloth::winning_moves(PositionRange rows, PositionRange columns,
                             std::span<const std::uint8_t> shown) {
  const Counts of_rows = count_within(rows_, rows);
  const Counts of_columns = count_within(columns_, columns);
  Uint128 sum = 0;
  for (std::size_t thread = 0; thread < indices_.size(); ++thread) {
    const auto& [row, column] = indices_[thread];
    if (shown[thread] != 0) sum += Uint128{of_rows.of(0, row)} * of_columns.of(0, column);
  }
  return sum;
}

void Cloth::densities(std::span<const std::uint32_t> row_edges,
                      std::span<const std::uint32_t> column_edges,
                      std::span<const std::uint8_t> shown, float* densities) {
  const Counts of_rows = count_between(rows_, row_edges);
  const Counts of_columns = count_between(columns_, column_edges);
  const std::size_t width = column_edges.size() - 1;
  std::fill_n(densities, (row_edges.size() - 1) * width, 0.0F);
  for (std::size_t thread = 0; thread < indices_.size(); ++thread) {
    if (shown[thread] == 0) continue;
    const std::vector<float> rho = averages(of_rows, indices_[thread].row, row_edges);
    const std::vector<float> sigma = averages(of_columns, indices_[thread].column, column_edges);
    float* line = densities;
    for (const float in_row : rho) {
      for (std::size_t k = 0; k < width; ++k) line[k] += in_row * sigma[k];
      line += width;
    }
  }
}

void Cloth::discs(PositionRange rows, PositionRange columns, std::span<const std::uint8_t> shown,
                  std::uint32_t* counts) {
  const Counts of_rows = count_between(rows_, single_positions(rows));
  const Counts of_columns = count_between(columns_, single_positions(columns));
  for (std::uint32_t r = 0; r <= rows.last - rows.first; ++r)
    for (std::uint32_t c = 0; c <= columns.last - columns.first; ++c) {
      std::uint64_t sum = 0;
      for (std::size_t thread = 0; thread < indices_.size(); ++thread) {
        const auto& [row, column] = indices_[thread];
        if (shown[thread] != 0) sum += of_rows.of(r, row) * of_columns.of(c, column);
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
