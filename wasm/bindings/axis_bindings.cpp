// Exports for axes of any length: sweeping them, counting their moves, and adding up the counts.
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
#include "failure.hpp"
#include "tartan/counting/axis_sweep.hpp"
#include "tartan/counting/move_count.hpp"
#include "tartan/counting/openings.hpp"
#include "tartan/counting/position_range.hpp"

namespace tartan::bindings {
namespace {

struct PlanOutcome {
  double length_count = 0;
  double pairs = 0;
  double bytes = 0;
  std::optional<Failure> failure;
};

PlanOutcome plan_axis_of(double size, const std::string& lengths) {
  const auto family = LengthFamily::parse(lengths);
  if (!family) return {.failure = describe(family.error())};
  const auto plan = plan_axis(whole(size), *family);
  if (!plan) return {.failure = describe(plan.error())};
  return {.length_count = static_cast<double>(plan->length_count),
          .pairs = static_cast<double>(plan->pairs),
          .bytes = static_cast<double>(plan->bytes),
          .failure = std::nullopt};
}

// Some neighbouring prefix XORs of an axis, x[first] and on, as they are kept over a reload.
struct PieceRecord {
  double first = 0;
  Uint16Array values{val::undefined()};
  std::uint64_t check_sum = 0;
};
constexpr std::size_t largest_piece = 1 << 20;

// The parts that a count is cut into: each ends with the position in `lasts`, the next one begins
// behind it.
struct CutRecord {
  Uint32Array lasts{val::undefined()};
  Float64Array pairs{val::undefined()};
};

// An axis that is swept and then counted. Where it was refused, `failure` says why, and it does
// nothing.
class Axis final : public Countable {
 public:
  Axis(double size, const std::string& lengths) : sweep_(axis_of<AxisSweep>(size, lengths)) {}

  std::optional<Failure> failure() const {
    if (sweep_) return std::nullopt;
    return describe(sweep_.error());
  }
  double pairs_total() const { return sweep_ ? static_cast<double>(sweep_->pairs_total()) : 0; }

  /// Does at least so many pairs, if they are left; returns how many are done in all.
  double advance_sweep(double pairs) {
    if (!sweep_) return 0;
    sweep_->advance(whole(pairs));
    return static_cast<double>(sweep_->pairs_done());
  }
  double positions_done() const { return sweep_ ? sweep_->positions_done() : 0; }
  /// The piece from x[first] to the last that is known, or of the largest size.
  PieceRecord piece(double first) const {
    const auto known = sweep_ ? sweep_->prefix_xors() : std::span<const std::uint16_t>();
    const auto begin = std::min<std::size_t>(whole(first), known.size());
    const auto values = known.subspan(begin, std::min(known.size() - begin, largest_piece));
    const auto place = static_cast<std::uint32_t>(begin);
    return {.first = static_cast<double>(begin),
            .values = copy_out<Uint16Array>(values),
            .check_sum = sweep_ ? sweep_->check_sum(place, values) : 0};
  }
  /// Takes a piece that an earlier axis gave away. False where it isn't the next one, or was
  /// changed.
  bool restore(double first, const Uint16Array& values, std::uint64_t check_sum) {
    if (!sweep_ || whole(first) != std::uint64_t{sweep_->positions_done()} + 1) return false;
    return sweep_->restore(copy_in<std::uint16_t>(values), check_sum);
  }
  /// x of the positions from 1 on, once the axis is swept.
  Uint16Array prefix_xors() const {
    return copy_out<Uint16Array>(is_swept() ? sweep_->prefix_xors().subspan(1)
                                            : std::span<const std::uint16_t>());
  }
  bool is_swept() const { return sweep_ && sweep_->finished(); }
  double total() const { return sweep_ ? static_cast<double>(sweep_->total()) : 0; }
  double width() const { return sweep_ ? sweep_->width() : 0; }

  /// Cuts the positions into so many parts or fewer, with nearly equal numbers of pairs.
  CutRecord cut(std::uint32_t parts) const {
    std::vector<std::uint32_t> lasts;
    std::vector<double> pairs;
    if (sweep_ && parts > 0)
      for (const PositionRange range : cut_evenly(sweep_->lengths(), sweep_->size(), parts)) {
        lasts.push_back(range.last);
        pairs.push_back(static_cast<double>(pairs_within(sweep_->lengths(), range)));
      }
    return {.lasts = copy_out<Uint32Array, std::uint32_t>(lasts),
            .pairs = copy_out<Float64Array, double>(pairs)};
  }

