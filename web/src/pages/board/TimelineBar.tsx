import type { BoardAction, BoardModel } from '../../model/board/board_model';
import { text } from '../../text';
import styles from './TimelineBar.module.css';
import { UndoableLine } from './UndoableLine';

/** Every step that led here; each can be gone back to, and those after it come again. */
export function TimelineBar({ model }: { readonly model: BoardModel }) {
  const { entries, current } = model.timeline.value;
  return (
    <UndoableLine
      name={text().board.timeline.name}
      canUndo={current > 0}
      canRedo={current < entries.length - 1}
      undo={() => model.undo()}
      redo={() => model.redo()}
      shown={current}
      length={entries.length}
    >
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
    </UndoableLine>
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
