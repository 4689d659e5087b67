import createModule, { type MainModule } from '#module/tartan.mjs';
import { SolverError, reasonOf } from './errors';

export type TartanModule = MainModule;

/**
 * Compiles and starts the solver’s module, then lets it answer a question whose answer is known.
 * Rejects with a `SolverError` (`simd-missing`, `module-failed`).
 */
export async function loadModule(fetchBinary: () => Promise<BufferSource>): Promise<TartanModule> {
  requireSimd();
  const module = await instantiate(await fetchBinary());
  checkKnownAnswer(module);
  return module;
}

/** Gets the module's bytes from a static host, which may answer with a page that says "not found". */
export async function fetchModule(url: string): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw moduleFailed(`The solver’s module could not be fetched: ${reasonOf(error)}.`);
  }
  if (!response.ok) {
    throw moduleFailed(
      `The solver’s module could not be fetched: the server answered ${response.status}.`,
    );
  }
  return response.arrayBuffer();
}

// A function that returns i8x16.popcnt(i8x16.splat(0)): it is valid only where SIMD128 is known.
const simdProbe = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // type 0: () -> v128
  ...[0x03, 0x02, 0x01, 0x00], // one function of type 0
  ...[0x0a, 0x0a, 0x01, 0x08, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b], // its code
);

function requireSimd(): void {
  if (typeof WebAssembly === 'undefined') {
    throw moduleFailed('WebAssembly is not available here, so the solver cannot run.');
  }
  if (!WebAssembly.validate(simdProbe)) {
    throw new SolverError({
      kind: 'simd-missing',
      message:
        'This WebAssembly engine lacks SIMD, which every browser since 2023 has; a newer one is needed.',
    });
  }
}

// The instance is made here and not by the module's own loader, which would write to the console what
// went wrong and could not be asked for it.
function instantiate(binary: BufferSource): Promise<TartanModule> {
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

const knownSize = 100;
const knownAnswer = '31395'; // P(100)

/** Throws `module-failed` unless the module finds P(100). */
export function checkKnownAnswer(module: TartanModule): void {
  let answer: string;
  try {
    answer = solveKnownBoard(module);
  } catch (error) {
    throw moduleFailed(`The solver failed in its own check: ${reasonOf(error)}.`);
  }
  if (answer !== knownAnswer) {
    throw moduleFailed('The solver gave a wrong answer to its own check, so it is not used here.');
  }
}

function solveKnownBoard(module: TartanModule): string {
  const rows = new module.Axis(knownSize, 'triangular');
  const columns = new module.Axis(knownSize, 'square');
  try {
    for (const axis of [rows, columns]) axis.advanceSweep(axis.pairsTotal());
    const wanted = module.findWanted(rows.total(), rows.width(), columns.total(), columns.width());
    rows.countWanted(wanted.rows, 1, knownSize);
    columns.countAll(1, knownSize);
    for (const axis of [rows, columns]) axis.advanceCount(axis.pairsTotal());
    const { winningOpenings } = module.joinAxes(
      ...([rows.total(), rows.pairsTotal(), rows.histogram()] as const),
      ...([columns.total(), columns.pairsTotal(), columns.histogram()] as const),
    );
    return typeof winningOpenings === 'string' ? winningOpenings : '';
  } finally {
    rows.delete();
    columns.delete();
  }
}

function moduleFailed(message: string): SolverError {
  return new SolverError({ kind: 'module-failed', message });
}