 private:
  std::optional<CountableAxis> countable() const override {
    if (!is_swept()) return std::nullopt;
    return *sweep_;
  }

  Result<AxisSweep> sweep_;
};

struct WantedRecord {
  Uint16Array rows{val::undefined()};
  Uint16Array columns{val::undefined()};
};

// Nothing is wanted for a width that no axis has.
std::uint32_t width_of_axis(double number) {
  constexpr std::uint64_t widest = 65'536;
  return whole(number) <= widest ? static_cast<std::uint32_t>(whole(number)) : 0;
}

WantedRecord find_wanted(double row_total, double row_width, double column_total,
                         double column_width) {
  const WantedNimbers wanted = wanted_nimbers(whole(row_total), width_of_axis(row_width),
                                              whole(column_total), width_of_axis(column_width));
  return {.rows = copy_out<Uint16Array, std::uint16_t>(wanted.rows),
          .columns = copy_out<Uint16Array, std::uint16_t>(wanted.columns)};
}

OpeningsRecord join_axes(double row_total, double row_choices, const BigUint64Array& row_histogram,
                         double column_total, double column_choices,
                         const BigUint64Array& column_histogram) {
  const auto rows = copy_in<std::uint64_t>(row_histogram);
  const auto columns = copy_in<std::uint64_t>(column_histogram);
  const Openings openings = count_openings({whole(row_total), whole(row_choices), rows},
                                           {whole(column_total), whole(column_choices), columns});
  return record_of(openings);
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_axis) {
  using namespace emscripten;

  value_object<PlanOutcome>("PlanOutcome")
      .field("lengthCount", &PlanOutcome::length_count)
      .field("pairs", &PlanOutcome::pairs)
      .field("bytes", &PlanOutcome::bytes)
      .field("failure", &PlanOutcome::failure);
  function("planAxis", &plan_axis_of);

  value_object<PieceRecord>("PieceRecord")
      .field("first", &PieceRecord::first)
      .field("values", &PieceRecord::values)
      .field("checkSum", &PieceRecord::check_sum);
  value_object<CutRecord>("CutRecord")
      .field("lasts", &CutRecord::lasts)
      .field("pairs", &CutRecord::pairs);
  value_object<StretchesRecord>("StretchesRecord")
      .field("stride", &StretchesRecord::stride)
      .field("counts", &StretchesRecord::counts);
  class_<Countable>("Countable")
      .function("countAll", &Countable::count_all)
      .function("countWanted", &Countable::count_wanted)
      .function("countTotal", &Countable::count_total)
      .function("advanceCount", &Countable::advance_count)
      .function("isCounted", &Countable::is_counted)
      .function("countsAll", &Countable::counts_all)
      .function("stretches", &Countable::stretches)
      .function("histogram", &Countable::histogram);
  class_<Axis, base<Countable>>("Axis")
      .constructor<double, std::string>()
      .function("failure", &Axis::failure)
      .function("pairsTotal", &Axis::pairs_total)
      .function("advanceSweep", &Axis::advance_sweep)
      .function("positionsDone", &Axis::positions_done)
      .function("piece", &Axis::piece)
      .function("restore", &Axis::restore)
      .function("isSwept", &Axis::is_swept)
      .function("total", &Axis::total)
      .function("width", &Axis::width)
      .function("prefixXors", &Axis::prefix_xors)
      .function("cut", &Axis::cut);
  class_<GivenAxis, base<Countable>>("GivenAxis")
      .constructor<double, std::string>()
      .function("failure", &GivenAxis::failure)
      .function("give", &GivenAxis::give)
      .function("width", &GivenAxis::width);

  value_object<WantedRecord>("WantedRecord")
      .field("rows", &WantedRecord::rows)
      .field("columns", &WantedRecord::columns);
  function("findWanted", &find_wanted);

  value_object<OpeningsRecord>("OpeningsRecord")
      .field("winningOpenings", &OpeningsRecord::winning_openings)
      .field("openings", &OpeningsRecord::openings)
      .field("boardNimber", &OpeningsRecord::board_nimber)
      .field("a", &OpeningsRecord::a)
      .field("b", &OpeningsRecord::b)
      .field("rowMoves", &OpeningsRecord::row_moves)
      .field("columnMoves", &OpeningsRecord::column_moves);
  function("joinAxes", &join_axes);

  constant("largestAxisSize", static_cast<double>(largest_axis_size));
}

}  // namespace tartan::bindings
