// A line of any game, with what is needed to compare its moves with the rules.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "input.hpp"
#include "sets_by_rule.hpp"
#include "tartan/games/line_game.hpp"

namespace tartan::fuzz {

/// Places with their Grundy numbers, which other contracts compare with the definition.
class AnyLine {
 public:
  explicit AnyLine(Input& input)
      : name_(input.below(4) == 0 ? pattern_game(input) : line_game_name(input, 12)),
        game_(*LineGame::parse(name_)) {
    if (name_.starts_with("pattern:"))
      listed_.emplace(name_, most_listed);
    else
      rule_.emplace(name_);
    grundy_ = *game_.grundy_numbers(listed_             ? most_listed
                                    : name_ == "sym"    ? 14
                                    : rule_->most() > 3 ? rule_->most() + 6
                                                        : 200);
  }

  const std::string& name() const { return name_; }
  const LineGame& game() const { return game_; }
  const std::vector<Nimber>& grundy() const { return grundy_; }
  std::uint32_t place(Input& input) const {
    return input.below(static_cast<std::uint32_t>(grundy_.size()));
  }

  /// The XOR of a move's places; its last place is the corner.
  Nimber worth_of_move(const test::Places& places, std::uint32_t corner) const {
    must(!places.empty() && places.back() == corner, "a move ends at its corner");
    must(rule_ ? rule_->has(places) : std::ranges::count(listed_->sets[corner], places) == 1,
         "a move is one of the rules");
    Nimber worth = 0;
    for (const std::uint32_t place : places) worth ^= grundy_[place];
    return worth;
  }

 private:
  static constexpr std::uint32_t most_listed = 6;

  std::string name_;
  LineGame game_;
  std::optional<test::SetsByRule> rule_;
  std::optional<test::LineByRule> listed_;
  std::vector<Nimber> grundy_;
};

}  // namespace tartan::fuzz
