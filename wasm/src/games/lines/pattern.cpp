// Games of one's own, by trying all values of the letters in their patterns.
#include "pattern.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "line_rules.hpp"
#include "mex.hpp"

namespace tartan {
namespace {

// Distances first ... end - 1.
struct Distances {
  std::uint64_t first, end;
};
using Set = std::span<const Distances>;

// What is done with each set: a function that returns false where no further set is wanted. It is
// only referred to, so that there is one code for all.
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

// The sets of a pattern at each of the first places.
class PatternSets {
 public:
  PatternSets(const std::vector<PatternSet>& sets, std::uint32_t size) : sets_(sets) {
    for (const PatternSet& set : sets_) {
      auto& values = values_.emplace_back();
      for (const LengthFamily& family : set.letters) values.push_back(values_below(family, size));
    }
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
    for (std::size_t index = 0; index < sets_.size(); ++index) {
      distances_.assign(sets_[index].stretches.size(), {});
      const bool goes_on = sets_[index].is_sym     ? visit_sym(visit)
                           : fits(sets_[index], 0) ? visit_letters(index, 0, visit)
                                                   : true;
      if (!goes_on) return;
    }
  }

  // Gives the letters from this one on all their values, those before it having theirs.
  bool visit_letters(std::size_t index, std::size_t letter, Visit visit) {
    const PatternSet& set = sets_[index];
    if (letter == set.letters.size()) return visit(Set(distances_));
    for (const std::uint32_t value : values_[index][letter]) {
      if (value > place_ + 1) break;
      letter_values_[letter] = value;
      if (fits(set, letter + 1) && !visit_letters(index, letter + 1, visit)) return false;
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

  // Whether the stretches whose letters are among the first `known` lie on the line, and apart.
  bool fits(const PatternSet& set, std::size_t known) {
    for (std::size_t index = 0; index < set.stretches.size(); ++index) {
      const auto& [first, end] = set.stretches[index];
      Distances& distances = distances_[index];
      if (!is_known(first, known) || (end && !is_known(*end, known))) {
        distances = {};
        continue;
      }
      const auto first_value = value_of(first);
      const auto end_value = end           ? value_of(*end)
                             : first_value ? std::optional(*first_value + 1)
                                           : std::nullopt;
      if (!first_value || !end_value) return false;
      distances = {*first_value, *end_value};
      if (distances.first >= distances.end || distances.end > place_ + std::uint64_t{1})
        return false;
      for (std::size_t other = 0; other < index; ++other)
        if (distances.first < distances_[other].end && distances_[other].first < distances.end)
          return false;
    }
    return true;
  }

  static bool is_known(const PatternDistance& distance, std::size_t known) {
    return !distance.letter || *distance.letter < known;
  }

  // None where it is negative.
  std::optional<std::uint64_t> value_of(const PatternDistance& distance) const {
    std::uint64_t value = distance.number;
    if (distance.letter) value *= letter_values_[*distance.letter];
    if (!distance.from_first_coin) return value;
    if (value > place_) return std::nullopt;
    return place_ - value;
  }

  const std::vector<PatternSet>& sets_;
  std::vector<std::vector<std::vector<std::uint32_t>>> values_;  // by set and letter
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

  // Each letter makes as many sets of one as there are places.
  std::uint64_t largest_count() const override {
    constexpr std::array<std::uint64_t, most_pattern_letters + 1> by_letters{100'000, 10'000, 500,
                                                                             100};
    std::uint64_t count = by_letters[0];
    for (const PatternSet& set : sets_)
      count = std::min(count, set.is_sym ? 32 : by_letters[set.letters.size()]);
    return count;
  }

  // As of runs, with the prefix XORs x[n] = g(0) ^ ... ^ g(n-1).
  std::vector<Nimber> grundy_numbers(std::uint64_t count) const override {
    std::vector<Nimber> grundy, x{0};
    PatternSets sets(sets_, static_cast<std::uint32_t>(count));
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
  static Places numbers_in(Set set) {
    std::vector<std::uint64_t> numbers;
    for (const auto& [first, end] : set)
      for (std::uint64_t number = first; number < end; ++number) numbers.push_back(number);
    std::ranges::sort(numbers);
    Places places;
    for (const std::uint64_t number : numbers) places.push_back(static_cast<std::uint32_t>(number));
    return places;
  }

  // The last of the prefix XORs is that before the corner, once more.
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
