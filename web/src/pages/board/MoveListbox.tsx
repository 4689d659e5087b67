import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardModel, SizeGroup, WinningMoves } from '../../model/board/board_model';
import { boardDetailsText } from '../../text/board_details';
import styles from './MoveListbox.module.css';

/** The height of an option in pixels, as in the style sheet. */
const OPTION_HEIGHT = 36;
/** Rendered beyond what is seen, so that scrolling does not show gaps. */
const SPARE = 6;

interface MoveListboxProps {
  readonly model: BoardModel;
  readonly group: SizeGroup;
  readonly winning: WinningMoves;
  readonly labelledBy: string;
}

/** The moves of one size as a listbox of which only the options in sight are there. */
export function MoveListbox({ model, group, winning, labelledBy }: MoveListboxProps) {
  const t = boardDetailsText().list;
  const box = useRef<HTMLDivElement>(null);
  const scrolled = useSignal(0);
  const boxHeight = useSignal(10 * OPTION_HEIGHT);
  const { moves } = group;
  const chosen = model.chosen.value?.rectangle;
  const active = chosen === undefined ? -1 : moves.indexOf(winning.indexOf(chosen));

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    boxHeight.value = element.clientHeight;
    if (active < 0) return;
    const top = active * OPTION_HEIGHT;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + OPTION_HEIGHT > element.scrollTop + element.clientHeight)
      element.scrollTop = top + OPTION_HEIGHT - element.clientHeight;
  }, [active, boxHeight]);

  function choose(index: number, isStep: boolean) {
    const move = moves[Math.min(Math.max(index, 0), moves.length - 1)];
    if (move !== undefined) model.choose(winning.at(move), isStep);
  }

  function onKeyDown(event: KeyboardEvent) {
    const page = Math.max(1, Math.floor(boxHeight.value / OPTION_HEIGHT) - 1);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: Math.max(active, 1) - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: moves.length - 1,
      Enter: Math.max(active, 0),
      ' ': Math.max(active, 0),
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(target, true);
  }

  const first = Math.max(0, Math.floor(scrolled.value / OPTION_HEIGHT) - SPARE);
  const last = Math.min(
    moves.length,
    Math.ceil((scrolled.value + boxHeight.value) / OPTION_HEIGHT) + SPARE,
  );
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  // The option that a screen reader is at must be there, wherever the list was scrolled to.
  if (active >= 0 && (active < first || active >= last)) shown.push(active);

  return (
    <div
      class={styles.box}
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-labelledby={labelledBy}
      aria-activedescendant={active < 0 ? undefined : optionId(active)}
      onKeyDown={onKeyDown}
      onScroll={(event) => (scrolled.value = event.currentTarget.scrollTop)}
    >
      <div
        class={styles.all}
        role="presentation"
        style={{ height: `${moves.length * OPTION_HEIGHT}px` }}
      >
        {shown.map((index) => {
          const rectangle = winning.at(moves[index] ?? 0);
          return (
            <div
              key={index}
              id={optionId(index)}
              class={styles.option}
              role="option"
              aria-selected={index === active}
              aria-setsize={moves.length}
              aria-posinset={index + 1}
              style={{ top: `${index * OPTION_HEIGHT}px` }}
              onClick={() => choose(index, false)}
            >
              {t.item(rectangle)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function optionId(index: number): string {
  return `winning-move-${index}`;
}
