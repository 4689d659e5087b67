// Axes whose moves can be counted, and the totals of their counts.
#pragma once

#include <emscripten/bind.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "arrays.hpp"
#include "failure.hpp"
#include "tartan/counting/axis_weights.hpp"
#include "tartan/counting/countable_axis.hpp"
#include "tartan/counting/given_axis.hpp"
#include "tartan/counting/move_count.hpp"
#include "tartan/counting/openings.hpp"
#include "tartan/counting/position_range.hpp"
#include "tartan/length_family.hpp"
#include "tartan/memory.hpp"

namespace tartan::bindings {

// The moves of a count by stretch (move_count.hpp), starting with the stretch of its first
// position. Empty if stretches weren't requested, if the count covers every nimber, or if there was
// no memory for it.
struct StretchesRecord {
  double stride = 1;
  Uint32Array counts{val::undefined()};
};

// An axis, swept here or given by another worker, by the text of its lengths.
template <class Axis>
Result<Axis> axis_of(double size, const std::string& lengths) {
  const auto family = LengthFamily::parse(lengths);
  if (!family) return family.error();
  return Axis::create(whole(size), *family);
}

// An axis whose moves can be counted once it is known to its end.
class Countable {
 public:
  virtual ~Countable() = default;

  /// Begins to count the positions first ... last. False where the axis isn't known yet, or has no
  /// such positions, or no such nimbers as are wanted.
  bool count_all(std::uint32_t first, std::uint32_t last) {
    const auto axis = countable_at(first, last);
    if (axis) count_.emplace(MoveCount::of_all(*axis, {first, last}));
    return axis.has_value();
  }
  bool count_wanted(const Uint16Array& nimbers, std::uint32_t first, std::uint32_t last,
                    bool by_stretch) {
    const auto axis = countable_at(first, last);
    if (!axis) return false;
    auto wanted = copy_in<std::uint16_t>(nimbers);
    std::ranges::sort(wanted);
    const bool are_different = std::ranges::adjacent_find(wanted) == wanted.end();
    if (!are_different || (!wanted.empty() && wanted.back() >= axis->width)) return false;
    const PositionRange positions{first, last};
    stretches_ = {AxisWeights::stride_for(axis->size(), wanted.size()), {}};
    stretch_memory_ = nullptr;
    if (by_stretch) {
      const std::size_t size = StretchCounts::size(positions, stretches_.stride, wanted.size());
      stretch_memory_ = reserve(size * sizeof(std::uint32_t), system_memory());
      if (stretch_memory_)
        stretches_.counts = {reinterpret_cast<std::uint32_t*>(stretch_memory_.get()), size};
    }
    count_.emplace(MoveCount::of_wanted(*axis, wanted, positions, stretches_));
    return true;
  }
  double count_total() const { return count_ ? static_cast<double>(count_->pairs_total()) : 0; }
  double advance_count(double pairs) {
    if (!count_) return 0;
    count_->advance(whole(pairs));
    return static_cast<double>(count_->pairs_done());
  }
  bool is_counted() const { return count_ && count_->finished(); }
  bool counts_all() const { return count_ && count_->counts_all(); }
  StretchesRecord stretches() const {
    const bool is_known = is_counted() && !counts_all();
    return {.stride = static_cast<double>(stretches_.stride),
            .counts = copy_out<Uint32Array, std::uint32_t>(is_known ? stretches_.counts
                                                                    : std::span<std::uint32_t>())};
  }
  BigUint64Array histogram() const {
    return copy_out<BigUint64Array>(count_ ? count_->histogram()
                                           : std::span<const std::uint64_t>());
  }

 protected:
  /// The axis as a count needs it; empty until the axis is complete.
  virtual std::optional<CountableAxis> countable() const = 0;

 private:
  std::optional<CountableAxis> countable_at(std::uint32_t first, std::uint32_t last) const {
    const auto axis = countable();
    return axis && 1 <= first && first <= last && last <= axis->size() ? axis : std::nullopt;
  }

  ReservedMemory stretch_memory_;
  StretchCounts stretches_{1, {}};
  std::optional<MoveCount> count_;  // refers to the axis and the stretches
};

// An axis that another worker has swept. Where it was refused, `failure` says why, and it does
// nothing.
class GivenAxis final : public Countable {
 public:
  GivenAxis(double size, const std::string& lengths)
      : axis_(axis_of<tartan::GivenAxis>(size, lengths)) {}

  std::optional<Failure> failure() const {
    if (axis_) return std::nullopt;
    return describe(axis_.error());
  }
  /// Takes the next prefix XORs, of position 1 and on; false where they cannot be those of the
  /// axis.
  bool give(const Uint16Array& values) {
    return axis_ && axis_->give(copy_in<std::uint16_t>(values));
  }
  double width() const { return axis_ ? axis_->width() : 0; }

  std::optional<CountableAxis> countable() const override {
    if (!axis_ || !axis_->complete()) return std::nullopt;
    return *axis_;
  }

 private:
  Result<tartan::GivenAxis> axis_;
};

// Openings with the pairs as columns.
struct OpeningsRecord {
  BigInt winning_openings{val::undefined()};
  BigInt openings{val::undefined()};
  double board_nimber = 0;
  Uint16Array a{val::undefined()};
  Uint16Array b{val::undefined()};
  BigUint64Array row_moves{val::undefined()};
  BigUint64Array column_moves{val::undefined()};
};

inline OpeningsRecord record_of(const Openings& openings) {
  const std::span<const NimberPair> pairs = openings.pairs;
  return {
      .winning_openings = big_int(openings.winning),
      .openings = big_int(openings.all),
      .board_nimber = static_cast<double>(openings.board_nimber),
      .a = column_of<Uint16Array, std::uint16_t>(pairs, &NimberPair::a),
      .b = column_of<Uint16Array, std::uint16_t>(pairs, &NimberPair::b),
      .row_moves = column_of<BigUint64Array, std::uint64_t>(pairs, &NimberPair::row_moves),
      .column_moves = column_of<BigUint64Array, std::uint64_t>(pairs, &NimberPair::column_moves),
  };
}

}  // namespace tartan::bindings
