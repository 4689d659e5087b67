// The functions that each game on a line provides. LineGame forwards to them; its header documents
// them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "places.hpp"
#include "tartan/games/line_game.hpp"

namespace tartan {

/// The most Grundy numbers that are given where a formula, or a single loop for each, finds them.
inline constexpr std::uint64_t most_by_formula = 1'000'000;
inline constexpr std::uint64_t most_by_loop = 100'000;

class LineRules {
 public:
  virtual ~LineRules() = default;

  virtual std::string name() const = 0;
  virtual std::uint32_t origin() const noexcept = 0;
  virtual std::optional<OeisEntry> oeis() const noexcept { return std::nullopt; }
  virtual bool has_closed_form() const noexcept { return false; }

  /// True if places have sets of their own, and not just all sets that fit there.
  virtual bool has_sets_by_place() const noexcept { return false; }

  /// Adds the sets that end at a place and turn the first coin of all too; where the game has its
  /// sets by place, all that end there. Asked for every place in turn this gives all sets, those
  /// that reach back least first. It may stop when a set is not taken.
  virtual void add_sets(std::uint32_t place, MoveSets& sets) const = 0;

  virtual std::uint64_t largest_count() const = 0;

  /// `count` is at most largest_count().
  virtual std::vector<Nimber> grundy_numbers(std::uint64_t count) const = 0;
  virtual std::optional<Places> find_move(std::uint32_t place, Nimber wanted,
                                          std::span<const Nimber> grundy) const = 0;
};

using LineRulesPointer = std::unique_ptr<const LineRules>;

/// Sets in the order in which a line has those of a place: each once, those that reach back least
/// first, and then by their distances, compared one after the other.
class OrderedSets {
 public:
  /// Distances from the corner, ascending. False once there are more than a board's line may have.
  bool insert(const Places& distances);

  void add_to(MoveSets& sets) const;

 private:
  std::set<Places> sets_;  // each with its reach before its distances
};

/// The rules of families. The origin is 0 or 1. Games whose name says all of them are declared
/// where they are listed, in line_game.cpp.
LineRulesPointer run_rules(const LengthFamily& lengths);
/// From `fewest` to `most` coins, 1 <= fewest <= most.
LineRulesPointer coin_rules(std::string name, std::uint32_t fewest, std::uint32_t most,
                            std::uint32_t origin);
LineRulesPointer twins_within_rules(std::uint32_t furthest);
/// Errors: those of read_pattern in pattern.hpp.
Result<LineRulesPointer> pattern_rules(std::string_view text);

}  // namespace tartan
