import { useEffect, useRef } from 'preact/hooks';
import type { LineMove, PlayModel } from '../../model/play/play_model';
import { playText } from '../../text/play';
import timeline from '../board/TimelineBar.module.css';
import buttons from '../shared/buttons.module.css';
import styles from './GameTimeline.module.css';

/** The moves of the line that is shown; each can be gone back to, and what was tried instead is kept. */
export function GameTimeline({ model }: { readonly model: PlayModel }) {
  const t = playText().line;
  const list = useRef<HTMLOListElement>(null);
  const line = model.line.value;
  const isReviewing = model.review.value !== undefined;
  const shown = model.reviewed.value?.number ?? (isReviewing ? 0 : model.shown.value);

  useEffect(() => {
    const entry = list.current?.children[shown];
    // Only the list scrolls, never the page.
    if (list.current !== null && entry instanceof HTMLElement)
      list.current.scrollLeft = entry.offsetLeft - list.current.clientWidth / 2;
  }, [shown, line.length]);

  return (
    <section class={timeline.timeline} aria-label={t.name}>
      <button
        type="button"
        class={buttons.quiet}
        aria-disabled={!model.canUndo.value}
        onClick={() => model.undo()}
      >
        {t.undo}
      </button>
      <button
        type="button"
        class={buttons.quiet}
        aria-disabled={!model.canRedo.value}
        onClick={() => model.redo()}
      >
        {t.redo}
      </button>
      <ol class={timeline.entries} ref={list}>
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
      </ol>
    </section>
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
        {number}. <span dir="ltr">{shortSize(rectangle)}</span>
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
