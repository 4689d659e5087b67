/** Why the chosen move wins or loses, as far as the reader has opened it. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Move } from '../game/move';
import type { ProductStep } from '../engine/api/boards';
import type { GameEngine } from '../engine/api/engine';
import type { Examination } from './knowledge';
import { headsByValue, WHY_LAYERS, whyOf, type Why, type WhyLayer } from './why';

export interface Reasons {
  /** Undefined while no move is chosen, or if answers or nimbers are hidden or not known. */
  readonly why: ReadonlySignal<Why | undefined>;
  /** No move wins, and the reason may be shown. */
  readonly isLost: ReadonlySignal<boolean>;
  /** True if a layer of the explanation is open; then those before it are too. It stays open for other moves. */
  isWhyOpen(layer: WhyLayer): boolean;
  /** Opens a layer and those before it, or closes it and those after it. */
  openWhy(layer: WhyLayer, isOpen: boolean): void;
  /** The steps of a nim-product, once they are computed. */
  readonly productSteps: (a: number, b: number) => ProductStep | undefined;
}

/** `seen` is what the reader may see of the position, including nimbers. */
export function createReasons(
  engine: GameEngine,
  seen: ReadonlySignal<Examination | undefined>,
  chosen: ReadonlySignal<Move | undefined>,
): Reasons {
  const products = createProductBook(engine);
  const heads = computed(() => (seen.value ? headsByValue(seen.value) : []));
  const why = computed(() =>
    seen.value && chosen.value
      ? whyOf(seen.value, chosen.value, heads.value, products.find)
      : undefined,
  );
  const last = signal<WhyLayer>('sentence');
  const depthOf = (layer: WhyLayer) => WHY_LAYERS.indexOf(layer);
  return {
    productSteps: products.find,
    why,
    isLost: computed(() => seen.value?.nimber === 0 && seen.value.legal > 0),
    isWhyOpen: (layer) => depthOf(layer) <= depthOf(last.value),
    openWhy(layer, isOpen) {
      last.value = isOpen ? layer : (WHY_LAYERS[depthOf(layer) - 1] ?? 'sentence');
    },
  };
}

/** A cache of the steps of nim-products, each requested when it is first needed. */
function createProductBook(engine: GameEngine) {
  const known = new Map<string, ReturnType<typeof signal<ProductStep | undefined>>>();

  async function workOut(key: string, a: number, b: number) {
    try {
      const steps = await engine.ask('explainProduct', { a: BigInt(a), b: BigInt(b) });
      const place = known.get(key);
      if (place) place.value = steps;
    } catch {
      // The page reports that they are missing; the next use requests them again.
      known.delete(key);
    }
  }

  return {
    find: (a: number, b: number): ProductStep | undefined => {
      const key = `${a} ${b}`;
      let place = known.get(key);
      if (place === undefined) {
        place = signal<ProductStep | undefined>(undefined);
        known.set(key, place);
        void workOut(key, a, b);
      }
      return place.value;
    },
  };
}
