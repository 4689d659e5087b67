import { useEffect, useRef } from 'preact/hooks';
import type { BoardAction, BoardModel } from '../../model/board/board_model';
import { text } from '../../text';
import buttons from '../shared/buttons.module.css';
import styles from './TimelineBar.module.css';

/** Every step that led here; each can be gone back to, and those after it come again. */
export function TimelineBar({ model }: { readonly model: BoardModel }) {
  const t = text().board.timeline;
  const list = useRef<HTMLOListElement>(null);
  const { entries, current } = model.timeline.value;

  useEffect(() => {
    const shown = list.current?.children[current];
    // Only the list scrolls, never the page.
    if (list.current !== null && shown instanceof HTMLElement)
      list.current.scrollLeft = shown.offsetLeft - list.current.clientWidth / 2;
  }, [current, entries.length]);

  return (
    <section class={styles.timeline} aria-label={t.name}>
      <button
        type="button"
        class={buttons.quiet}
        aria-disabled={current === 0}
        onClick={() => model.undo()}
      >
        {t.undo}
      </button>
      <button
        type="button"
        class={buttons.quiet}
        aria-disabled={current === entries.length - 1}
        onClick={() => model.redo()}
      >
        {t.redo}
      </button>
      <ol class={styles.entries} ref={list}>
        {entries.map(({ action }, index) => (
          <li key={index}>
            <button
              type="button"
              class={`${styles.entry} ${index > current ? styles.undone : ''}`}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => model.goTo(index)}
            >
              {actionText(action)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function actionText(action: BoardAction): string {
  const t = text().board.timeline;
  switch (action.kind) {
    case 'resize':
      return t.resize(action.rows, action.columns);
    case 'flip':
      return t.flip(action.rectangle);
    case 'choose':
      return chooseText(action.selection);
    case 'turn':
      return t.turn(action.cell, action.discs);
    case 'mode':
      return text().board.modes[action.mode];
    default:
      return t[action.kind];
  }
}

function chooseText(selection: Extract<BoardAction, { kind: 'choose' }>['selection']): string {
  const t = text().board.timeline;
  if (selection === undefined) return t.letGo;
  const { corner, size } = selection;
  return size === undefined ? t.corner(corner) : t.choose({ ...corner, ...size });
}
