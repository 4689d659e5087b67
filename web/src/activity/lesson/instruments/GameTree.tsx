import { signal, useComputed, useSignal, type Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Position } from '../../../game/position';
import t from '#words/game_tree';
import { listOf } from '../../../text/language';
import layout from '../../../ui/layout.module.css';
import { useFocusFallback } from '../../../ui/use_focus_fallback';
import { FillBar } from '../../../ui/sheet/FillBar';
import { Sheet, type SheetCell } from '../../../ui/sheet/Sheet';
import { useLesson } from '../lesson';
import { AwaitedInstrument, Instrument } from './Instrument';
import styles from './GameTree.module.css';
import { Question } from './Question';
import { positionKey, treeRows, type TreePosition } from './game_tree';
import { useHand } from '../../../ui/use_media';

/** The whole tree of a tiny game on a board of the lesson, with the board's position highlighted. */
export function GameTree({ board: name }: { readonly board: string }) {
  const { study, remember } = useLesson();
  const model = study(name);
  const rows = useComputed(() => {
    const board = model.view.board.value;
    return board && treeRows(board, model.state.value.study.start);
  });
  if (rows.value === undefined) return <AwaitedInstrument />;
  const marked = remember(`tree of ${name}`, () => signal(0));
  return (
    <Tree
      board={name}
      rows={rows.value}
      marked={marked}
      here={positionKey(model.view.position.value)}
    />
  );
}

/** In the picture's own units. */
const CELL = { width: 100, height: 56 };
/** The distance of a position from the edge of its cell, above and below. */
const GAP_PX = 14;
/** How far a curve's handles lie to the side; the curve itself reaches three quarters of that. */
const BOW = 0.7 * CELL.width;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface TreeProps {
  readonly board: string;
  readonly rows: readonly (readonly TreePosition[])[];
  /** The number of marked positions, from the end: the lowest row first, each from left to right. */
  readonly marked: Signal<number>;
  /** The board's current position. */
  readonly here: string;
}

function Tree({ board, rows, marked, here }: TreeProps) {
  const looked = useSignal<string | undefined>(undefined);
  const figure = useRef<HTMLElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // The question disappears with the last answer; the verdict takes its place, so that nothing scrolls.
  useFocusFallback(figure, () => said.current);
  const widest = Math.max(...rows.map((row) => row.length));
  const fields = rows.map((row) => fieldsOf(row, widest));
  const order = rows.toReversed().flat();
  const next = order[marked.value];
  const isMarked = (found: TreePosition) => order.indexOf(found) < marked.value;
  const keyIn = (found: TreePosition | undefined) => found && positionKey(found.position);
  const isLooked = (found: TreePosition | undefined) =>
    looked.value !== undefined && keyIn(found) === looked.value;
  // The position under the pointer, or else the one that is asked for.
  const focus = order.find(isLooked) ?? next;
  const row = fields.findIndex((each) => each.includes(focus));
  const places = (found: TreePosition | undefined): SheetCell =>
    found === undefined
      ? {}
      : placeOf(found, {
          isMarked: isMarked(found),
          isNext: found === next,
          isHere: keyIn(found) === here,
          // While a position is asked for, its lines are highlighted unless another one is pointed at.
          onLook: (isThere) => (looked.value = isThere || !next ? keyIn(found) : undefined),
        });
  const hand = useHand();

  function mark(count: number) {
    marked.value = count;
    looked.value = undefined;
  }

  return (
    <Instrument name={t('name')} frame={figure} board={board}>
      <p class={layout.note} data-screen>
        {t('how-to-read', { hand })}
      </p>
      <div class={styles.picture} dir="ltr" style={{ maxInlineSize: `${widest * 8}rem` }}>
        <Lines fields={fields} focus={focus} isMarked={isMarked} />
        <Sheet
          caption={t('name')}
          hidesCaption
          class={styles.positions}
          stop={{ row, column: fields[row]?.indexOf(focus) ?? 0 }}
          rows={fields.map((each) => ({ places: each.map(places) }))}
        />
      </div>
      <p role="status" class={layout.says} tabIndex={-1} ref={said} data-screen>
        {focus && sentence(focus, isMarked(focus))}
      </p>
      <p class={layout.note}>{t('legend')}</p>
      {next && <Fate of={next} onRight={() => mark(marked.value + 1)} />}
      <FillBar filled={marked.value} all={order.length} onFill={mark} />
    </Instrument>
  );
}

/** Centres a row among as many fields as the widest has. */
function fieldsOf(row: readonly TreePosition[], widest: number): (TreePosition | undefined)[] {
  const before = Math.floor((widest - row.length) / 2);
  return Array.from({ length: widest }, (_, field) => row[field - before]);
}

interface FateProps {
  readonly of: TreePosition;
  readonly onRight: () => void;
}

