import type { LineMove, PlayModel } from '../../model/play/play_model';
import { playText } from '../../text/play';
import timeline from '../board/TimelineBar.module.css';
import { UndoableLine } from '../board/UndoableLine';
import styles from './GameTimeline.module.css';

/** The moves of the line that is shown; each can be gone back to, and what was tried instead is kept. */
export function GameTimeline({ model }: { readonly model: PlayModel }) {
  const t = playText().line;
  const line = model.line.value;
  const isReviewing = model.review.value !== undefined;
  const shown = model.reviewed.value?.number ?? (isReviewing ? 0 : model.shown.value);
  return (
    <UndoableLine
      name={t.name}
      canUndo={model.canUndo.value}
      canRedo={model.canRedo.value}
      undo={() => model.undo()}
      redo={() => model.redo()}
      shown={shown}
      length={line.length + 1}
    >
      <li>
        <button
          type="button"
          class={timeline.entry}
          aria-current={shown === 0 ? 'step' : undefined}
          onClick={() => model.goTo(0)}
        >
          {t.start}
        </button>
      </li>
      {line.map((move) => (
        <MoveEntry key={move.number} model={model} move={move} shown={shown} />
      ))}
    </UndoableLine>
  );
}

interface MoveEntryProps {
  readonly model: PlayModel;
  readonly move: LineMove;
  readonly shown: number;
}

function MoveEntry({ model, move, shown }: MoveEntryProps) {
  const t = playText().line;
  const { number, player, rectangle, branches, place } = move;
  return (
    <li class={styles.move}>
      <button
        type="button"
        class={`${timeline.entry} ${number > shown ? timeline.undone : ''}`}
        aria-current={number === shown ? 'step' : undefined}
        aria-label={t.move(number, player, rectangle)}
        onClick={() => model.goTo(place)}
      >
        <span class={player === 'black' ? styles.black : styles.white} aria-hidden="true" />
        <span dir="ltr">
          {number}. {shortSize(rectangle)}
        </span>
      </button>
      {branches.length > 1 && <BranchButton model={model} move={move} />}
    </li>
  );
}

function BranchButton({ model, move }: { readonly model: PlayModel; readonly move: LineMove }) {
  const t = playText().line;
  const { number, branches, place } = move;
  const index = branches.indexOf(place);
  const next = branches[(index + 1) % branches.length];
  return (
    <button
      type="button"
      class={styles.branch}
      aria-label={t.branchName(number, index + 1, branches.length)}
      onClick={() => {
        if (next !== undefined) model.goTo(next);
      }}
    >
      <span aria-hidden="true">{t.branch(index + 1, branches.length)}</span>
    </button>
  );
}

function shortSize({ width, height, column, row }: LineMove['rectangle']): string {
  return `${width}×${height} (${column}, ${row})`;
}
