/** Nim-products step by step, each asked for once. */
import { signal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import type { ProductStep } from '../../solver/protocol';

export interface ProductBook {
  /** Undefined while it is being worked out, or could not be. Reads a signal. */
  find(a: number, b: number): ProductStep | undefined;
  /** Asks for a product that is not known; one that could not be worked out is asked for once more. */
  ask(a: number, b: number): void;
}

export function createProductBook(analyst: BoardAnalyst): ProductBook {
  const known = signal<ReadonlyMap<string, ProductStep>>(new Map());
  const asked = new Set<string>();

  async function workOut(key: string, a: number, b: number) {
    try {
      const step = await analyst.explainProduct(BigInt(a), BigInt(b));
      known.value = new Map(known.value).set(key, step);
    } catch {
      // The page says that it is not there; the next time that it is wanted it is asked for again.
      asked.delete(key);
    }
  }

  return {
    find: (a, b) => known.value.get(keyOf(a, b)),
    ask(a, b) {
      const key = keyOf(a, b);
      if (asked.has(key)) return;
      asked.add(key);
      void workOut(key, a, b);
    },
  };
}

function keyOf(a: number, b: number): string {
  return `${a} ${b}`;
}
