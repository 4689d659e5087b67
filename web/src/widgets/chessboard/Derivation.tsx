import type { ComponentChildren } from 'preact';
import type { ArrangementCounts, ChessboardAnswer } from '../../engine/api/chessboard';
import t from '#words/chessboard';
import commonWords from '#words/common';
import { math } from '../../ui/math';
import { Sheet } from '../../ui/sheet/Sheet';
import { WithTerms } from '../../ui/terms/Term';
import { sameBoard, type CountModel, type ChessboardWithFacts } from './count_model';
import layout from '../../ui/layout.module.css';
import styles from './chessboard.module.css';
import { LongNumber, ShortNumber } from './LongNumber';

/** The derivation of the answer, in layers that open one after the other. */
export function Derivation({ count }: { readonly count: CountModel }) {
  const board = count.board.value;
  const answer = count.answer.value;
  if (board === undefined) return null;
  const isAnswered = answer !== undefined && sameBoard(answer.question, board);
  return (
    <section
      class={`${layout.stack} ${styles.derivation}`}
      aria-labelledby="chessboard-derivation"
      data-printed="reasons"
    >
      <h3 id="chessboard-derivation">{commonWords('derivation')}</h3>
      <Layer title={t('line')} isOpen>
        <Line board={board} />
      </Layer>
      <Layer title={t('squares')}>
        <Squares board={board} />
      </Layer>
      {board.transform.length > 1 && (
        <Layer title={t('transform')}>
          <Transform board={board} />
        </Layer>
      )}
      {isAnswered && answer.counts && <Counts answer={answer} counts={answer.counts} />}
    </section>
  );
}

interface LayerProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

function Layer({ title, isOpen = false, children }: LayerProps) {
  return (
    <details class={styles.layer} open={isOpen}>
      <summary>
        <h4>{title}</h4>
      </summary>
      <div class={`${layout.stack} ${styles.body}`}>{children}</div>
    </details>
  );
}

interface BoardProps {
  readonly board: ChessboardWithFacts;
}

/** The least number of boxes shown: two periods and a little more are shown, unless they are too long. */
const MIN_BOXES = 24;
const MAX_BOXES = 120;
/** The number of boxes shown before a period that begins late. */
const BOXES_BEFORE = 12;
/** In degrees, from one nimber to the next, so that consecutive ones differ. */
const HUE_STEP = 137.5;
const SEARCHED = 2 ** 22;

/** The coordinates with a box: from the edge on, or from shortly before a period that begins too late for that. */
function boxesOf({ grundy, period }: ChessboardWithFacts) {
  const { prePeriod, period: length } = period ?? { prePeriod: 0, period: MAX_BOXES };
  const isLate = prePeriod + length > MAX_BOXES;
  const first = isLate
    ? Math.max(0, Math.min(prePeriod - BOXES_BEFORE, grundy.length - MAX_BOXES))
    : 0;
  const count = Math.max(MIN_BOXES, Math.min(prePeriod + 2 * length - first, MAX_BOXES));
  return { first, count };
}

function Line({ board }: BoardProps) {
  const { grundy, period, side, steps } = board;
  const { first, count } = boxesOf(board);
  return (
    <>
      <p>
        <WithTerms>{t('line-words')}</WithTerms>
      </p>
      <p>
        {period === undefined && t('repeats-never', { searched: SEARCHED, side })}
        {period?.prePeriod === 0 && t('repeats', { period: period.period })}
        {period !== undefined &&
          period.prePeriod > 0 &&
          t('repeats-later', { before: period.prePeriod, period: period.period })}{' '}
        {period !== undefined && t('proof', { steps: steps.at(-1) ?? 1 })}
      </p>
      <ol class={styles.boxes} dir="ltr" aria-label={t('boxes', { count, first })}>
        {Array.from(grundy.subarray(first, first + count), (number, place) => (
          <li
            key={place}
            class={styles.box}
            style={{ '--hue': `${(number * HUE_STEP) % 360}deg` }}
            data-starts={period !== undefined && startsPeriod(first + place, period)}
          >
            <span aria-hidden="true">{number}</span>
            <span class={layout.hidden}>{t('box', { distance: first + place, number })}</span>
          </li>
        ))}
      </ol>
      {period !== undefined && <p class={layout.note}>{t('boxes-note', { first })}</p>}
    </>
  );
}

