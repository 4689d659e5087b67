#include "mex_of_sums.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace tartan {
namespace {

using Vector = SmallNimber __attribute__((vector_size(16)));
using Halves = std::uint64_t __attribute__((vector_size(16)));
constexpr std::size_t lanes = sizeof(Vector) / sizeof(SmallNimber);

Vector load(const SmallNimber* first) noexcept {
  Vector loaded;
  std::memcpy(&loaded, first, sizeof loaded);
  return loaded;
}

bool is_sum(SmallNimber number, std::span<const SmallNimber> left,
            std::span<const SmallNimber> right) noexcept {
  constexpr std::size_t step = 8 * lanes;  // values between two checks of `found`
  std::size_t index = 0;
  for (; index + step <= left.size(); index += step) {
    Halves found{};
    for (std::size_t lane = index; lane < index + step; lane += lanes)
      found |= reinterpret_cast<Halves>((load(&left[lane]) ^ load(&right[lane])) == number);
    if ((found[0] | found[1]) != 0) return true;
  }
  for (; index < left.size(); ++index)
    if ((left[index] ^ right[index]) == number) return true;
  return false;
}

}  // namespace

SmallNimber mex_of_sums(std::span<const SmallNimber> left, std::span<const SmallNimber> right,
                        MexFinder& options) {
  const std::size_t first = std::min<std::size_t>(left.size(), 1024);
  options.begin();
  for (std::size_t index = 0; index < first; ++index)
    options.see(static_cast<Nimber>(left[index] ^ right[index]));
  for (;;) {
    const auto missing = static_cast<SmallNimber>(options.mex());
    if (!is_sum(missing, left.subspan(first), right.subspan(first))) return missing;
    options.see(missing);
  }
}

}  // namespace tartan
