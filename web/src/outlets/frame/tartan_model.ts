/** The picture of a board in a frame: the board and its visible part, from the address or the host. */
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import { createClothModel, type ClothHides, type ClothModel } from '../../cloth/cloth_model';
import type { ClothEngine } from '../../engine/api/cloth';
import { readRoute, rejection, type Rejected } from '../../game/route';
import { sameQuestion } from '../../widgets/count/board_question';
import { formatRegion, readPictureAddress } from '../../widgets/count/solve_address';
import type { FrameState } from '../element/messages';

/** Keys of the address; null removes one, and undefined leaves it. */
type Keys = Readonly<Record<string, string | number | null | undefined>>;

export interface ClothFrameModel {
  readonly cloth: ReadonlySignal<ClothModel>;
  /** Values of the last request that could not be used. */
  readonly rejected: ReadonlySignal<readonly Rejected[]>;
  readonly state: () => FrameState;
  /** Changes the named keys. If any can't be used nothing changes, and it is returned. */
  change(keys: Keys): readonly Rejected[];
  /** Shows the frame's address again. */
  reset(): void;
}

interface TartanModelDependencies {
  /** From the `#` on, as on Solve. */
  readonly address: string;
  readonly seen: string | undefined;
  readonly hides: ClothHides;
  readonly createCloth: () => ClothEngine;
}

export function createClothFrameModel(dependencies: TartanModelDependencies): ClothFrameModel {
  const first = readRoute(dependencies.address).query;
  if (dependencies.seen !== undefined) first.set('seen', dependencies.seen);
  let query = first;
  let asked = readAsked(query);
  const cloth = signal(clothOf(asked));
  const rejected = signal(asked.rejected);

  function clothOf({ question, seen }: Asked): ClothModel {
    const { hides, createCloth } = dependencies;
    return createClothModel({ question, hides, region: seen, cloth: createCloth() });
  }

  function show(next: Asked) {
    const now = cloth.peek();
    asked = next;
    batch(() => {
      rejected.value = next.rejected;
      if (!sameQuestion(now.question, next.question)) cloth.value = clothOf(next);
      else if (next.seen === undefined) now.seeAll();
      else now.see(next.seen);
    });
  }

  return {
    cloth,
    rejected,
    state() {
      const { board, region, isWhole } = cloth.peek();
      // Before the layout only the requested part can be visible.
      const seen =
        region.peek() === undefined ? asked.seen : isWhole.peek() ? undefined : region.peek();
      return {
        tartan: 'study',
        version: 2,
        rows: board.rows,
        columns: board.columns,
        ...(seen !== undefined && { seen: formatRegion(seen) }),
      };
    },
    change(keys) {
      const next = changed(query, keys);
      const read = readAsked(next);
      if (read.rejected.length > 0) return read.rejected;
      query = next;
      show(read);
      return [];
    },
    reset() {
      query = first;
      show(readAsked(query));
    },
  };
}

type Asked = ReturnType<typeof readAsked>;

function readAsked(query: URLSearchParams) {
  const { question, seen, rejected } = readPictureAddress(query);
  const game = query.get('game') ?? 'flipping-game';
  const other = game === 'flipping-game' ? [] : [rejection('game', game)];
  return { question, seen, rejected: [...rejected, ...other] };
}

/** The visible part belongs to its board. */
function changed(before: URLSearchParams, keys: Keys): URLSearchParams {
  const next = new URLSearchParams(before);
  if (keys.rows !== undefined || keys.columns !== undefined) next.delete('seen');
  for (const [key, value] of Object.entries(keys))
    if (value === null) next.delete(key);
    else if (value !== undefined) next.set(key, String(value));
  return next;
}
