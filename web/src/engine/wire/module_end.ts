import { postedFailureOf, type PostedFailure } from '../api/errors';

/** An error that a module throws when it is refused memory for an object (`wasm/bindings/refused_memory.cpp`). */
interface RefusedMemory extends Error {
  readonly refusedBytes: number;
}

const isRefusedMemory = (error: unknown): error is RefusedMemory =>
  error instanceof Error && 'refusedBytes' in error;

/** True if the module stopped in the middle of its work, so that it can't be called any more. */
export const endsModule = (error: unknown): boolean =>
  isRefusedMemory(error) || error instanceof WebAssembly.RuntimeError;

/** An error of a job as it is posted to the page. */
export function failureOfJob(error: unknown): PostedFailure {
  if (!isRefusedMemory(error)) return postedFailureOf(error);
  const { refusedBytes: amount } = error;
  const message = `The ${amount.toLocaleString('en')} bytes of memory that this needs were refused.`;
  return { kind: 'out-of-memory', message, amount };
}
