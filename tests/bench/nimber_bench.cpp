// Times one operation on random nimbers for a fifth of a second, in one thread, and prints how many
// it did a second and the nim-sum of the first results:
//   tartan_nimber_bench product|rule|inverse|quotient 16|64
// `rule` is the product straight from its definition, and has the sum of `product`.
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string_view>

#include "nim_product_by_rule.hpp"
#include "tartan/nimber.hpp"

using namespace tartan;

namespace {

/// This many operands fit the first-level cache, so tables and operands don't compete for it.
constexpr std::size_t operand_count = 512;
constexpr std::chrono::duration<double> shortest_run{0.2};

using Operands = std::array<Nimber, operand_count>;

/// Random nimbers of at most this many bits, never 0, so each has an inverse.
Operands random_operands(unsigned bits, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  Operands operands;
  for (Nimber& operand : operands) {
    operand = random() >> (64 - bits);
    if (operand == 0) operand = 1;
  }
  return operands;
}

/// Applies the operation to pairs of operands repeatedly until the time is up.
template <typename Operation>
void run(unsigned bits, Operation operation) {
  const Operands left = random_operands(bits, 1), right = random_operands(bits, 2);
  Nimber first_sum = 0;
  for (std::size_t i = 0; i < operand_count; ++i) first_sum ^= operation(left[i], right[i]);

  std::uint64_t done = 0;
  Nimber sum = 0;
  const auto start = std::chrono::steady_clock::now();
  std::chrono::duration<double> elapsed{0};
  for (std::size_t shift = 1; elapsed < shortest_run; ++shift) {
    // Uses different pairs each time, so that no result can be reused.
    for (std::size_t i = 0; i < operand_count; ++i) {
      sum ^= operation(left[i], right[(i + shift) % operand_count]);
    }
    done += operand_count;
    elapsed = std::chrono::steady_clock::now() - start;
  }
  // A volatile write, so that no computation is optimized away.
  volatile Nimber used = sum;
  static_cast<void>(used);
  std::printf("%.0f %llu\n", static_cast<double>(done) / elapsed.count(),
              static_cast<unsigned long long>(first_sum));
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::string_view operation = argument_count == 3 ? arguments[1] : "";
  const std::string_view width = argument_count == 3 ? arguments[2] : "";
  const unsigned bits = width == "16" ? 16 : width == "64" ? 64 : 0;
  if (bits != 0 && operation == "product") {
    run(bits, nim_product);
  } else if (bits != 0 && operation == "rule") {
    run(bits, [bits](Nimber a, Nimber b) { return nim_product_by_rule(a, b, bits / 2); });
  } else if (bits != 0 && operation == "inverse") {
    // Inverts sums, because the left operands alone would be the same each time.
    run(bits, [](Nimber a, Nimber b) { return *nim_inverse((a ^ b) == 0 ? a : a ^ b); });
  } else if (bits != 0 && operation == "quotient") {
    run(bits, [](Nimber a, Nimber b) { return *nim_quotient(a, b); });
  } else {
    std::fputs("usage: tartan_nimber_bench product|rule|inverse|quotient 16|64\n", stderr);
    return 2;
  }
}
