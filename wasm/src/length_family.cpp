#include "tartan/length_family.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <utility>

namespace tartan {
namespace {

using FamilyKind = LengthFamily::Kind;

// The 65,536th prime. A size that reaches it is refused whatever the further primes are, so no
// sieve has to be longer.
constexpr std::size_t first_refused_prime = 821'641;

std::vector<std::size_t> primes_up_to(std::size_t limit) {
  std::vector<bool> composite(limit + 1);
  std::vector<std::size_t> primes;
  for (std::size_t candidate = 2; candidate <= limit; ++candidate) {
    if (composite[candidate]) continue;
    primes.push_back(candidate);
    for (std::size_t multiple = 2 * candidate; multiple <= limit; multiple += candidate)
      composite[multiple] = true;
  }
  return primes;
}

// The lengths up to `size` in ascending order, cut off after one more than is allowed.
class Collector {
 public:
  explicit Collector(std::uint32_t size) : size_(size) {}

  /// Takes the next length; false where no further one is wanted.
  bool take(std::uint64_t length) {
    if (length > size_ || lengths_.size() > most_lengths) return false;
    lengths_.push_back(static_cast<std::uint32_t>(length));
    return true;
  }

  Result<std::vector<std::uint32_t>> finish() && {
    if (lengths_.size() > most_lengths)
      return Error{ErrorKind::too_many_lengths, lengths_.back() - std::uint64_t{1}};
    return std::move(lengths_);
  }

 private:
  std::uint32_t size_;
  std::vector<std::uint32_t> lengths_;
};

// Gives the collector formula(1), formula(2), ... until it wants no more.
template <class Formula>
void collect(Collector& collector, Formula formula) {
  for (std::uint64_t index = 1; collector.take(formula(index)); ++index) {
  }
}

std::string_view trim(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

LengthFamily::LengthFamily(FamilyKind kind) : kind_(kind) { assert(kind != FamilyKind::list); }

LengthFamily::LengthFamily(std::vector<std::uint64_t> lengths)
    : kind_(FamilyKind::list), list_(std::move(lengths)) {
  std::sort(list_.begin(), list_.end());
  list_.erase(std::unique(list_.begin(), list_.end()), list_.end());
  if (!list_.empty() && list_.front() == 0) list_.erase(list_.begin());
}

Result<LengthFamily> LengthFamily::parse(std::string_view text) {
  constexpr Error refusal{ErrorKind::bad_length_family, 0};
  constexpr std::uint64_t length_limit = 1'000'000'000'000'000'000;
  text = trim(text);
  for (const auto& [name, kind] : names)
    if (text == name) return LengthFamily(kind);

  std::vector<std::uint64_t> lengths;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view item = trim(text.substr(begin, end - begin));
    std::uint64_t length = 0;
    const auto [rest, status] = std::from_chars(item.data(), item.data() + item.size(), length);
    if (status != std::errc{} || rest != item.data() + item.size()) return refusal;
    if (length == 0 || length >= length_limit) return refusal;
    lengths.push_back(length);
    begin = end + 1;
  }
  return LengthFamily(std::move(lengths));
}

std::string LengthFamily::name() const {
  for (const auto& [name, kind] : names)
    if (kind == kind_) return std::string(name);
  std::string list;
  for (const std::uint64_t length : list_)
    list += (list.empty() ? "" : ",") + std::to_string(length);
  return list;
}

Result<std::vector<std::uint32_t>> LengthFamily::lengths_up_to(std::uint32_t size) const {
  Collector collector(size);
  switch (kind_) {
    case FamilyKind::triangular:
      collect(collector, [](std::uint64_t index) { return index * (index + 1) / 2; });
      break;
    case FamilyKind::square:
      collect(collector, [](std::uint64_t index) { return index * index; });
      break;
    case FamilyKind::all:
      collect(collector, [](std::uint64_t index) { return index; });
      break;
    case FamilyKind::odd:
      collect(collector, [](std::uint64_t index) { return 2 * index - 1; });
      break;
    case FamilyKind::powers_of_two:
      collect(collector, [](std::uint64_t index) { return std::uint64_t{1} << (index - 1); });
      break;
    case FamilyKind::fibonacci:
      for (std::uint64_t length = 1, next = 2; collector.take(length);)
        length = std::exchange(next, length + next);
      break;
    case FamilyKind::primes:
      for (const std::size_t prime : primes_up_to(std::min<std::size_t>(size, first_refused_prime)))
        collector.take(prime);
      break;
    case FamilyKind::list:
      for (const std::uint64_t length : list_)
        if (!collector.take(length)) break;
      break;
  }
  return std::move(collector).finish();
}

}  // namespace tartan
