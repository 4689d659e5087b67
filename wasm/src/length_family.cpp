#include "tartan/length_family.hpp"

#include <algorithm>
#include <bitset>
#include <cassert>
#include <charconv>
#include <utility>

namespace tartan {
namespace {

using FamilyKind = LengthFamily::Kind;

// The 65,536th prime. A size that reaches it is refused whatever the further primes are, so no
// sieve has to be longer.
constexpr std::size_t first_refused_prime = 821'641;

// The lengths up to `size` in ascending order, cut off after one more than is allowed.
class Collector {
 public:
  Collector(std::uint32_t size, std::span<std::uint32_t> room) noexcept
      : size_(size), room_(room) {}

  /// Takes the next length; false where no further one is wanted.
  bool take(std::uint64_t length) noexcept {
    if (length > size_ || count_ > most_lengths) return false;
    room_[count_++] = static_cast<std::uint32_t>(length);
    return true;
  }

  std::span<const std::uint32_t> lengths() const noexcept { return room_.first(count_); }

  Result<std::size_t> finish() const noexcept {
    if (count_ > most_lengths)
      return Error{ErrorKind::too_many_lengths, lengths().back() - std::uint64_t{1}};
    return count_;
  }

 private:
  std::uint32_t size_;
  std::span<std::uint32_t> room_;
  std::size_t count_ = 0;
};

// Up to a limit that is a size of the collector or first_refused_prime, so that it takes each of
// them. A sieve of one segment after the other. The first is so long that no prime behind it is
// needed to cross out multiples, as its square is above first_refused_prime.
void collect_primes(Collector& collector, std::size_t limit) noexcept {
  constexpr std::size_t segment = std::size_t{1} << 15U;
  static_assert(segment * segment > first_refused_prime);
  std::bitset<segment> is_composite;
  for (std::size_t begin = 0; begin <= limit; begin += segment) {
    const std::size_t end = std::min(limit + 1, begin + segment);
    const auto cross_out = [&](std::size_t prime) {
      const std::size_t first = std::max(prime, (begin + prime - 1) / prime);
      for (std::size_t multiple = prime * first; multiple < end; multiple += prime)
        is_composite[multiple - begin] = true;
    };
    is_composite.reset();
    // Squares of later ones need not fit a std::size_t.
    for (const std::size_t prime : collector.lengths()) {
      if (prime * prime >= end) break;
      cross_out(prime);
    }
    for (std::size_t candidate = std::max<std::size_t>(begin, 2); candidate < end; ++candidate) {
      if (is_composite[candidate - begin]) continue;
      collector.take(candidate);
      if (begin == 0) cross_out(candidate);
    }
  }
}

// Gives the collector formula(1), formula(2), ... until it wants no more.
template <class Formula>
void collect(Collector& collector, Formula formula) noexcept {
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
  std::vector<std::uint32_t> lengths(room_up_to(size));
  const auto count = lengths_up_to(size, lengths);
  if (!count) return count.error();
  lengths.resize(*count);
  return lengths;
}

std::size_t LengthFamily::room_up_to(std::uint32_t size) noexcept {
  return std::min(size, most_lengths + 1);
}

Result<std::size_t> LengthFamily::lengths_up_to(std::uint32_t size,
                                                std::span<std::uint32_t> room) const noexcept {
  Collector collector(size, room);
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
      collect_primes(collector, std::min<std::size_t>(size, first_refused_prime));
      break;
    case FamilyKind::list:
      for (const std::uint64_t length : list_)
        if (!collector.take(length)) break;
      break;
  }
  return collector.finish();
}

}  // namespace tartan
