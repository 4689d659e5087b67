// Games written as patterns, by trying all values of the patterns' letters.
#include "pattern.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "line_rules.hpp"
#include "mex.hpp"
#include "options_by_reach.hpp"

namespace tartan {
namespace {

using Set = std::span<const Distances>;

// A callback for each set, which returns false to stop. It refers to the function, so that the code
// that calls it is compiled once.
class Visit {
 public:
  template <class Function>
  explicit Visit(Function& function)
      : function_(&function),
        call_([](void* called, Set set) { return (*static_cast<Function*>(called))(set); }) {}

  bool operator()(Set set) const { return call_(function_, set); }

 private:
  void* function_;
  bool (*call_)(void*, Set);
};

// The values that a letter takes where distances are below a size: up to the size, as one may be
// the end of a stretch.
std::vector<std::uint32_t> values_below(const LengthFamily& family, std::uint32_t size) {
  auto values = family.lengths_up_to(size);  // so few are never refused
  return std::move(*values);
}

// A set of a pattern, ready to be tried: which values its letters have, and which stretches are
// known when a letter has its value.
struct TriedSet {
  TriedSet(const PatternSet& read, std::uint32_t size) : is_sym(read.is_sym) {
    for (const LengthFamily& family : read.letters) values.push_back(values_below(family, size));
    for (std::size_t known = 0; known <= values.size(); ++known) {
      for (const PatternStretch& stretch : read.stretches)
        if (letters_of(stretch) == known) stretches.push_back(stretch);
      known_stretches.push_back(stretches.size());
    }
  }

  bool is_sym;
  std::vector<std::vector<std::uint32_t>> values;  // by letter
  std::vector<PatternStretch> stretches;           // those that are known earlier come first
  std::vector<std::size_t> known_stretches;        // how many, by how many letters have values

 private:
  // The number of letters that must have values before the stretch is known.
  static std::size_t letters_of(const PatternStretch& stretch) {
    const auto needed = [](const PatternDistance& distance) {
      return distance.letter ? *distance.letter + 1 : 0;
    };
    return std::max(needed(stretch.first), stretch.end ? needed(*stretch.end) : 0);
  }
};

// The sets of a pattern at each of the first places.
class PatternSets {
 public:
  PatternSets(const std::vector<PatternSet>& sets, std::uint32_t size) {
    for (const PatternSet& set : sets) sets_.emplace_back(set, size);
  }

  /// Calls visit(set) for the sets that end at a place, some more than once, until it returns
  /// false.
  template <class Function>
  void visit_at(std::uint32_t place, Function function) {
    visit_all(place, Visit(function));
  }

 private:
  void visit_all(std::uint32_t place, Visit visit) {
    place_ = place;
    for (const TriedSet& set : sets_) {
      distances_.assign(set.stretches.size(), {});
      const bool goes_on = set.is_sym        ? visit_sym(visit)
                           : fits(set, 0, 0) ? visit_letters(set, 0, visit)
                                             : true;
      if (!goes_on) return;
    }
  }

  // Gives the letters from this one on all their values, those before it having theirs.
  bool visit_letters(const TriedSet& set, std::size_t letter, Visit visit) {
    if (letter == set.values.size()) return visit(Set(distances_));
    for (const std::uint32_t value : set.values[letter]) {
      if (value > place_ + 1) break;
      letter_values_[letter] = value;
      if (fits(set, set.known_stretches[letter], letter + 1) &&
          !visit_letters(set, letter + 1, visit))
        return false;
    }
    return true;
  }

  // Each mirrored pair between the ends is in the set or not.
  bool visit_sym(Visit visit) {
    for (std::uint32_t reach = 0; reach <= place_; ++reach)
      for (std::uint64_t pairs = 0; pairs >> reach / 2 == 0; ++pairs) {
        distances_.assign({{0, 1}});
        for (std::uint32_t away = 1; away < reach; ++away)
          if ((pairs >> (std::min(away, reach - away) - 1) & 1U) != 0)
            distances_.push_back({away, away + std::uint64_t{1}});
        if (reach != 0) distances_.push_back({reach, reach + std::uint64_t{1}});
        if (!visit(Set(distances_))) return false;
      }
    return true;
  }

  // True if the stretches from `first` on that this many letters determine lie on the line, and
  // apart from each other and from earlier ones.
  bool fits(const TriedSet& set, std::size_t first, std::size_t letters) {
    for (std::size_t index = first; index < set.known_stretches[letters]; ++index) {
      const std::optional<Distances> distances = distances_of(set.stretches[index]);
      if (!distances) return false;
      for (std::size_t other = 0; other < index; ++other)
        if (distances->first < distances_[other].end && distances_[other].first < distances->end)
          return false;
      distances_[index] = *distances;
    }
    return true;
  }

  // None where it is empty or not on the line.
  std::optional<Distances> distances_of(const PatternStretch& stretch) const {
    const auto first = value_of(stretch.first);
    const auto end = stretch.end ? value_of(*stretch.end)
                     : first     ? std::optional(*first + 1)
                                 : std::nullopt;
    if (!first || !end || *first >= *end || *end > place_ + std::uint64_t{1}) return std::nullopt;
    return Distances{*first, *end};
  }

