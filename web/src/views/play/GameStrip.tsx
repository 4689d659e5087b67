import { useEffect, useRef } from 'preact/hooks';
import type { TargetedKeyboardEvent } from 'preact';
import { PLAYERS } from '../../game/match';
import type { Player } from '../../game/match';
import type { ReviewedMove, MoveVerdict } from '../../study/review';
import type { StudyModel } from '../../study/study_model';
import t from '#words/play';
import { playerName } from '../../text/players';
import styles from './GameStrip.module.css';
import { whoIs } from './turn_words';

/** Told apart by their shapes as well. */
const MARKS: Readonly<Record<MoveVerdict, string>> = { kept: '◆', lost: '✕', hopeless: '○' };

interface GameStripProps {
  readonly model: StudyModel;
  readonly moves: readonly ReviewedMove[];
}

/**
 * A mark for each move, in two lines: above those of who moved first. One stop of the Tab key, and arrow keys
 * go from move to move.
 */
export function GameStrip({ model, moves }: GameStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const shown = model.review.view.value?.number ?? 1;

  useEffect(() => {
    const mark = markAt(strip.current, shown);
    // Only the strip scrolls, never the page.
    if (strip.current && mark)
      strip.current.scrollLeft = mark.offsetLeft - strip.current.clientWidth / 2;
  }, [shown, moves.length]);

  const show = (number: number) => model.review.open({ number, shows: 'played' });
  const nameOf = (player: Player) => playerName(whoIs(model, player));

  function goAlong(event: TargetedKeyboardEvent<HTMLElement>) {
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = targetOf(event.key, shown, moves.length);
    if (to === undefined) return;
    event.preventDefault();
    markAt(strip.current, to)?.focus({ preventScroll: true });
    show(to);
  }

  return (
    <>
      <div
        class={styles.strip}
        ref={strip}
        role="toolbar"
        aria-label={t('strip')}
        dir="ltr"
        onKeyDown={goAlong}
      >
        {PLAYERS.map((player) => (
          <span key={player} class={styles.player} data-player={player} aria-hidden="true">
            {nameOf(player)}
          </span>
        ))}
        {moves.map(({ number, player, verdict }) => (
          <button
            key={number}
            type="button"
            class={styles.mark}
            data-player={player}
            data-verdict={verdict}
            tabIndex={number === shown ? 0 : -1}
            aria-current={number === shown ? 'step' : undefined}
            aria-label={t('strip-move', { number, player: nameOf(player), verdict })}
            onClick={() => show(number)}
          >
            <span aria-hidden="true">{MARKS[verdict]}</span>
          </button>
        ))}
      </div>
      <Key />
    </>
  );
}

/** What the marks mean, for those who see them. */
function Key() {
  return (
    <p class={styles.key} aria-hidden="true">
      {(['kept', 'lost', 'hopeless'] as const).map((verdict) => (
        <span key={verdict} data-verdict={verdict}>
          <span class={styles.sample}>{MARKS[verdict]}</span> {t('verdict', { verdict })}
        </span>
      ))}
    </p>
  );
}

function markAt(strip: HTMLElement | null, number: number): HTMLElement | undefined {
  return strip?.querySelectorAll('button')[number - 1];
}

/** Where a key leads to; the strip lies from left to right on every page. */
export function targetOf(key: string, shown: number, last: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: shown - 1,
    ArrowUp: shown - 1,
    ArrowRight: shown + 1,
    ArrowDown: shown + 1,
    Home: 1,
    End: last,
  };
  const target = targets[key];
  return target !== undefined && target >= 1 && target <= last ? target : undefined;
}
