// Exports for games on a line, found by name: their properties and their Grundy numbers.
#include <emscripten/bind.h>

#include <cstdint>
#include <optional>
#include <string>

#include "arrays.hpp"
#include "failure.hpp"
#include "tartan/games/grundy_period.hpp"
#include "tartan/games/line_game.hpp"

namespace tartan::bindings {
namespace {

struct LineGameRecord {
  std::string name;       // the most usual one
  double origin = 0;      // the game's own number of its first place
  std::string oeis;       // empty where there is no entry
  double oeis_index = 0;  // of the first number in that entry
  bool closed_form = false;
  double largest_size = 0;   // of a board's line
  double largest_count = 0;  // of Grundy numbers
  std::optional<Failure> failure;
};

LineGameRecord describe_line_game(const std::string& name) {
  const auto game = LineGame::parse(name);
  if (!game) return {.failure = describe(game.error())};
  const auto oeis = game->oeis();
  return {.name = game->name(),
          .origin = static_cast<double>(game->origin()),
          .oeis = oeis ? std::string(oeis->name) : "",
          .oeis_index = oeis ? static_cast<double>(oeis->first_index) : 0,
          .closed_form = game->has_closed_form(),
          .largest_size = static_cast<double>(game->largest_size()),
          .largest_count = static_cast<double>(game->largest_count()),
          .failure = std::nullopt};
}

// A GrundyPeriod.
struct PeriodRecord {
  double pre_period;
  double period;
  std::uint64_t saltus;
};

struct GrundyRecord {
  BigUint64Array numbers = copy_out<BigUint64Array, std::uint64_t>({});
  std::optional<PeriodRecord> period;
  std::optional<Failure> failure;
};

GrundyRecord grundy_numbers(const std::string& name, double count) {
  GrundyRecord record;
  const auto game = LineGame::parse(name);
  const auto numbers = game ? game->grundy_numbers(whole(count)) : game.error();
  if (!numbers) {
    record.failure = describe(numbers.error());
    return record;
  }
  record.numbers = copy_out<BigUint64Array, std::uint64_t>(*numbers);
  if (const auto period = find_period(*numbers))
    record.period = PeriodRecord{static_cast<double>(period->pre_period),
                                 static_cast<double>(period->period), period->saltus};
  return record;
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_line) {
  using namespace emscripten;

  value_object<LineGameRecord>("LineGameRecord")
      .field("name", &LineGameRecord::name)
      .field("origin", &LineGameRecord::origin)
      .field("oeis", &LineGameRecord::oeis)
      .field("oeisIndex", &LineGameRecord::oeis_index)
      .field("closedForm", &LineGameRecord::closed_form)
      .field("largestSize", &LineGameRecord::largest_size)
      .field("largestCount", &LineGameRecord::largest_count)
      .field("failure", &LineGameRecord::failure);
  function("describeLineGame", &describe_line_game);

  register_optional<PeriodRecord>();
  value_object<PeriodRecord>("PeriodRecord")
      .field("prePeriod", &PeriodRecord::pre_period)
      .field("period", &PeriodRecord::period)
      .field("saltus", &PeriodRecord::saltus);
  value_object<GrundyRecord>("GrundyRecord")
      .field("numbers", &GrundyRecord::numbers)
      .field("period", &GrundyRecord::period)
      .field("failure", &GrundyRecord::failure);
  function("grundyNumbers", &grundy_numbers);
}

}  // namespace tartan::bindings