/** Asks who wins from a position whose moves all lead to marked ones. */
function Fate({ of: { position, isLost, options }, onRight }: FateProps) {
  const about = discsOf(position);
  const wins = options.filter((option) => option.isLost).map((option) => discsOf(option.position));
  const why = isLost
    ? t('not-won', { moves: options.length })
    : t('not-lost', { option: wins[0] ?? '' });
  return (
    <Question
      about={about}
      name={t('fates', { about })}
      ask={
        <span class={styles.ask}>
          {t('ask', { about })} <Discs position={position} />
        </span>
      }
      answers={FATES.map((fate) => t(`answer-${fate}`))}
      wrongWith={(answer) => (FATES[answer] === fateOf(isLost) ? undefined : why)}
      onRight={onRight}
    />
  );
}

const FATES = ['lost', 'won'] as const;

const fateOf = (isLost: boolean) => (isLost ? 'lost' : 'won');

interface PlaceState {
  readonly isMarked: boolean;
  /** This position is asked for. */
  readonly isNext: boolean;
  /** The board shows this position. */
  readonly isHere: boolean;
  readonly onLook: (isThere: boolean) => void;
}

function placeOf({ position, isLost }: TreePosition, state: PlaceState): SheetCell {
  const { isMarked, isNext, isHere, onLook } = state;
  const fate = fateOf(isLost);
  const unmarked = isNext ? 'fate-asked' : 'fate-unknown';
  const said = [discsOf(position), t(isMarked ? `fate-${fate}` : unmarked)];
  return {
    look: `${styles.place} ${isMarked && isLost ? styles.lost : ''} ${isHere ? styles.here : ''}`,
    marks: [isNext && 'asked'],
    press: {
      name: listOf(isHere ? [...said, t('here')] : said),
      isCurrent: isHere || undefined,
      onPress: () => onLook(true),
      onPoint: onLook,
    },
    content: (
      <>
        <Discs position={position} />
        <span class={styles.fate} data-marked={isMarked}>
          {t(`letter-${fate}`)}
        </span>
      </>
    ),
  };
}

function Discs({ position: { rows, columns, coins } }: { readonly position: Position }) {
  return (
    <svg
      class={styles.discs}
      viewBox={`0 0 ${12 * columns} ${12 * rows}`}
      width={12 * columns}
      height={12 * rows}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from(coins, (coin, place) => (
        <circle
          key={place}
          cx={12 * (place % columns) + 6}
          cy={12 * Math.floor(place / columns) + 6}
          r="4.5"
          class={coin === 1 ? styles.white : styles.black}
        />
      ))}
    </svg>
  );
}

function discsOf({ coins }: Position): string {
  if (coins.every((coin) => coin === 0)) return t('all-black');
  const discs = listOf(Array.from(coins, (coin) => t(coin === 1 ? 'white' : 'black')));
  return t('position', { discs });
}

interface LinesProps {
  readonly fields: readonly (readonly (TreePosition | undefined)[])[];
  readonly focus: TreePosition | undefined;
  readonly isMarked: (found: TreePosition) => boolean;
}

/**
 * A line for each move. The moves of the highlighted position have strong lines, and once it's marked its winning moves
 * have the strongest.
 */
function Lines({ fields, focus, isMarked }: LinesProps) {
  const widest = fields[0]?.length ?? 0;
  const places = new Map<TreePosition, Point>();
  for (const [y, row] of fields.entries())
    for (const [x, found] of row.entries())
      if (found) places.set(found, { x: (x + 0.5) * CELL.width, y: y * CELL.height });
  // Strong lines are drawn over the others.
  const all = [...places.keys()].sort(
    (one, other) => Number(one === focus) - Number(other === focus),
  );
  return (
    <svg
      class={styles.lines}
      viewBox={`0 0 ${widest * CELL.width} ${fields.length * CELL.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {all.flatMap((from) =>
        from.options.map((to) => {
          const [start, end] = [places.get(from), places.get(to)];
          if (!start || !end) return null;
          const kind = from !== focus ? 'other' : isMarked(from) && to.isLost ? 'winning' : 'own';
          return (
            <path
              key={`${positionKey(from.position)} ${positionKey(to.position)}`}
              data-kind={kind}
              d={curve(start, end, widest)}
            />
          );
        }),
      )}
    </svg>
  );
}

/** A straight vertical line would run behind other positions: it bulges away from the middle. */
function curve(start: Point, end: Point, widest: number): string {
  const [above, below] = [start.y + CELL.height - GAP_PX, end.y + GAP_PX];
  const isBlocked = start.x === end.x && end.y - start.y > CELL.height;
  if (!isBlocked) {
    const middle = (above + below) / 2;
    return `M${start.x} ${above}C${start.x} ${middle} ${end.x} ${middle} ${end.x} ${below}`;
  }
  const side = start.x + (start.x < (widest * CELL.width) / 2 ? -BOW : BOW);
  return `M${start.x} ${above}C${side} ${above} ${side} ${below} ${end.x} ${below}`;
}

function sentence({ options, isLost }: TreePosition, isMarked: boolean): string {
  const moves = options.length;
  if (!isMarked) return t('says-unknown', { moves });
  if (moves === 0) return t('says-end');
  const wins = options.filter((option) => option.isLost).length;
  return isLost ? t('says-lost', { moves }) : t('says-won', { wins });
}