  // None where it is negative.
  std::optional<std::uint64_t> value_of(const PatternDistance& distance) const {
    std::uint64_t value = distance.number;
    if (distance.letter) value *= letter_values_[*distance.letter];
    if (!distance.from_first_coin) return value;
    if (value > place_) return std::nullopt;
    return place_ - value;
  }

  std::vector<TriedSet> sets_;
  std::uint32_t place_ = 0;
  std::array<std::uint32_t, most_pattern_letters> letter_values_{};
  std::vector<Distances> distances_;
};

class Pattern final : public LineRules {
 public:
  Pattern(std::string_view text, std::vector<PatternSet> sets)
      : name_("pattern:" + std::string(text)), sets_(std::move(sets)) {}

  std::string name() const override { return name_; }
  std::uint32_t origin() const noexcept override { return 1; }

  bool has_sets_by_place() const noexcept override {
    return std::ranges::any_of(sets_, [](const PatternSet& set) {
      return std::ranges::any_of(set.stretches, [](const PatternStretch& stretch) {
        return stretch.first.from_first_coin || (stretch.end && stretch.end->from_first_coin);
      });
    });
  }

  void add_sets(std::uint32_t place, MoveSets& sets) const override {
    const bool all = has_sets_by_place();
    OrderedSets ordered;
    PatternSets(sets_, place + 1).visit_at(place, [&](Set set) {
      const Places distances = numbers_in(set);
      return (!all && distances.back() != place) || ordered.insert(distances);
    });
    ordered.add_to(sets);
  }

  // Each letter makes as many sets of one as there are places. How many sets there are in all
  // counts only where they are tried anew at each place: elsewhere a place takes little more than
  // reading them.
  std::uint64_t largest_count() const override {
    constexpr std::array<std::uint64_t, most_pattern_letters + 1> by_letters{100'000, 10'000, 500,
                                                                             100};
    std::uint64_t count = by_letters[0];
    for (const PatternSet& set : sets_)
      count = std::min(count, set.is_sym ? 32 : by_letters[set.letters.size()]);
    if (has_sets_by_place())
      while (tries(count) > most_tries) --count;
    return count;
  }

  std::vector<Nimber> grundy_numbers(std::uint64_t count) const override {
    PatternSets sets(sets_, static_cast<std::uint32_t>(count));
    if (has_sets_by_place()) return grundy_by_place(count, sets);
    OptionsByReach options;
    const auto add = [&](Set set) {
      options.add(set);
      return true;
    };
    // The sets of the last place include every set that fits anywhere.
    if (count > 0) sets.visit_at(static_cast<std::uint32_t>(count - 1), add);
    return options.grundy_numbers(count);
  }

  std::optional<Places> find_move(std::uint32_t place, Nimber wanted,
                                  std::span<const Nimber> grundy) const override {
    std::vector<Nimber> x{0};
    for (const Nimber number : grundy.first(place)) x.push_back(x.back() ^ number);
    x.push_back(x[place]);
    std::optional<Places> distances;
    PatternSets(sets_, place + 1).visit_at(place, [&](Set set) {
      if (worth(set, x) == wanted) distances = numbers_in(set);
      return !distances;
    });
    if (!distances) return std::nullopt;
    return places_before(place, *std::move(distances));
  }

 private:
  // About a second.
  static constexpr std::uint64_t most_tries = 100'000'000;

  // About how many sets are tried for so many places.
  std::uint64_t tries(std::uint64_t count) const {
    std::uint64_t tried = 0;
    for (const PatternSet& set : sets_) {
      std::uint64_t of_set = count;
      for (std::size_t letter = 0; letter < set.letters.size(); ++letter) of_set *= count;
      tried += of_set / (set.letters.size() + 1);
    }
    return tried;
  }

  // Grundy numbers where the sets depend on the place, with the prefix XORs x[n] = g(0) ^ ... ^
  // g(n-1).
  static std::vector<Nimber> grundy_by_place(std::uint64_t count, PatternSets& sets) {
    std::vector<Nimber> grundy, x{0};
    MexFinder options;
    for (std::uint32_t place = 0; place < count; ++place) {
      x.push_back(x[place]);  // as if the corner were worth 0
      options.begin();
      sets.visit_at(place, [&](Set set) {
        options.see(worth(set, x));
        return true;
      });
      grundy.push_back(options.mex());
      x.back() ^= grundy[place];
    }
    return grundy;
  }

  static Places numbers_in(Set set) {
    std::vector<std::uint64_t> numbers;
    for (const auto& [first, end] : set)
      for (std::uint64_t number = first; number < end; ++number) numbers.push_back(number);
    std::ranges::sort(numbers);
    Places places;
    for (const std::uint64_t number : numbers) places.push_back(static_cast<std::uint32_t>(number));
    return places;
  }

  // The prefix XORs end with the last value repeated, because the corner counts as 0.
  static Nimber worth(Set set, std::span<const Nimber> x) {
    Nimber nimber = 0;
    for (const auto& [first, end] : set)
      nimber ^= x[x.size() - 1 - static_cast<std::size_t>(first)] ^
                x[x.size() - 1 - static_cast<std::size_t>(end)];
    return nimber;
  }

  std::string name_;
  std::vector<PatternSet> sets_;
};

}  // namespace

Result<LineRulesPointer> pattern_rules(std::string_view text) {
  auto sets = read_pattern(text);
  if (!sets) return sets.error();
  return LineRulesPointer(std::make_unique<const Pattern>(text, std::move(*sets)));
}

}  // namespace tartan
