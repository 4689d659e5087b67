#include "tartan/games/grundy_period.hpp"

#include <cstddef>

namespace tartan {

std::optional<GrundyPeriod> find_period(std::span<const Nimber> grundy) {
  const std::size_t count = grundy.size();
  for (std::size_t period = 1; 3 * period <= count; ++period) {
    if (grundy[count - 1] < grundy[count - 1 - period]) continue;
    const Nimber saltus = grundy[count - 1] - grundy[count - 1 - period];
    std::size_t start =
        count - period;  // from here on, the number one period later differs by the saltus
    while (start > 0 && grundy[start - 1 + period] - grundy[start - 1] == saltus) --start;
    if (count - start >= 3 * period && start <= count / 2)
      return GrundyPeriod{start, period, saltus};
  }
  return std::nullopt;
}

}  // namespace tartan
