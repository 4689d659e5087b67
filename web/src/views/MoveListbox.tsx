import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Kinds } from '../game/look';
import { cornerOf, sameMove } from '../game/move';
import type { Move } from '../game/move';
import { answerOf } from '../study/ask';
import type { Examination } from '../study/knowledge';
import type { StudyModel } from '../study/study_model';
import { placeWords } from '../text/places';
import { failureText } from './parts/failure_text';
import { cellName } from './parts/names';
import { useAsked } from './use_asked';
import styles from './MoveListbox.module.css';

/** The height of an option in pixels, as in the style sheet. */
const OPTION_HEIGHT = 36;
/** Rendered beyond what is seen, so that scrolling does not show gaps. */
const SPARE = 6;

interface MoveListboxProps {
  readonly model: StudyModel;
  readonly examination: Examination;
  readonly kinds: Kinds;
  /** How many winning moves have these kinds: known before the moves themselves are. */
  readonly count: number;
  readonly labelledBy: string;
}

/** The winning moves of one pair of kinds as a listbox of which only the options in sight are there. */
export function MoveListbox({ model, examination, kinds, count, labelledBy }: MoveListboxProps) {
  const found = useAsked(
    () => model.winningMovesOf(examination, kinds),
    [model, examination, kinds.rowKind, kinds.columnKind],
  );
  const moves = answerOf(found) ?? [];
  const chosen = model.chosen.value;
  const active = chosen === undefined ? -1 : moves.findIndex((move) => sameMove(move, chosen));
  const { box, height, top, onScroll } = useScrolledTo(active);

  function choose(index: number) {
    const move = moves[Math.min(Math.max(index, 0), moves.length - 1)];
    if (move !== undefined) model.choose(move);
  }

  function onKeyDown(event: KeyboardEvent) {
    const page = Math.max(1, Math.floor(height / OPTION_HEIGHT) - 1);
    const target = stepOf(event.key, active, page, moves.length);
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(target);
  }

  if (found.status === 'failed') return <p role="alert">{failureText(found.error)}</p>;
  return (
    <div
      class={styles.box}
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-labelledby={labelledBy}
      aria-activedescendant={active < 0 ? undefined : optionId(active)}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    >
      <div class={styles.all} role="presentation" style={{ height: `${count * OPTION_HEIGHT}px` }}>
        {inSight(top, height, moves.length, active).map((index) => (
          <div
            key={index}
            id={optionId(index)}
            class={styles.option}
            role="option"
            aria-selected={index === active}
            aria-setsize={moves.length}
            aria-posinset={index + 1}
            style={{ top: `${index * OPTION_HEIGHT}px` }}
            onClick={() => choose(index)}
          >
            {placeWords(cellName(examination.board.game, cornerOf(moves[index] ?? NO_MOVE)))}
          </div>
        ))}
      </div>
    </div>
  );
}

const NO_MOVE: Move = { rows: [], columns: [] };

/** Where a key leads from an option; -1 is none. */
function stepOf(key: string, active: number, page: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: Math.max(active, 1) - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: count - 1,
    Enter: Math.max(active, 0),
    ' ': Math.max(active, 0),
  };
  return targets[key];
}

/** The options to be rendered: those that can be seen, some around them, and the one a screen reader is at. */
function inSight(top: number, height: number, count: number, active: number): number[] {
  const first = Math.max(0, Math.floor(top / OPTION_HEIGHT) - SPARE);
  const last = Math.min(count, Math.ceil((top + height) / OPTION_HEIGHT) + SPARE);
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (active >= 0 && (active < first || active >= last)) shown.push(active);
  return shown;
}

/** The box of the list, which scrolls to the option that becomes active. */
function useScrolledTo(active: number) {
  const box = useRef<HTMLDivElement>(null);
  const top = useSignal(0);
  const height = useSignal(10 * OPTION_HEIGHT);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    height.value = element.clientHeight;
    if (active < 0) return;
    const start = active * OPTION_HEIGHT;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (start + OPTION_HEIGHT > element.scrollTop + element.clientHeight)
      element.scrollTop = start + OPTION_HEIGHT - element.clientHeight;
  }, [active, height]);
  return {
    box,
    top: top.value,
    height: height.value,
    onScroll: () => (top.value = box.current?.scrollTop ?? 0),
  };
}

function optionId(index: number): string {
  return `winning-move-${index}`;
}
