import { useEffect, useRef } from 'preact/hooks';
import { whoPlays } from '../game/match';
import type { LineEntry } from '../study/line';
import type { StudyModel } from '../study/study_model';
import t from '#words/board';
import commonWords from '#words/common';
import { playerName } from '../text/players';
import { moveWords } from '../text/places';
import { moveName } from './parts/names';
import { SignButton } from './parts/SignButton';
import styles from './TimelineBar.module.css';

/**
 * The moves of the line that is shown, and what was tried instead of them; each can be gone back to. The bar
 * lies on one line and keeps in sight the move that is shown.
 */
export function TimelineBar({ model }: { readonly model: StudyModel }) {
  const list = useRef<HTMLOListElement>(null);
  const moves = model.line.moves.value;
  const review = model.state.value.look.review;
  const shown = review ?? model.line.shown.value;

  useEffect(() => {
    const entry = list.current?.children[shown];
    // Only the list scrolls, never the page.
    if (list.current !== null && entry instanceof HTMLElement)
      list.current.scrollLeft = entry.offsetLeft - list.current.clientWidth / 2;
  }, [shown, moves.length]);

  function show({ number, node }: LineEntry) {
    if (review === undefined) model.goTo(node);
    else model.review.open({ number, shows: 'played' });
  }

  return (
    <section role="group" class={styles.timeline} aria-label={t('timeline')}>
      <SignButton
        name={commonWords('undo')}
        sign={SIGNS.undo}
        place={styles.way}
        isDisabled={!model.canUndo.value}
        onClick={() => model.undo()}
      />
      <SignButton
        name={t('redo')}
        sign={SIGNS.redo}
        place={styles.way}
        isDisabled={!model.canRedo.value}
        onClick={() => model.redo()}
      />
      <ol class={styles.entries} ref={list}>
        <li>
          <button
            type="button"
            class={styles.entry}
            aria-current={shown === 0 ? 'step' : undefined}
            onClick={() => model.goTo(0)}
          >
            {t('start')}
          </button>
        </li>
        {moves.map((entry) => (
          <MoveEntry
            key={entry.number}
            model={model}
            entry={entry}
            shown={shown}
            onShow={() => show(entry)}
          />
        ))}
      </ol>
    </section>
  );
}

const SIGNS = {
  undo: 'M6 2.5 2.5 6 6 9.5M2.5 6h7a3.75 3.75 0 0 1 0 7.5H6',
  redo: 'M10 2.5 13.5 6 10 9.5M13.5 6h-7a3.75 3.75 0 0 0 0 7.5H10',
};

interface MoveEntryProps {
  readonly model: StudyModel;
  readonly entry: LineEntry;
  /** The number of the move that is shown. */
  readonly shown: number;
  readonly onShow: () => void;
}

function MoveEntry({ model, entry, shown, onShow }: MoveEntryProps) {
  const { number, player, variations } = entry;
  const { study, match, look } = model.state.value;
  const move = moveWords(moveName(study.game, entry.move));
  const isPlayed = look.mode === 'play';
  return (
    <li class={styles.move}>
      <button
        type="button"
        class={`${styles.entry} ${number > shown ? styles.undone : ''}`}
        aria-current={number === shown ? 'step' : undefined}
        aria-label={
          isPlayed
            ? t('entry-played', { number, player: playerName(whoPlays(match, player)), move })
            : t('entry', { number, move })
        }
        onClick={onShow}
      >
        {t('entry', { number, move })}
      </button>
      {variations.length > 1 && <VariationButton model={model} entry={entry} />}
    </li>
  );
}

function VariationButton({ model, entry }: Pick<MoveEntryProps, 'model' | 'entry'>) {
  const { number, variations, node } = entry;
  const index = variations.indexOf(node);
  const next = variations[(index + 1) % variations.length];
  return (
    <button
      type="button"
      class={styles.variation}
      aria-label={t('variation-name', { number, index: index + 1, count: variations.length })}
      onClick={() => {
        if (next !== undefined) model.goTo(next);
      }}
    >
      <span aria-hidden="true">
        {t('variation', { index: index + 1, count: variations.length })}
      </span>
    </button>
  );
}
