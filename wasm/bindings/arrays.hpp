// Converts arrays and numbers between JavaScript and the solver. Arrays are copied both ways, so no
// view of wasm memory outlives a call.
#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tartan/uint128.hpp"

namespace tartan::bindings {

using emscripten::val;

// Typed arrays keep their type in the generated declarations.
EMSCRIPTEN_DECLARE_VAL_TYPE(BigUint64Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(BigInt64Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(Float64Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(Float32Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(Uint32Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(Uint16Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(Uint8Array)
EMSCRIPTEN_DECLARE_VAL_TYPE(Uint8Arrays)

template <class TypedArray, class Number>
TypedArray copy_out(std::span<const Number> numbers) {
  const val view(emscripten::typed_memory_view(numbers.size(), numbers.data()));
  return TypedArray(view.call<val>("slice"));
}

template <class Number, class TypedArray>
std::vector<Number> copy_in(const TypedArray& array) {
  std::vector<Number> numbers(array["length"].template as<std::size_t>());
  val(emscripten::typed_memory_view(numbers.size(), numbers.data())).call<void>("set", array);
  return numbers;
}

// One member of each record.
template <class TypedArray, class Number, class Record, class Value>
TypedArray column_of(std::span<const Record> records, Value Record::* member) {
  std::vector<Number> numbers;
  numbers.reserve(records.size());
  for (const Record& record : records) numbers.push_back(static_cast<Number>(record.*member));
  return copy_out<TypedArray, Number>(numbers);
}

// A number of up to 128 bits as one BigInt. Embind itself has none above 64 bits, and in a record
// would give one of 64 bits a sign.
EMSCRIPTEN_DECLARE_VAL_TYPE(BigInt)
inline BigInt big_int(Uint128 number) { return BigInt(val::global("BigInt")(to_decimal(number))); }

// An array of records or of arrays; each is what `describe` makes of an item.
template <class List, class Items, class Describe>
List list_of(const Items& items, const Describe& describe) {
  val list = val::array();
  for (const auto& item : items) list.call<void>("push", describe(item));
  return List(list);
}

// Sizes and budgets are numbers in JavaScript. One that isn't a whole number within 0 ... 2^53
// becomes 0, which the solver refuses as a size.
inline std::uint64_t whole(double number) {
  constexpr double limit = 9007199254740992.0;
  return number >= 0 && number <= limit && std::floor(number) == number
             ? static_cast<std::uint64_t>(number)
             : 0;
}

}  // namespace tartan::bindings