function startsPeriod(
  distance: number,
  { prePeriod, period }: NonNullable<ChessboardWithFacts['period']>,
) {
  return distance >= prePeriod && (distance - prePeriod) % period === 0;
}

function Squares({ board: { coordinates, squares } }: BoardProps) {
  return (
    <>
      <p>
        <WithTerms>{t('squares-words')}</WithTerms>
      </p>
      <Table
        caption={t('squares-table')}
        heads={[
          ['a', t('head-nimber')],
          ['k(a)', t('head-line')],
          ['q(a)', t('head-board')],
        ]}
        rows={squares.map((square, nimber) => [BigInt(nimber), coordinates[nimber] ?? 0n, square])}
      />
    </>
  );
}

function Transform({ board: { transform } }: BoardProps) {
  return (
    <>
      <p>{t('transform-words')}</p>
      <Table
        caption={t('transform-table')}
        heads={[
          ['w', t('head-index')],
          ['h(w)', t('head-line')],
          ['h(w)^2', t('head-board')],
        ]}
        rows={Array.from(transform, (value, place) => [BigInt(place), value, value ** 2n])}
      />
    </>
  );
}

interface CountsProps {
  readonly answer: ChessboardAnswer;
  readonly counts: ArrangementCounts;
}

function Counts({ answer: { question, winning }, counts }: CountsProps) {
  const { powers, arrangements, losing } = counts;
  const { modulus } = question;
  const width = powers.length;
  return (
    <>
      <Layer title={t('power')}>
        <p>
          {modulus === undefined
            ? t('power-words')
            : t('power-words-modulo', { width, ring: modulus * BigInt(width) })}
        </p>
        <Table
          caption={t('power-table')}
          heads={[
            ['w', t('head-index')],
            [`h(w)^${2 * question.coins}`, t('head-coins')],
          ]}
          rows={powers.map((power, place) => [BigInt(place), power])}
        />
      </Layer>
      <Layer title={t('inverse')}>
        <p>
          <WithTerms>{t('inverse-words', { width })}</WithTerms>
        </p>
        <dl class={styles.sums}>
          <Sum value={arrangements} meaning={t('all')} />
          <Sum sign="−" value={losing} meaning={t('losing')} />
          <Sum sign="=" value={winning} meaning={t('difference')} />
        </dl>
        {modulus !== undefined && <p>{t('remainder', { modulus })}</p>}
      </Layer>
    </>
  );
}

interface SumProps {
  readonly sign?: string;
  readonly value: bigint;
  readonly meaning: string;
}

function Sum({ sign = '', value, meaning }: SumProps) {
  return (
    <div>
      <dt>
        <span class={styles.sign}>{sign}</span> <LongNumber key={value} value={value} />
      </dt>
      <dd>{meaning}</dd>
    </div>
  );
}

/** A formula and its meaning. */
type TableHead = readonly [formula: string, meaning: string];

interface TableProps {
  readonly caption: string;
  readonly heads: readonly TableHead[];
  /** The first number names the row. */
  readonly rows: readonly (readonly bigint[])[];
}

function Table({ caption, heads, rows }: TableProps) {
  return (
    <Sheet
      caption={caption}
      hidesCaption
      look="lines"
      class={styles.table}
      corner={<FormulaHead head={heads[0]} />}
      columns={heads.slice(1).map((head) => ({ content: <FormulaHead head={head} /> }))}
      rows={rows.map(([first = 0n, ...others]) => ({
        head: { value: first },
        places: others.map((value) => ({ value, content: <ShortNumber value={value} /> })),
      }))}
    />
  );
}

function FormulaHead({
  head: [formula, meaning] = ['', ''],
}: {
  readonly head: TableHead | undefined;
}) {
  return (
    <>
      {math`${formula}`}
      <span class={styles.meaning}>{meaning}</span>
    </>
  );
}
