// The module's exports for the cloth: where the winning first moves lie. Its axes were swept
// elsewhere.
#include <emscripten/bind.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "axes.hpp"
#include "failure.hpp"
#include "tartan/counting/cloth.hpp"
#include "tartan/counting/given_axis.hpp"
#include "tartan/uint128.hpp"

namespace tartan::bindings {
namespace {

// The threads as columns.
struct ThreadsRecord {
  double board_nimber = 0;
  Uint16Array a{val::undefined()};
  Uint16Array b{val::undefined()};
  BigUint64Array row_moves{val::undefined()};
  BigUint64Array column_moves{val::undefined()};
};

EMSCRIPTEN_DECLARE_VAL_TYPE(ThreadMovesRecords)
struct ThreadMovesRecord {
  double thread = 0;
  Uint32Array heights{val::undefined()};
  Uint32Array widths{val::undefined()};
};

// Where it was refused, `failure` says why, and it does nothing.
class ClothOfBoard {
 public:
  ClothOfBoard(double rows, const std::string& row_lengths, double columns,
               const std::string& column_lengths)
      : axes_(create(rows, row_lengths, columns, column_lengths)) {}

  std::optional<Failure> failure() const {
    if (!axes_) return describe(axes_.error());
    if (cloth_ && !*cloth_) return describe(cloth_->error());
    return std::nullopt;
  }

  /// Take the next prefix XORs of an axis, of position 1 and on; false where they cannot be its.
  bool give_rows(const Uint16Array& values) {
    return axes_ && axes_->rows.give(copy_in<std::uint16_t>(values));
  }
  bool give_columns(const Uint16Array& values) {
    return axes_ && axes_->columns.give(copy_in<std::uint16_t>(values));
  }

  /// Begins with the sums, once both axes are given; false where they aren't, or `failure` says
  /// why.
  bool begin() {
    if (!axes_ || !axes_->rows.complete() || !axes_->columns.complete()) return false;
    cloth_.emplace(Cloth::create(axes_->rows, axes_->columns));
    return static_cast<bool>(*cloth_);
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

  ThreadsRecord threads() const {
    if (!is_finished()) return {};
    const auto threads = cloth().threads();
    return {
        .board_nimber = static_cast<double>(cloth().board_nimber()),
        .a = column_of<Uint16Array, std::uint16_t>(threads, &NimberPair::a),
        .b = column_of<Uint16Array, std::uint16_t>(threads, &NimberPair::b),
        .row_moves = column_of<BigUint64Array, std::uint64_t>(threads, &NimberPair::row_moves),
        .column_moves =
            column_of<BigUint64Array, std::uint64_t>(threads, &NimberPair::column_moves),
    };
  }

  /// In decimal; empty where there is no such region.
  std::string winning_moves(std::uint32_t first_row, std::uint32_t last_row,
                            std::uint32_t first_column, std::uint32_t last_column,
                            const Uint8Array& shown) {
    const PositionRange rows{first_row, last_row}, columns{first_column, last_column};
    const auto flags = copy_in<std::uint8_t>(shown);
    if (!has(rows, columns, flags)) return {};
    return to_decimal(cloth().winning_moves(rows, columns, flags));
  }
  Float32Array densities(const Uint32Array& rows, const Uint32Array& columns,
                         const Uint8Array& shown) {
    const auto row_edges = copy_in<std::uint32_t>(rows);
    const auto column_edges = copy_in<std::uint32_t>(columns);
    const auto flags = copy_in<std::uint8_t>(shown);
    if (!is_finished() || flags.size() != cloth().threads().size() ||
        !are_edges(row_edges, axes_->rows) || !are_edges(column_edges, axes_->columns))
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
    const bool is_there = is_finished() && is_within({row, row}, axes_->rows) &&
                          is_within({column, column}, axes_->columns);
    return list_of<ThreadMovesRecords>(
        is_there ? cloth().moves_at(row, column) : std::vector<ThreadMoves>(),
        [](const ThreadMoves& moves) {
          return ThreadMovesRecord{.thread = static_cast<double>(moves.thread),
                                   .heights = copy_out<Uint32Array, std::uint32_t>(moves.heights),
                                   .widths = copy_out<Uint32Array, std::uint32_t>(moves.widths)};
        });
  }

 private:
  struct Axes {
    GivenAxis rows;
    GivenAxis columns;
  };

  static Result<Axes> create(double rows, const std::string& row_lengths, double columns,
                             const std::string& column_lengths) {
    auto of_rows = given_axis(rows, row_lengths);
    if (!of_rows) return of_rows.error();
    auto of_columns = given_axis(columns, column_lengths);
    if (!of_columns) return of_columns.error();
    return Axes{std::move(*of_rows), std::move(*of_columns)};
  }

  bool has_cloth() const { return cloth_ && *cloth_; }
  Cloth& cloth() { return **cloth_; }
  const Cloth& cloth() const { return **cloth_; }

  static bool is_within(PositionRange range, const GivenAxis& axis) {
    return 1 <= range.first && range.first <= range.last && range.last <= axis.size();
  }
  static bool are_edges(std::span<const std::uint32_t> edges, const GivenAxis& axis) {
    return !edges.empty() && edges.back() <= axis.size() && std::ranges::is_sorted(edges);
  }
  bool has(PositionRange rows, PositionRange columns, std::span<const std::uint8_t> shown) const {
    return is_finished() && is_within(rows, axes_->rows) && is_within(columns, axes_->columns) &&
           shown.size() == cloth().threads().size();
  }

  Result<Axes> axes_;
  std::optional<Result<Cloth>> cloth_;  // refers to the axes
};

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_cloth) {
  using namespace emscripten;

  value_object<ThreadsRecord>("ThreadsRecord")
      .field("boardNimber", &ThreadsRecord::board_nimber)
      .field("a", &ThreadsRecord::a)
      .field("b", &ThreadsRecord::b)
      .field("rowMoves", &ThreadsRecord::row_moves)
      .field("columnMoves", &ThreadsRecord::column_moves);
  value_object<ThreadMovesRecord>("ThreadMovesRecord")
      .field("thread", &ThreadMovesRecord::thread)
      .field("heights", &ThreadMovesRecord::heights)
      .field("widths", &ThreadMovesRecord::widths);
  register_type<Float32Array>("Float32Array");
  register_type<ThreadMovesRecords>("ThreadMovesRecord[]");

  class_<ClothOfBoard>("Cloth")
      .constructor<double, std::string, double, std::string>()
      .function("failure", &ClothOfBoard::failure)
      .function("giveRows", &ClothOfBoard::give_rows)
      .function("giveColumns", &ClothOfBoard::give_columns)
      .function("begin", &ClothOfBoard::begin)
      .function("pairsTotal", &ClothOfBoard::pairs_total)
      .function("advance", &ClothOfBoard::advance)
      .function("isFinished", &ClothOfBoard::is_finished)
      .function("threads", &ClothOfBoard::threads)
      .function("winningMoves", &ClothOfBoard::winning_moves)
      .function("densities", &ClothOfBoard::densities)
      .function("discs", &ClothOfBoard::discs)
      .function("movesAt", &ClothOfBoard::moves_at);
}

}  // namespace tartan::bindings
