/** Why the chosen move wins or does not, as far as the reader has opened it. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Move } from '../game/move';
import type { ProductStep } from '../engine/api/boards';
import type { GameEngine } from '../engine/api/engine';
import type { Examination } from './knowledge';
import { headsByValue, WHY_LAYERS, whyOf, type Why, type WhyLayer } from './why';

export interface Reasons {
  /** Undefined while no move is chosen, or what wins or nimbers are hidden or not known. */
  readonly why: ReadonlySignal<Why | undefined>;
  /** It may be seen that no move wins, and why. */
  readonly isLost: ReadonlySignal<boolean>;
  /** Whether a layer of the explanation is open: those before it are too. It stays so for other moves. */
  isWhyOpen(layer: WhyLayer): boolean;
  /** Opens a layer with those before it, or closes it with those behind it. */
  openWhy(layer: WhyLayer, isOpen: boolean): void;
  /** The steps of a nim-product, once they have been worked out. */
  readonly productSteps: (a: number, b: number) => ProductStep | undefined;
}

/** `seen`: what the reader may see of the position, nimbers too. */
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

/** The steps of nim-products, each asked for once, as soon as somebody looks for them. */
function createProductBook(engine: GameEngine) {
  const known = new Map<string, ReturnType<typeof signal<ProductStep | undefined>>>();

  async function workOut(key: string, a: number, b: number) {
    try {
      const steps = await engine.ask('explainProduct', { a: BigInt(a), b: BigInt(b) });
      const place = known.get(key);
      if (place) place.value = steps;
    } catch {
      // The page says that they are not there; the next time they are wanted they are asked for again.
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
