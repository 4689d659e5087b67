/** All that follows from what the reader set and what was found out. */
import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { AxisName } from '../plan_model';
import type { TableState } from './board_state';
import { selectedRectangle } from './board_state';
import { legalCount, legalRectangles } from './corner_moves';
import type { CornerMove } from './corner_moves';
import type { Examination, Examiner } from './examination';
import { countsOfCorners, countsOfCover } from './heat';
import { isOnBoard } from './position';
import type { Cell, Rectangle } from './position';
import type { ProductBook } from './product_book';
import { grundyNumbers, moveNimbers, whiteDiscsByValue, whyOf } from './why';
import type { Why } from './why';

export type Presentation = 'hidden' | 'shown';

/** The lengths that are legal on the board shown, ascending. */
export interface BoardLengths {
  readonly heights: readonly number[];
  readonly widths: readonly number[];
}

export interface CornerCounts {
  readonly legal: number;
  /** 0 as well while it is hidden or not known what wins. */
  readonly wins: number;
}

export interface BoardFacts {
  readonly lengths: ReadonlySignal<BoardLengths | undefined>;
  readonly areOpen: ReadonlySignal<boolean>;
  readonly answers: ReadonlySignal<Presentation>;
  readonly recent: ReadonlySignal<Examination | undefined>;
  readonly pointed: ReadonlySignal<Cell | undefined>;
  readonly corner: ReadonlySignal<Cell | undefined>;
  /** The legal rectangles of the corner, whatever is known of them. */
  readonly rectangles: ReadonlySignal<readonly Rectangle[]>;
  readonly cornerMoves: ReadonlySignal<readonly CornerMove[]>;
  readonly chosen: ReadonlySignal<CornerMove | undefined>;
  readonly heat: ReadonlySignal<Uint32Array | undefined>;
  readonly why: ReadonlySignal<Why | undefined>;
  readonly grundyNumbers: Readonly<Record<AxisName, ReadonlySignal<readonly number[]>>>;
  readonly cornerCounts: (cell: Cell) => CornerCounts | undefined;
  /** Has the product worked out that says what the chosen rectangle changes; nothing without one. */
  readonly askForProduct: () => void;
}

/** `areOpen`: whether the reader may see what wins, once it is known. */
export function createBoardFacts(
  state: ReadonlySignal<TableState>,
  areOpen: ReadonlySignal<boolean>,
  pointer: ReadonlySignal<Cell | undefined>,
  { state: examination, description }: Examiner,
  products: ProductBook,
): BoardFacts {
  const lengths = computed(
    () =>
      description.value && {
        heights: Array.from(description.value.rows.lengths),
        widths: Array.from(description.value.columns.lengths),
      },
  );

  /** Once hidden, it is not seen again while something else is worked out. */
  let before: Examination | undefined;
  const recent = computed(() => {
    const found = examination.value;
    if (!areOpen.value || found.status === 'failed') before = undefined;
    else if (found.status === 'known') before = found.examination;
    else if (found.last !== before) before = undefined;
    return before;
  });
  /** What the reader may see of the position shown. */
  const seen = computed(() => (examination.value.status === 'known' ? recent.value : undefined));

  // The board may have got smaller under the pointer.
  const pointed = computed(() => {
    const cell = pointer.value;
    return cell && isOnBoard(state.value.position, cell) ? cell : undefined;
  });
  const corner = computed(() => state.value.selection?.corner ?? pointed.value);
  const rectangles = computed(() =>
    description.value && corner.value
      ? legalRectangles(state.value.position, description.value, corner.value)
      : [],
  );
  const cornerMoves = computed<readonly CornerMove[]>(() =>
    rectangles.value.map((rectangle) => ({
      rectangle,
      wins: seen.value !== undefined && seen.value.winning.indexOf(rectangle) >= 0,
    })),
  );
  const chosen = computed(() => {
    const selected = selectedRectangle(state.value.selection);
    return cornerMoves.value.find(
      ({ rectangle }) =>
        rectangle.width === selected?.width && rectangle.height === selected.height,
    );
  });

  const layer = computed(() => state.value.heat);
  const heat = computed(() => {
    const known = recent.value;
    if (!areOpen.value || layer.value === 'none') return undefined;
    if (known === undefined) return new Uint32Array(state.value.position.discs.length);
    const count = layer.value === 'corners' ? countsOfCorners : countsOfCover;
    return count(known.position, known.winning);
  });

  const whiteDiscs = computed(() => (seen.value ? whiteDiscsByValue(seen.value) : []));
  const why = computed(() =>
    seen.value && chosen.value
      ? whyOf(seen.value, chosen.value.rectangle, whiteDiscs.value, (a, b) => products.find(a, b))
      : undefined,
  );

  const grundyNumbersOf = (axis: AxisName) =>
    computed(() => (description.value ? grundyNumbers(description.value[axis]) : []));

  return {
    lengths,
    areOpen,
    recent,
    answers: computed(() => (seen.value === undefined ? 'hidden' : 'shown')),
    pointed,
    corner,
    rectangles,
    cornerMoves,
    chosen,
    heat,
    why,
    grundyNumbers: { rows: grundyNumbersOf('rows'), columns: grundyNumbersOf('columns') },
    cornerCounts: (cell) =>
      description.value && {
        legal: legalCount(state.value.position, description.value, cell),
        wins: seen.value?.winning.countOf(cell) ?? 0,
      },
    askForProduct() {
      if (description.value && chosen.value)
        products.ask(...moveNimbers(description.value, chosen.value.rectangle));
    },
  };
}
