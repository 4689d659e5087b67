// Searches sums of small games to their end, by the rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "line_by_rule.hpp"
#include "tartan/games/game_sum.hpp"

namespace tartan::test {

/// A state has a number for each heap, and the set of heads for each row.
using State = std::vector<std::uint64_t>;

class SearchedSum {
 public:
  /// A part without a name is a heap of at most `size`; any other is a row with this many places.
  explicit SearchedSum(const std::vector<std::pair<std::string, std::uint32_t>>& parts) {
    for (const auto& [name, size] : parts) {
      names_.push_back(name);
      limits_.push_back(name.empty() ? std::uint64_t{size} + 1 : std::uint64_t{1} << size);
      lines_.push_back(name.empty() ? LineByRule("single", 0) : LineByRule(name, size));
    }
  }

  struct Option {
    SumMove move;
    State leads_to;
  };

  std::vector<Option> options(const State& state) const {
    std::vector<Option> options;
    for (std::size_t part = 0; part < state.size(); ++part)
      if (names_[part].empty())
        for (std::uint64_t left = 0; left < state[part]; ++left)
          options.push_back({{part, left, {}}, changed(state, part, left)});
      else
        add_turns(state, part, options);
    return options;
  }

  /// The mex of the options' Grundy numbers, with no theory.
  std::uint64_t grundy(const State& state) {
    if (const auto known = grundy_.find(state); known != grundy_.end()) return known->second;
    std::set<std::uint64_t> seen;
    for (const Option& option : options(state)) seen.insert(grundy(option.leads_to));
    std::uint64_t mex = 0;
    while (seen.contains(mex)) ++mex;
    return grundy_[state] = mex;
  }

  std::vector<State> all_states() const {
    std::vector<State> states{{}};
    for (const std::uint64_t limit : limits_) {
      std::vector<State> longer;
      for (const State& state : states)
        for (std::uint64_t value = 0; value < limit; ++value) {
          longer.push_back(state);
          longer.back().push_back(value);
        }
      states = std::move(longer);
    }
    return states;
  }

  std::vector<SumPart> parts(const State& state) const {
    std::vector<SumPart> parts;
    for (std::size_t part = 0; part < state.size(); ++part)
      if (names_[part].empty())
        parts.emplace_back(NimHeap{state[part]});
      else
        parts.emplace_back(CoinRow{*LineGame::parse(names_[part]), heads_of(state[part])});
    return parts;
  }

 private:
  static State changed(State state, std::size_t part, std::uint64_t value) {
    state[part] = value;
    return state;
  }

  static std::vector<std::uint32_t> heads_of(std::uint64_t set) {
    std::vector<std::uint32_t> heads;
    for (std::uint32_t place = 0; set >> place != 0; ++place)
      if ((set >> place & 1U) != 0) heads.push_back(place);
    return heads;
  }

  void add_turns(const State& state, std::size_t part, std::vector<Option>& options) const {
    for (const std::uint32_t place : heads_of(state[part]))
      for (const Places& turned : lines_[part].sets[place]) {
        std::uint64_t set = state[part];
        for (const std::uint32_t turn : turned) set ^= std::uint64_t{1} << turn;
        options.push_back({{part, 0, turned}, changed(state, part, set)});
      }
  }

  std::vector<std::string> names_;
  std::vector<std::uint64_t> limits_;
  std::vector<LineByRule> lines_;
  std::map<State, std::uint64_t> grundy_;
};

}  // namespace tartan::test
