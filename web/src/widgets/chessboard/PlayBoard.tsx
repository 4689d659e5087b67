import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { pressedKey } from '../../viewport/key_press';
import { nimberOfSquare, sameSquare, MAX_PLAYED_COINS, type Square } from '../../game/chessboard';
import t from '#words/chessboard';
import commonWords from '#words/common';
import nimbersWords from '#words/nimbers';
import { listOf, numbers, sentencesOf } from '../../text/language';
import { placeWords } from '../../text/places';
import { Button } from '../../ui/Button';
import layout from '../../ui/layout.module.css';
import { TickIcon } from '../../ui/Tick';
import { SegmentedChoice } from '../../ui/Segments';
import { useStableHeight } from '../../ui/use_stable_height';
import { Sheet, type SheetCell } from '../../ui/sheet/Sheet';
import { WithTerms } from '../../ui/terms/Term';
import styles from './chessboard.module.css';
import { PLAY_TOOLS, type PlayedBoard, type PlayModel, type PlayEvent } from './play_model';
import { useHand } from '../../ui/use_media';

const HINT_ID = 'chessboard-play-hint';

interface PlayProps {
  readonly model: PlayModel;
}

export function PlayBoard({ model }: PlayProps) {
  const board = model.board.value;
  if (board === undefined) return null;
  return (
    <section class={`${layout.stack} ${styles.play}`} aria-labelledby="chessboard-play">
      <h3 id="chessboard-play" data-printed>
        {commonWords('play-it')}
      </h3>
      <div class={styles.room}>
        <Squares model={model} board={board} />
        <div class={styles.side}>
          <p>{t(model.isOver.value ? 'over' : 'your-turn')}</p>
          <Happened model={model} />
          <Verdict model={model} />
          <Controls model={model} />
        </div>
      </div>
    </section>
  );
}

/** The last event; before the first, what to do. */
function Happened({ model }: PlayProps) {
  const told = model.events.value;
  const hand = useHand();
  const room = useRef<HTMLDivElement>(null);
  useStableHeight(room);
  return (
    <div class={styles.told} ref={room}>
      <p role="status">{sentencesOf(told.map(eventText))}</p>
      <p id={HINT_ID} hidden={told.length > 0}>
        {t('play-hint', { hand })}
      </p>
    </div>
  );
}

function Verdict({ model }: PlayProps) {
  if (!model.settings.value.showsValues) return null;
  const sum = model.nimSum.value;
  return (
    <p>
      <WithTerms>{sum === 0 ? t('nim-sum-zero') : t('nim-sum', { sum })}</WithTerms>
    </p>
  );
}

function Controls({ model }: PlayProps) {
  const { tool, computerAnswers, showsValues } = model.settings.value;
  const isOver = model.isOver.value;
  const canUndo = model.canUndo.value;
  return (
    <>
      <SegmentedChoice
        legend={t('tools')}
        showsLegend
        options={PLAY_TOOLS.map((name) => [name, t(`tool-${name}`)] as const)}
        value={tool}
        onChange={(name) => model.choose({ tool: name })}
      />
      <div class={layout.row}>
        <Button isDisabled={isOver} onClick={() => model.showWinningMove()}>
          {commonWords('show-winning-move')}
        </Button>
        <Button isDisabled={isOver} onClick={() => model.letComputerMove()}>
          {t('let-computer')}
        </Button>
        <Button isDisabled={!canUndo} onClick={() => model.undo()}>
          {commonWords('undo')}
        </Button>
      </div>
      <TickIcon
        isOn={showsValues}
        onChange={(isOn) => model.choose({ showsValues: isOn })}
        words={t('values')}
      />
      <TickIcon
        isOn={computerAnswers}
        onChange={(isOn) => model.choose({ computerAnswers: isOn })}
        words={t('computer')}
      />
    </>
  );
}

/** Rows and columns are numbered by their distance from the upper and the left edge, as in g(x). */
const distance = (line: number) => line - 1;

const placeText = ({ row, column }: Square) =>
  placeWords({ row: distance(row), column: distance(column) });

interface SquaresProps extends PlayProps {
  readonly board: PlayedBoard;
}

