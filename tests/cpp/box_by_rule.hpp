// Small boxes by their rules alone, without any theory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "game_search.hpp"
#include "tartan/games/box.hpp"

namespace tartan::test {

/// A box's coins, in the order of their places, each with the coins of its moves.
class BoxByRule {
 public:
  BoxByRule(const std::vector<std::string>& names, const std::vector<std::uint32_t>& sizes) {
    for (std::size_t axis = 0; axis < names.size(); ++axis)
      lines_.emplace_back(names[axis], sizes[axis]);
    std::vector<BoxCoin> shorter{{}};
    for (const std::uint32_t size : sizes) {
      coins.clear();
      for (const BoxCoin& coin : shorter)
        for (std::uint32_t place = 0; place < size; ++place) {
          coins.push_back(coin);
          coins.back().push_back(place);
        }
      shorter = coins;
    }
  }

  std::size_t index_of(const BoxCoin& coin) const {
    return static_cast<std::size_t>(std::ranges::find(coins, coin) - coins.begin());
  }

  /// The coins in which a move of each game cross.
  std::vector<std::size_t> crossing(const std::vector<Places>& moves) const {
    std::vector<std::size_t> turned;
    for (std::size_t index = 0; index < coins.size(); ++index) {
      bool is_turned = true;
      for (std::size_t axis = 0; axis < moves.size(); ++axis)
        is_turned = is_turned && std::ranges::binary_search(moves[axis], coins[index][axis]);
      if (is_turned) turned.push_back(index);
    }
    return turned;
  }

  /// The moves with this corner.
  std::vector<std::vector<std::size_t>> moves_at(const BoxCoin& corner) const {
    std::vector<std::vector<Places>> combined{{}};
    for (std::size_t axis = 0; axis < lines_.size(); ++axis) {
      std::vector<std::vector<Places>> longer;
      for (const auto& moves : combined)
        for (const Places& set : lines_[axis].sets[corner[axis]]) {
          longer.push_back(moves);
          longer.back().push_back(set);
        }
      combined = std::move(longer);
    }
    std::vector<std::vector<std::size_t>> turned;
    for (const auto& moves : combined) turned.push_back(crossing(moves));
    return turned;
  }

  /// The mex of the other coins' XORs, coin by coin.
  std::vector<Nimber> values() const {
    std::vector<Nimber> values(coins.size());
    for (std::size_t index = 0; index < coins.size(); ++index) {
      std::set<Nimber> options;
      for (const auto& turned : moves_at(coins[index])) {
        Nimber others = 0;
        for (const std::size_t other : turned) others ^= values[other];
        options.insert(others);
      }
      while (options.contains(values[index])) ++values[index];
    }
    return values;
  }

  std::vector<SmallMove> moves() const {
    std::vector<SmallMove> moves;
    for (std::size_t index = 0; index < coins.size(); ++index)
      for (const auto& turned : moves_at(coins[index])) {
        CoinSet set = 0;
        for (const std::size_t coin : turned) set |= CoinSet{1} << coin;
        moves.push_back({{}, CoinSet{1} << index, set});
      }
    return moves;
  }

  std::vector<BoxCoin> coins;

 private:
  std::vector<LineByRule> lines_;
};

}  // namespace tartan::test
