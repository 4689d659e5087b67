// Values that the exports of both modules share. Every export takes and returns whole arrays; an
// error comes back as a value with a kind and a sentence.
#include <emscripten/bind.h>

#include "arrays.hpp"
#include "failure.hpp"

namespace tartan::bindings {

EMSCRIPTEN_BINDINGS(tartan_values) {
  using namespace emscripten;

  register_type<BigInt>("bigint");
  register_type<BigUint64Array>("BigUint64Array");
  register_type<BigInt64Array>("BigInt64Array");
  register_type<Float64Array>("Float64Array");
  register_type<Uint32Array>("Uint32Array");
  register_type<Uint16Array>("Uint16Array");
  register_type<Uint8Array>("Uint8Array");
  register_type<Uint8Arrays>("Uint8Array[]");

  // The size of the module's memory, which never shrinks. A page that wants it back has to end the
  // worker.
  function("memoryBytes", +[] { return 65'536.0 * __builtin_wasm_memory_size(0); });

  value_object<Failure>("Failure")
      .field("kind", &Failure::kind)
      .field("message", &Failure::message)
      .field("amount", &Failure::amount);
  register_optional<Failure>();
}

}  // namespace tartan::bindings
