/** How every module is started, and what is said where it cannot be. */
import { SolverError, moduleFailed, reasonOf } from '../api/errors';

/** The factory that Emscripten writes for a module. */
type CreateModule<Module> = (options: object) => Promise<Module>;

/**
 * Compiles and starts a module, then lets it answer a question whose answer is known: `check` throws
 * or returns whether it is right. Rejects with a `SolverError` (`wasm-off`, `wasm-forbidden`,
 * `simd-missing`, `module-failed`).
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

// A function that returns i8x16.popcnt(i8x16.splat(0)): it is valid only where SIMD128 is known.
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
  // Where a content security policy forbids it, a module is still called valid.
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

// The instance is made here and not by the module's own loader, which would write to the console what
// went wrong and could not be asked for it.
function instantiate<Module>(
  createModule: CreateModule<Module>,
  binary: BufferSource,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      reject(moduleFailed(`The solver’s module could not be started: ${reasonOf(error)}.`));
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

/** The question that every module is asked first, P(100), and its answer. */
export const KNOWN_SIZE = 100;
export const KNOWN_ANSWER = '31395';

/** Throws `module-failed` unless the answer is right. */
function requireKnownAnswer(isRight: () => boolean): void {
  let right: boolean;
  try {
    right = isRight();
  } catch (error) {
    throw moduleFailed(`The solver failed in its own check: ${reasonOf(error)}.`);
  }
  if (!right) {
    throw moduleFailed('The solver gave a wrong answer to its own check, so it is not used here.');
  }
}
