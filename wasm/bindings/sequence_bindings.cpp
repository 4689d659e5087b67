// Exports for whole sequences P(1), P(2), ... One of the two axes is swept here and the other comes
// from another worker. Each chunk of boards is then tallied in either.
#include <emscripten/bind.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "failure.hpp"
#include "tartan/counting/axis_sweep.hpp"
#include "tartan/counting/sequence.hpp"

namespace tartan::bindings {
namespace {

// P(n) of neighbouring boards in two halves, and their nimbers.
struct BoardsRecord {
  BigUint64Array winning_low{val::undefined()};
  BigUint64Array winning_high{val::undefined()};  // empty where 64 bits are enough for all
  Uint16Array board_nimbers{val::undefined()};
};

BoardsRecord boards_record(std::span<const SequenceValue> values) {
  std::vector<std::uint64_t> low, high;
  std::vector<std::uint16_t> board_nimbers;
  for (const SequenceValue& value : values) {
    low.push_back(static_cast<std::uint64_t>(value.winning));
    high.push_back(static_cast<std::uint64_t>(value.winning >> 64U));
    board_nimbers.push_back(value.board_nimber);
  }
  if (std::all_of(high.begin(), high.end(), [](std::uint64_t half) { return half == 0; }))
    high.clear();
  return {.winning_low = copy_out<BigUint64Array, std::uint64_t>(low),
          .winning_high = copy_out<BigUint64Array, std::uint64_t>(high),
          .board_nimbers = copy_out<Uint16Array, std::uint16_t>(board_nimbers)};
}

struct TotalsRecord {
  Uint32Array rows{val::undefined()};
  Uint32Array columns{val::undefined()};
};

// The boards up to size x size. Where they were refused, `failure` says why, and nothing is done.
class BoardSequence {
 public:
  /// Reserves all memory. Sweeps the rows axis, or else the columns axis.
  BoardSequence(double size, const std::string& row_lengths, const std::string& column_lengths,
                bool sweeps_rows)
      : sweeps_rows_(sweeps_rows),
        parts_(create(whole(size), row_lengths, column_lengths, sweeps_rows)) {}

  std::optional<Failure> failure() const {
    if (parts_) return std::nullopt;
    return describe(parts_.error());
  }
  double pairs_total() const {
    return parts_ ? static_cast<double>(parts_->sweep.pairs_total()) : 0;
  }
  double advance_sweep(double pairs) {
    if (!parts_) return 0;
    parts_->sweep.advance(whole(pairs));
    return static_cast<double>(parts_->sweep.pairs_done());
  }
  bool is_swept() const { return parts_ && parts_->sweep.finished(); }
  Uint16Array prefix_xors() const {
    return copy_out<Uint16Array>(is_swept() ? parts_->sweep.prefix_xors()
                                            : std::span<const std::uint16_t>());
  }

  /// Begins, once the axis is swept, with the prefix XORs of the other one: size + 1 of them, none
  /// larger than an axis with its lengths can have. Returns how many boards a chunk can have; 0
  /// where it cannot begin.
  double begin(const Uint16Array& other_prefix_xors) {
    if (!is_swept()) return 0;
    Parts& parts = *parts_;
    const std::span<std::uint16_t> other{reinterpret_cast<std::uint16_t*>(parts.other.get()),
                                         std::size_t{parts.sweep.size()} + 1};
    if (other_prefix_xors["length"].as<std::size_t>() != other.size()) return 0;
    val(emscripten::typed_memory_view(other.size(), other.data()))
        .call<void>("set", other_prefix_xors);
    const std::uint32_t largest = *std::max_element(other.begin(), other.end());
    const SweptAxis own_axis = swept_axis(parts.sweep);
    const SweptAxis other_axis{other, parts.other_lengths, std::bit_ceil(largest + 1)};
    const bool has_begun = sweeps_rows_ ? parts.sequence.begin(own_axis, other_axis)
                                        : parts.sequence.begin(other_axis, own_axis);
    return has_begun ? parts.sequence.chunk_size() : 0;
  }

  // Then chunks, as OpeningSequence has them, and what it refuses: before it has begun all of them.
  TotalsRecord tally(std::uint32_t place, std::uint32_t first, std::uint32_t last) {
    const ChunkTotals totals =
        parts_ ? parts_->sequence.tally(place, {first, last}) : ChunkTotals{};
    return {.rows = copy_out<Uint32Array>(totals.rows),
            .columns = copy_out<Uint32Array>(totals.columns)};
  }
  bool skip(const Uint32Array& rows, const Uint32Array& columns) {
    const auto row_totals = copy_in<std::uint32_t>(rows);
    const auto column_totals = copy_in<std::uint32_t>(columns);
    return parts_ && parts_->sequence.skip({row_totals, column_totals});
  }
  BoardsRecord sum(std::uint32_t place) {
    return boards_record(parts_ ? parts_->sequence.sum(place) : std::span<const SequenceValue>());
  }

 private:
  struct Parts {
    AxisSweep sweep;
    ReservedMemory other;  // the prefix XORs of the other axis
    std::vector<std::uint32_t> other_lengths;
    OpeningSequence sequence;
  };

  static Result<Parts> create(std::uint64_t size, const std::string& row_lengths,
                              const std::string& column_lengths, bool sweeps_rows) {
    const auto rows = LengthFamily::parse(row_lengths);
    if (!rows) return rows.error();
    const auto columns = LengthFamily::parse(column_lengths);
    if (!columns) return columns.error();
    auto sequence = OpeningSequence::create(size, *rows, *columns);
    if (!sequence) return sequence.error();
    auto sweep = AxisSweep::create(size, sweeps_rows ? *rows : *columns);
    if (!sweep) return sweep.error();
    auto lengths = (sweeps_rows ? *columns : *rows).lengths_up_to(static_cast<std::uint32_t>(size));
    if (!lengths) return lengths.error();
    const std::size_t bytes = (size + 1) * sizeof(std::uint16_t);
    ReservedMemory other = reserve(bytes, system_memory());
    if (!other) return Error{ErrorKind::out_of_memory, bytes};
    return Parts{std::move(*sweep), std::move(other), std::move(*lengths), std::move(*sequence)};
  }

  bool sweeps_rows_;
  Result<Parts> parts_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_sequence) {
  using namespace emscripten;

  value_object<TotalsRecord>("TotalsRecord")
      .field("rows", &TotalsRecord::rows)
      .field("columns", &TotalsRecord::columns);
  value_object<BoardsRecord>("BoardsRecord")
      .field("winningLow", &BoardsRecord::winning_low)
      .field("winningHigh", &BoardsRecord::winning_high)
      .field("boardNimbers", &BoardsRecord::board_nimbers);

  class_<BoardSequence>("BoardSequence")
      .constructor<double, std::string, std::string, bool>()
      .function("failure", &BoardSequence::failure)
      .function("pairsTotal", &BoardSequence::pairs_total)
      .function("advanceSweep", &BoardSequence::advance_sweep)
      .function("isSwept", &BoardSequence::is_swept)
      .function("prefixXors", &BoardSequence::prefix_xors)
      .function("begin", &BoardSequence::begin)
      .function("tally", &BoardSequence::tally)
      .function("skip", &BoardSequence::skip)
      .function("sum", &BoardSequence::sum);
  constant("sequencePlaces", OpeningSequence::places);
}

}  // namespace tartan::bindings
