#include <algorithm>
#include <utility>

#include "pattern.hpp"

namespace tartan {
namespace {

using Family = LengthFamily::Kind;

LengthFamily values_of(char letter) {
  switch (letter) {
    case 't':
      return LengthFamily(Family::triangular);
    case 's':
      return LengthFamily(Family::square);
    case 'o':
      return LengthFamily(Family::odd);
    case 'w':
      return LengthFamily(Family::powers_of_two);
    case 'p':
      return LengthFamily(Family::primes);
    case 'f':
      return LengthFamily(Family::fibonacci);
    default:
      return LengthFamily(Family::all);
  }
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

// Reads the text from its beginning. The first error is kept, and reading stops there.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Result<std::vector<PatternSet>> read() {
    if (text_.size() > most_pattern_text)
      return Error{ErrorKind::pattern_too_long, most_pattern_text};
    std::vector<PatternSet> sets;
    do sets.push_back(read_set());
    while (take(";"));
    if (place_ < text_.size()) refuse(ErrorKind::bad_pattern);
    if (error_) return *error_;
    return sets;
  }

 private:
  PatternSet read_set() {
    PatternSet set;
    const std::size_t start = place_;
    letter_names_.clear();
    if (take("sym")) {
      set.is_sym = true;
      return set;
    }
    do set.stretches.push_back(read_stretch(set));
    while (take(","));
    // The set begins with the corner, the coin that must be heads.
    const PatternDistance& corner = set.stretches.front().first;
    if (corner.from_first_coin || corner.letter || corner.number != 0)
      refuse_at(start, ErrorKind::pattern_without_corner);
    return set;
  }

  PatternStretch read_stretch(PatternSet& set) {
    PatternStretch stretch{.first = read_distance(set), .end = std::nullopt};
    if (take("..")) stretch.end = read_distance(set);
    return stretch;
  }

  PatternDistance read_distance(PatternSet& set) {
    PatternDistance distance;
    if (take("n")) {
      distance.from_first_coin = true;
      if (!take("-")) return distance;
    }
    const bool has_number = !is_at_end() && is_digit(text_[place_]);
    distance.number = has_number ? read_number() : 1;
    if (!is_at_end() && is_letter(text_[place_]) && text_[place_] != 'n')
      distance.letter = read_letter(set);
    else if (!has_number)
      refuse(ErrorKind::bad_pattern);
    if (distance.letter && distance.number == 0) refuse(ErrorKind::bad_pattern);
    return distance;
  }

  std::uint32_t read_number() {
    const std::size_t start = place_;
    std::uint32_t number = 0;
    for (; !is_at_end() && is_digit(text_[place_]); ++place_) {
      number = number * 10 + static_cast<std::uint32_t>(text_[place_] - '0');
      if (number > most_pattern_number) refuse_at(start, ErrorKind::large_pattern_number);
    }
    return number;
  }

  std::size_t read_letter(PatternSet& set) {
    const std::size_t known = letter_names_.find(text_[place_]);
    if (known != std::string_view::npos) {
      ++place_;
      return known;
    }
    if (letter_names_.size() == most_pattern_letters) refuse(ErrorKind::too_many_pattern_letters);
    if (error_) return 0;
    letter_names_ += text_[place_];
    set.letters.push_back(values_of(text_[place_++]));
    return set.letters.size() - 1;
  }

  bool is_at_end() const noexcept { return error_ || place_ >= text_.size(); }

  bool take(std::string_view expected) {
    if (is_at_end() || !text_.substr(place_).starts_with(expected)) return false;
    place_ += expected.size();
    return true;
  }

  void refuse(ErrorKind kind) { refuse_at(place_, kind); }
  void refuse_at(std::size_t place, ErrorKind kind) {
    if (!error_) error_ = Error{kind, place + 1};
  }

  std::string_view text_;
  std::size_t place_ = 0;
  std::string letter_names_;  // of the set that is read
  std::optional<Error> error_;
};

}  // namespace

Result<std::vector<PatternSet>> read_pattern(std::string_view text) { return Reader(text).read(); }

}  // namespace tartan
