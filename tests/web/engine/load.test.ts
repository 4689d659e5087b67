import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadModule, type TartanModule } from '../../../web/src/engine/worker/full_solver';
import { fetchModule } from '../../../web/src/engine/wire/serve';
import { startModule } from '../../../web/src/engine/worker/module_start';
import { largestAxisSize } from '../../../web/src/engine/api/axes';
import { largestBoardSide } from '../../../web/src/engine/api/boards';
import type { WarmUp } from '../../../web/src/engine/wire/messages';
import { loadRealModule, readModule } from './real_module';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the real module loads, and agrees with the protocol about the largest sizes', async () => {
  const module = await loadRealModule();
  expect(module.largestAxisSize).toBe(largestAxisSize);
  expect(module.largestBoardSide).toBe(largestBoardSide);
});

test('a warm-up tells how many nanoseconds a pair takes here', async () => {
  // The real warm-up, which real_module.ts skips.
  const { warmUp } = await vi.importActual<{ warmUp: (module: TartanModule) => WarmUp }>(
    '../../../web/src/engine/worker/warm_up',
  );
  const { sweep, count } = warmUp(await loadRealModule());
  // The limits cover the fastest machine and the busiest one, but notice a wrong unit.
  for (const cost of [sweep, count]) {
    expect(cost).toBeGreaterThan(0.01);
    expect(cost).toBeLessThan(100);
  }
});

describe('a module that does not load', () => {
  test('is no wasm, as where a host answers with a page', async () => {
    const page = new TextEncoder().encode('<!doctype html>');
    await expect(loadModule(() => Promise.resolve(page))).rejects.toMatchObject({
      kind: 'module-failed',
      message: expect.stringContaining('could not be started') as string,
    });
  });

  test('is cut short', async () => {
    const half = (await readModule()).subarray(0, 20_000);
    await expect(loadModule(() => Promise.resolve(half))).rejects.toMatchObject({
      kind: 'module-failed',
    });
  });

  test('is not found', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('gone', { status: 404 })));
    await expect(fetchModule('tartan.wasm')).rejects.toMatchObject({
      kind: 'module-failed',
      message: 'The solver’s module could not be fetched: the server answered 404.',
    });
  });

  test('is out of reach', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchModule('tartan.wasm')).rejects.toMatchObject({
      kind: 'module-failed',
      message: 'The solver’s module could not be fetched: Failed to fetch.',
    });
  });

  test('finds no SIMD', async () => {
    vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
    await expect(loadModule(readModule)).rejects.toMatchObject({ kind: 'simd-missing' });
  });

  // Simulates a content security policy without 'wasm-unsafe-eval': even a valid module isn't compiled.
  test('finds WebAssembly forbidden', async () => {
    vi.spyOn(WebAssembly, 'Module').mockImplementation(function () {
      throw new WebAssembly.CompileError('blocked by CSP');
    });
    await expect(loadModule(readModule)).rejects.toMatchObject({
      kind: 'wasm-forbidden',
      message: expect.stringContaining('blocked by CSP') as string,
    });
  });

  // Lockdown modes of browsers have no WebAssembly, and some browsers' policies forbid compiling.
  test('finds WebAssembly turned off', async () => {
    vi.spyOn(WebAssembly, 'Module').mockImplementation(function () {
      throw new WebAssembly.CompileError('Wasm code generation disallowed by embedder');
    });
    await expect(loadModule(readModule)).rejects.toMatchObject({ kind: 'wasm-off' });
    vi.stubGlobal('WebAssembly', undefined);
    await expect(loadModule(readModule)).rejects.toMatchObject({ kind: 'wasm-off' });
  });
});

describe('a module that is not itself', () => {
  test('gives a wrong answer', async () => {
    const started = startModule(
      () => Promise.resolve({}),
      readModule,
      () => false,
    );
    await expect(started).rejects.toThrow('wrong answer');
  });

  test('breaks down', async () => {
    const damaged = withOrForXor(await readModule());
    await expect(loadModule(() => Promise.resolve(damaged))).rejects.toMatchObject({
      kind: 'module-failed',
    });
  });
});

const xorInstruction = 0x73;
const orInstruction = 0x72;

// Replaces xor by or. A byte 0x73 may also be data or part of a number, so each change is kept only if the module stays
// valid.
function withOrForXor(binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const changed = Uint8Array.from(binary);
  for (let place = 0; place < changed.length; place += 1) {
    if (changed[place] !== xorInstruction) continue;
    changed[place] = orInstruction;
    if (!WebAssembly.validate(changed)) changed[place] = xorInstruction;
  }
  return changed;
}
