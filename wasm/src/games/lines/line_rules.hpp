// What each game on a line has to say. LineGame hands it on, and its header has the contracts.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tartan/games/line_game.hpp"

namespace tartan {

/// Places of a move, ascending, or distances from its corner, as is said where it is used.
using Places = std::vector<std::uint32_t>;

/// The most Grundy numbers that a formula gives, and that a single loop for each of them finds.
inline constexpr std::uint64_t most_by_formula = 1'000'000;
inline constexpr std::uint64_t most_by_loop = 100'000;

class LineRules {
 public:
  virtual ~LineRules() = default;

  virtual std::string name() const = 0;
  virtual std::uint32_t origin() const noexcept = 0;
  virtual std::string_view oeis() const noexcept { return {}; }
  virtual bool has_closed_form() const noexcept { return false; }

  /// Whether the sets at a place are others than those that fit there of all other places.
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

/// The rules of each family. The origin is 0 or 1.
std::shared_ptr<const LineRules> run_rules(const LengthFamily& lengths);
/// From `fewest` to `most` coins, 1 <= fewest <= most.
std::shared_ptr<const LineRules> coin_rules(std::string name, std::uint32_t fewest,
                                            std::uint32_t most, std::uint32_t origin);
std::shared_ptr<const LineRules> twins_within_rules(std::uint32_t furthest);
std::shared_ptr<const LineRules> sym_rules();
std::shared_ptr<const LineRules> grunt_rules();
std::shared_ptr<const LineRules> turnips_rules();
/// Errors: those of read_pattern in pattern.hpp.
Result<std::shared_ptr<const LineRules>> pattern_rules(std::string_view text);

}  // namespace tartan
