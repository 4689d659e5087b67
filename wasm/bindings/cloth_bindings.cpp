// Exports for the cloth: where the winning first moves are. Its axes come from sweeps elsewhere.
#include <emscripten/bind.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arrays.hpp"
#include "axes.hpp"
#include "tartan/counting/cloth.hpp"
#include "tartan/uint128.hpp"

namespace tartan::bindings {
namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(OptionalBigInt)
EMSCRIPTEN_DECLARE_VAL_TYPE(ThreadMovesRecords)
struct ThreadMovesRecord {
  double thread = 0;
  Uint32Array heights{val::undefined()};
  Uint32Array widths{val::undefined()};
};

// The cloth of two given axes, which must outlive it. If the cloth was refused, or if an axis isn't
// complete, its functions do nothing; `failure` gives the reason for a refusal.
class ClothOfBoard {
 public:
  ClothOfBoard(const GivenAxis& rows, const GivenAxis& columns) {
    const auto of_rows = rows.countable(), of_columns = columns.countable();
    if (!of_rows || !of_columns) return;
    all_rows_ = {1, of_rows->size()};
    all_columns_ = {1, of_columns->size()};
    cloth_.emplace(Cloth::create(*of_rows, *of_columns));
  }

  std::optional<Failure> failure() const {
    if (cloth_ && !*cloth_) return describe(cloth_->error());
    return std::nullopt;
  }

  /// Takes the sums from counts by stretches of the same axes, if they fit.
  bool take(const Uint32Array& rows, const Uint32Array& columns) {
    return has_cloth() &&
           cloth().take(copy_in<std::uint32_t>(rows), copy_in<std::uint32_t>(columns));
  }
  double pairs_total() const {
    return has_cloth() ? static_cast<double>(cloth().pairs_total()) : 0;
  }
  double advance(double pairs) {
    if (!has_cloth()) return 0;
    cloth().advance(whole(pairs));
    return static_cast<double>(cloth().pairs_done());
  }
  bool is_finished() const { return has_cloth() && cloth().finished(); }

  // Once it is finished. Of what is not on the board there is nothing.

  /// The threads are the pairs.
  OpeningsRecord openings() const {
    if (!is_finished()) return {};
    const auto threads = cloth().threads();
    Openings openings{.winning = 0,
                      .all = 0,
                      .board_nimber = cloth().board_nimber(),
                      .pairs = {threads.begin(), threads.end()}};
    for (const NimberPair& pair : threads)
      openings.winning += Uint128{pair.row_moves} * pair.column_moves;
    return record_of(openings);
  }

  /// Undefined where there is no such region.
  OptionalBigInt winning_moves(std::uint32_t first_row, std::uint32_t last_row,
                               std::uint32_t first_column, std::uint32_t last_column,
                               const Uint8Array& shown) {
    const PositionRange rows{first_row, last_row}, columns{first_column, last_column};
    const auto flags = copy_in<std::uint8_t>(shown);
    if (!has(rows, columns, flags)) return OptionalBigInt(val::undefined());
    return OptionalBigInt(big_int(cloth().winning_moves(rows, columns, flags)));
  }
  Float32Array densities(const Uint32Array& rows, const Uint32Array& columns,
                         const Uint8Array& shown) {
    const auto row_edges = copy_in<std::uint32_t>(rows);
    const auto column_edges = copy_in<std::uint32_t>(columns);
    const auto flags = copy_in<std::uint8_t>(shown);
    if (!is_finished() || flags.size() != cloth().threads().size() ||
        !are_edges(row_edges, all_rows_) || !are_edges(column_edges, all_columns_))
      return copy_out<Float32Array>(std::span<const float>());
    std::vector<float> densities((row_edges.size() - 1) * (column_edges.size() - 1));
    cloth().densities(row_edges, column_edges, flags, densities.data());
    return copy_out<Float32Array, float>(densities);
  }
  Uint32Array discs(std::uint32_t first_row, std::uint32_t last_row, std::uint32_t first_column,
                    std::uint32_t last_column, const Uint8Array& shown) {
    const PositionRange rows{first_row, last_row}, columns{first_column, last_column};
    const auto flags = copy_in<std::uint8_t>(shown);
    std::vector<std::uint32_t> counts;
    if (has(rows, columns, flags)) {
      counts.resize((last_row - first_row + std::size_t{1}) *
                    (last_column - first_column + std::size_t{1}));
      cloth().discs(rows, columns, flags, counts.data());
    }
    return copy_out<Uint32Array, std::uint32_t>(counts);
  }
  ThreadMovesRecords moves_at(std::uint32_t row, std::uint32_t column) const {
    const bool is_there = is_finished() && is_within({row, row}, all_rows_) &&
                          is_within({column, column}, all_columns_);
    return list_of<ThreadMovesRecords>(
        is_there ? cloth().moves_at(row, column) : std::vector<ThreadMoves>(),
        [](const ThreadMoves& moves) {
          return ThreadMovesRecord{.thread = static_cast<double>(moves.thread),
                                   .heights = copy_out<Uint32Array, std::uint32_t>(moves.heights),
                                   .widths = copy_out<Uint32Array, std::uint32_t>(moves.widths)};
        });
  }

 private:
  bool has_cloth() const { return cloth_ && *cloth_; }
  Cloth& cloth() { return **cloth_; }
  const Cloth& cloth() const { return **cloth_; }

  static bool is_within(PositionRange range, PositionRange all) {
    return 1 <= range.first && range.first <= range.last && range.last <= all.last;
  }
  static bool are_edges(std::span<const std::uint32_t> edges, PositionRange all) {
    return !edges.empty() && edges.back() <= all.last && std::ranges::is_sorted(edges);
  }
  bool has(PositionRange rows, PositionRange columns, std::span<const std::uint8_t> shown) const {
    return is_finished() && is_within(rows, all_rows_) && is_within(columns, all_columns_) &&
           shown.size() == cloth().threads().size();
  }

  PositionRange all_rows_{1, 0};
  PositionRange all_columns_{1, 0};
  std::optional<Result<Cloth>> cloth_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_cloth) {
  using namespace emscripten;

  value_object<ThreadMovesRecord>("ThreadMovesRecord")
      .field("thread", &ThreadMovesRecord::thread)
      .field("heights", &ThreadMovesRecord::heights)
      .field("widths", &ThreadMovesRecord::widths);
  register_type<Float32Array>("Float32Array");
  register_type<OptionalBigInt>("bigint | undefined");
  register_type<ThreadMovesRecords>("ThreadMovesRecord[]");

  class_<ClothOfBoard>("Cloth")
      .constructor<const GivenAxis&, const GivenAxis&>()
      .function("failure", &ClothOfBoard::failure)
      .function("take", &ClothOfBoard::take)
      .function("pairsTotal", &ClothOfBoard::pairs_total)
      .function("advance", &ClothOfBoard::advance)
      .function("isFinished", &ClothOfBoard::is_finished)
      .function("openings", &ClothOfBoard::openings)
      .function("winningMoves", &ClothOfBoard::winning_moves)
      .function("densities", &ClothOfBoard::densities)
      .function("discs", &ClothOfBoard::discs)
      .function("movesAt", &ClothOfBoard::moves_at);
}

}  // namespace tartan::bindings