/** A coin can be dragged, or moved by two clicks. */
function Squares({ model, board }: SquaresProps) {
  const { side } = board;
  const lines = Array.from({ length: side }, (_, place) => place + 1);
  const cursor = useSignal<Square>({ row: side, column: side });
  const drag = useDrag(model);
  return (
    <div
      class={styles.board}
      style={{ '--side': side }}
      onKeyDown={(event) => pressedKey(event) === 'Escape' && model.dismiss()}
      onFocusIn={(event) => (cursor.value = squareOf(event.target) ?? cursor.value)}
      {...drag}
    >
      <Sheet
        caption={t('board', { side })}
        hidesCaption
        describedBy={HINT_ID}
        columns={lines.map((column) => ({ value: distance(column) }))}
        rows={lines.map((row) => ({
          head: { value: distance(row) },
          places: lines.map((column) => squarePlace(model, board, { row, column })),
        }))}
        stop={{
          row: Math.min(cursor.value.row, side) - 1,
          column: Math.min(cursor.value.column, side) - 1,
        }}
        isPrinted
      />
    </div>
  );
}

/** A coin is taken when the pointer goes down, and dropped when it goes up or at the next click. */
function useDrag(model: PlayModel) {
  const from = useRef<Square | undefined>(undefined);
  const isTaken = useRef(false);
  return {
    onPointerDown({ target }: PointerEvent) {
      from.current = squareOf(target);
      isTaken.current = from.current !== undefined && model.take(from.current);
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const to = squareOf(document.elementFromPoint(clientX, clientY));
      const isDragged =
        from.current !== undefined && to !== undefined && !sameSquare(from.current, to);
      from.current = undefined;
      if (isDragged && model.selected.value !== undefined) model.press(to);
    },
    onPointerCancel() {
      from.current = undefined;
    },
    onClick({ target }: MouseEvent) {
      const square = squareOf(target);
      // The click that took the coin doesn't drop it.
      if (square !== undefined && !isTaken.current) model.press(square);
      isTaken.current = false;
    },
  };
}

/** Undefined on the heads of rows and columns. */
function squareOf(target: EventTarget | null): Square | undefined {
  const place = target instanceof Element ? target.closest('td:has(button)') : null;
  if (!(place instanceof HTMLTableCellElement)) return undefined;
  return { row: place.closest('tr')?.rowIndex ?? 0, column: place.cellIndex };
}

const MARKS = {
  from: styles.from,
  to: styles.to,
  hint: styles.hint,
  target: styles.target,
  selected: styles.selected,
};

function squarePlace(model: PlayModel, board: PlayedBoard, square: Square): SheetCell {
  const { showsValues, tool } = model.settings.value;
  const coins = model.coins.value.filter((coin) => sameSquare(coin, square)).length;
  const mark = markOf(model, square);
  const value = nimberOfSquare(board.grundy, square);
  const words = [
    placeText(square),
    coins === 0 ? t('square-empty') : t('square-coins', { coins }),
    ...(showsValues ? [commonWords('worth', { value })] : []),
    ...(mark === undefined ? [] : [t(`square-${mark}`)]),
  ];
  const looks = [
    styles.square,
    (square.row + square.column) % 2 === 1 && styles.dark,
    coins > 0 && tool === 'move' && styles.movable,
    showsValues && styles.valued,
    mark && MARKS[mark],
  ];
  return {
    look: looks.filter(Boolean).join(' '),
    press: { name: listOf(words) },
    content: (
      <>
        {showsValues && <span class={styles.value}>{value}</span>}
        {coins > 0 && <span class={styles.coin}>{coins > 1 && numbers.whole(coins)}</span>}
      </>
    ),
  };
}

function markOf(model: PlayModel, square: Square): keyof typeof MARKS | undefined {
  const selected = model.selected.value;
  const marked = model.marked.value;
  if (selected !== undefined && sameSquare(selected, square)) return 'selected';
  if (marked !== undefined && sameSquare(marked.to, square))
    return selected === undefined ? 'to' : 'hint';
  if (model.targets.value.some((target) => sameSquare(target, square))) return 'target';
  if (marked !== undefined && sameSquare(marked.from, square)) return 'from';
  return undefined;
}

function eventText(told: PlayEvent): string {
  switch (told.kind) {
    case 'you-moved':
    case 'computer-moved':
    case 'winning-move': {
      const { from, to } = told.move;
      return t(told.kind, { from: placeText(from), to: placeText(to) });
    }
    case 'selected':
    case 'stuck':
    case 'no-coin':
    case 'no-move':
    case 'added':
    case 'removed':
      return t(told.kind, { square: placeText(told.square) });
    case 'full':
      return t('full', { most: MAX_PLAYED_COINS });
    case 'undone':
      return nimbersWords('undone');
    case 'you-win':
    case 'computer-wins':
    case 'last-move':
    case 'none-wins':
      return t(told.kind);
  }
}
