import { signal, useComputed, type Signal } from '@preact/signals';
import t from '#words/counting';
import movesWords from '#words/moves';
import commonWords from '#words/common';
import { HistogramChart } from '../../../ui/histogram/HistogramChart';
import layout from '../../../ui/layout.module.css';
import { Sheet } from '../../../ui/sheet/Sheet';
import { PairTable } from '../../../widgets/count/Derivation';
import { useLesson } from '../lesson';
import { Instrument } from './Instrument';
import parts from '../parts/lesson_parts.module.css';
import instrument from './instrument.module.css';
import { countFirstMoves, countingWork, type FirstMoveCounts } from './first_moves';
import { useHand } from '../../../ui/use_media';

interface FirstMovesProps {
  /** A board of the lesson, with the Flipping Game. */
  readonly board: string;
  /** Shows the partner that each row move’s nimber needs, and the sum over all pairs. */
  readonly paired?: boolean;
}

const NO_PARTNERS: ReadonlyMap<number, number> = new Map();

/** How many moves of each axis of a full board have each move nimber, and how the two counts multiply. */
export function FirstMoves({ board, paired = false }: FirstMovesProps) {
  const { study, remember } = useLesson();
  const model = study(board);
  const counted = useComputed(
    () => model.view.board.value && countFirstMoves(model.view.board.value),
  ).value;
  const read = remember(`pair of ${board}`, () => signal<number | undefined>(undefined));
  return (
    <Instrument name={t('name')} board={board}>
      {counted && (paired ? <Paired counted={counted} read={read} /> : <Apart counted={counted} />)}
    </Instrument>
  );
}

interface CountedProps {
  readonly counted: FirstMoveCounts;
}

function Apart({ counted: { rows, columns, rowMoves, columnMoves } }: CountedProps) {
  const hand = useHand();
  return (
    <>
      <div class={instrument.charts}>
        <HistogramChart
          title={movesWords('row-moves', { count: rowMoves })}
          histogram={rows}
          partners={NO_PARTNERS}
        />
        <HistogramChart
          title={movesWords('column-moves', { count: columnMoves })}
          histogram={columns}
          partners={NO_PARTNERS}
        />
      </div>
      <p class={layout.note} data-screen>
        {t('reading', { hand })}
      </p>
    </>
  );
}

interface PairedProps extends CountedProps {
  /** The selected move nimber of the rows; at first the first pair's. */
  readonly read: Signal<number | undefined>;
}

/** Selecting a nimber on one axis selects its partner on the other. */
function Paired({ counted, read }: PairedProps) {
  const { nimber, rows, columns, pairs, sum, pairOf } = counted;
  const a = read.value ?? pairs[0]?.a ?? 1;
  const pair = a === 0 ? undefined : pairOf(a);
  // Γ ⊘ (Γ ⊘ a) = a
  const readColumn = (b: number) => (read.value = b === 0 ? 0 : pairOf(b).b);
  return (
    <>
      <div class={instrument.charts}>
        <HistogramChart
          title={commonWords('rows-axis')}
          histogram={rows}
          partners={new Map(pairs.map((each) => [each.a, each.b]))}
          reading={{ nimber: a, onRead: (row) => (read.value = row) }}
        />
        <HistogramChart
          title={commonWords('columns-axis')}
          histogram={columns}
          partners={new Map(pairs.map((each) => [each.b, each.a]))}
          reading={{ nimber: pair?.b ?? 0, onRead: readColumn }}
        />
      </div>
      <p class={layout.note}>{t('partners')}</p>
      <p class={`${layout.says} ${parts.follows}`}>
        {pair === undefined ? t('zero') : t('pair', { ...pair, nimber })}
      </p>
      <PairTable derivation={{ pairs, sum }} />
    </>
  );
}

const SIDES = [5n, 100n, 10_000n, 1_000_000n] as const;

/** How fast the number of a board's moves grows, and of its axes' moves. */
export function CountingWork() {
  const heads = [t('work-looked'), t('work-counted')];
  return (
    <Instrument>
      <Sheet
        caption={t('work-name')}
        hidesCaption
        class={instrument.work}
        look="lines"
        corner={t('work-side')}
        columns={heads.map((value) => ({ value }))}
        rows={SIDES.map(countingWork).map(({ side, looked, counted }) => ({
          head: { value: side },
          places: [{ value: looked }, { value: counted }],
        }))}
      />
    </Instrument>
  );
}
