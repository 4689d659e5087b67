// Random length families for tests of the kernels.
#pragma once

#include <cstdint>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace tartan::test {

/// Lengths with all that is awkward for blocks of 16: near lags, lags about 16 and about the size.
inline std::vector<std::uint64_t> random_lengths(std::mt19937_64& engine, std::uint32_t size) {
  std::vector<std::uint64_t> lengths;
  const std::uint64_t most = 1 + engine() % 60;
  for (std::uint64_t count = 0; count < most; ++count) {
    const std::uint64_t span = engine() % 3 == 0 ? 40 : size + 5;
    lengths.push_back(1 + engine() % span);
  }
  return lengths;
}

inline std::string printed(const std::vector<std::uint64_t>& lengths) {
  std::ostringstream text;
  for (const std::uint64_t length : lengths) text << length << ' ';
  return text.str();
}

}  // namespace tartan::test
