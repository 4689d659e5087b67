import { Component } from 'preact';
import type { BoardAction, BoardModel, TimelineEntry } from '../../model/board/board_model';
import { text } from '../../text';
import styles from './TimelineBar.module.css';
import { UndoableLine } from './UndoableLine';

/** So many entries are looked at together: a timeline may have thousands, and most stay as they are. */
const RUN = 50;

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
      {Array.from({ length: Math.ceil(entries.length / RUN) }, (_, run) => (
        <EntryRun
          key={run}
          model={model}
          from={run * RUN}
          entries={entries.slice(run * RUN, (run + 1) * RUN)}
          shown={current - run * RUN}
        />
      ))}
    </UndoableLine>
  );
}

interface EntryRunProps {
  readonly model: BoardModel;
  readonly from: number;
  readonly entries: readonly TimelineEntry[];
  /** The place of the entry that is shown, counted from the first of these. */
  readonly shown: number;
}

/**
 * Entries in a row, rendered only when one of them became another or is shown. Elements kept by a hook would
 * keep the whole page as it was when they were made.
 */
class EntryRun extends Component<EntryRunProps> {
  override shouldComponentUpdate({ model, entries, shown }: EntryRunProps): boolean {
    const before = this.props;
    return (
      model !== before.model ||
      entries.length !== before.entries.length ||
      placeIn(entries, shown) !== placeIn(before.entries, before.shown) ||
      entries.some((entry, index) => entry !== before.entries[index])
    );
  }

  override render({ model, from, entries, shown }: EntryRunProps) {
    return (
      <>
        {entries.map(({ action }, index) => (
          <li key={index}>
            <button
              type="button"
              class={`${styles.entry} ${index > shown ? styles.undone : ''}`}
              aria-current={index === shown ? 'step' : undefined}
              onClick={() => model.goTo(from + index)}
            >
              {actionText(action)}
            </button>
          </li>
        ))}
      </>
    );
  }
}

/** Of all places before the entries, and of all behind them, one. */
function placeIn(entries: readonly TimelineEntry[], shown: number): number {
  return Math.min(Math.max(shown, -1), entries.length);
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
