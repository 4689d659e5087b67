/** How a module is started, and the errors if it can't be. */
import { SolverError, moduleFailure, reasonOf } from '../api/errors';

/** The factory function that Emscripten generates for a module. */
type CreateModule<Module> = (options: object) => Promise<Module>;

/**
 * Compiles and starts a module, then checks it on a known answer: `check` throws or returns whether it is right.
 * Rejects with a `SolverError` (`wasm-off`, `wasm-forbidden`, `simd-missing`, `module-failed`).
 */
export async function startModule<Module>(
  create: CreateModule<Module>,
  fetchBinary: () => Promise<BufferSource>,
  check: (module: Module) => boolean,
): Promise<Module> {
  requireWebAssembly();
  const module = await instantiate(create, await fetchBinary());
  requireKnownAnswer(() => check(module));
  return module;
}

// A function that returns i8x16.popcnt(i8x16.splat(0)), which is valid only with SIMD128.
const simdProbe = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // type 0: () -> v128
  ...[0x03, 0x02, 0x01, 0x00], // one function of type 0
  ...[0x0a, 0x0a, 0x01, 0x08, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b], // its code
);

function requireWebAssembly(): void {
  if (typeof WebAssembly === 'undefined') throw wasmOff('there is none');
  if (!WebAssembly.validate(simdProbe)) {
    throw new SolverError({
      kind: 'simd-missing',
      message:
        'This WebAssembly engine lacks SIMD, which every browser since 2023 has; a newer one is needed.',
    });
  }
  // Even if a content security policy forbids it, a module counts as valid.
  try {
    new WebAssembly.Module(simdProbe);
  } catch (error) {
    const reason = reasonOf(error);
    if (!/content security policy|CSP/iu.test(reason)) throw wasmOff(reason);
    throw new SolverError({
      kind: 'wasm-forbidden',
      message: `A content security policy without 'wasm-unsafe-eval' forbids WebAssembly here: ${reason}`,
    });
  }
}

function wasmOff(reason: string): SolverError {
  return new SolverError({
    kind: 'wasm-off',
    message: `WebAssembly is turned off here, so the solver cannot run: ${reason}.`,
  });
}

// The instance is made here because the module's own loader would write errors to the console and not return them.
function instantiate<Module>(
  createModule: CreateModule<Module>,
  binary: BufferSource,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      reject(moduleFailure(`The solver’s module could not be started: ${reasonOf(error)}.`));
    };
    createModule({
      instantiateWasm(
        imports: WebAssembly.Imports,
        receive: (instance: WebAssembly.Instance) => void,
      ) {
        WebAssembly.instantiate(binary, imports)
          .then(({ instance }) => {
            receive(instance);
          })
          .catch(fail);
        return {};
      },
    }).then(resolve, fail);
  });
}

/** The known answer of the self-check: P(100). */
export const KNOWN_SIZE = 100;
export const KNOWN_ANSWER = '31395';

/** Throws `module-failed` unless the answer is right. */
function requireKnownAnswer(isRight: () => boolean): void {
  let right: boolean;
  try {
    right = isRight();
  } catch (error) {
    throw moduleFailure(`The solver failed in its own check: ${reasonOf(error)}.`);
  }
  if (!right) {
    throw moduleFailure('The solver gave a wrong answer to its own check, so it is not used here.');
  }
}
