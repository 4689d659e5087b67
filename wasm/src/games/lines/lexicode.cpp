#include "lexicode.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace tartan {
namespace {

// A set of numbers below a power of two, at least 64, with one bit for each.
class NumberSet {
 public:
  std::size_t words() const noexcept { return words_.size(); }
  void resize(std::size_t words) { words_.resize(words); }

  void add(Nimber number) noexcept {
    words_[word_of(number)] |= std::uint64_t{1} << (number & 63U);
  }

  /// Adds number ^ change for each number of another set of this size, where that goes into a word
  /// from `first` on.
  void add_changed(const NumberSet& other, Nimber change, std::size_t first) noexcept {
    const std::size_t far = word_of(change);
    for (std::size_t word = first; word < words_.size(); ++word)
      if (other.words_[word ^ far] != 0)
        words_[word] |= within_word(other.words_[word ^ far], change);
  }

  /// The smallest number that is not in the set, when all below `least` are.
  Nimber missing(Nimber least) const noexcept {
    std::size_t word = word_of(least);
    while (word < words_.size() && words_[word] == ~std::uint64_t{0}) ++word;
    const int ones = word < words_.size() ? std::countr_one(words_[word]) : 0;
    return Nimber{word} * 64 + static_cast<Nimber>(ones);
  }

  static std::size_t word_of(Nimber number) noexcept {
    return static_cast<std::size_t>(number >> 6U);
  }

 private:
  // The bit at b goes to b ^ change, one bit of the change after the other.
  static std::uint64_t within_word(std::uint64_t word, Nimber change) noexcept {
    constexpr std::array<std::uint64_t, 6> lower{0x5555555555555555, 0x3333333333333333,
                                                 0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                                 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
    for (unsigned bit = 0; bit < lower.size(); ++bit)
      if ((change >> bit & 1U) != 0) {
        const unsigned far = 1U << bit;
        word = (word & lower[bit]) << far | (word >> far & lower[bit]);
      }
    return word;
  }

  std::vector<std::uint64_t> words_{1};  // with 0 in it
};

constexpr std::size_t most_words = std::size_t{1} << 16U;

}  // namespace

std::vector<Nimber> lexicode_columns(std::uint32_t most, std::uint64_t count) {
  std::vector<Nimber> columns;
  // By how many, the nim-sums of at most so many columns.
  std::vector<NumberSet> sums(most);
  NumberSet& options = sums.back();
  for (Nimber next = 0; columns.size() < count; columns.push_back(next)) {
    next = options.missing(next);
    const std::size_t words = std::bit_ceil(NumberSet::word_of(next) + 1);
    if (words > most_words) break;
    if (words > options.words())
      for (NumberSet& set : sums) set.resize(words);
    // Numbers below this column are no longer missing, so only the other options matter.
    for (std::size_t coins = most - 1; coins > 1; --coins)
      sums[coins].add_changed(sums[coins - 1], next,
                              coins == most - 1 ? NumberSet::word_of(next) : 0);
    sums[1].add(next);
  }
  return columns;
}

}  // namespace tartan
