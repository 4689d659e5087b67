// Sums: heaps of Nim and rows of coins side by side, of which a move changes just one.
//
// A heap is worth its size, and a row of a line game the XOR of the Grundy numbers of its heads. A
// sum is worth the XOR of its parts. A move that changes its part by s, the nimber of the sum,
// leaves nimber 0 and so wins; no other move does. (P. M. Grundy, Mathematics and games, 1939.)
//
//   heap of 6           1 1 0     In which column are the ones odd in number? In those of s = 5,
//   and heap of 7           1 1 1     the first one decides: a heap can change by s where it has a
//   one Twins, heads at 4   1 0 0     there. So 6 becomes 6 ^ 5 = 3, 7 becomes 2, and the coin at 4
//   is
//                     -------     turned together with the one at 1, as 4 ^ 1 = 5.
//   s = 5               1 0 1
//
// A row can do more: its moves may turn up coins before a head. So it can have moves that change it
// by s wherever its own ones are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "tartan/games/line_game.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// A move takes any number of things away, one at least.
struct NimHeap {
  Nimber size;
};

/// Places from 0, ascending and each once.
struct CoinRow {
  LineGame game;
  std::vector<std::uint32_t> heads;
};

using SumPart = std::variant<NimHeap, CoinRow>;

/// A move of one part.
struct SumMove {
  std::size_t part;
  Nimber left;                        ///< what is left of a heap; of a row 0
  std::vector<std::uint32_t> turned;  ///< places of a row, ascending; of a heap none

  friend bool operator==(const SumMove&, const SumMove&) = default;
};

struct SumSolution {
  Nimber nimber;                 ///< s
  std::vector<Nimber> nimbers;   ///< of each part
  std::uint64_t winning_count;   ///< of all winning moves, exact
  std::vector<SumMove> winning;  ///< the first ones, by part, then place, and then kind
};

/// Exact to 64 bits. All winning moves are counted, and the first `most_listed` ones are given.
/// Errors: those of Line::create, of the first row whose last head lies too far out.
Result<SumSolution> solve_sum(std::span<const SumPart> parts, std::size_t most_listed);

}  // namespace tartan
