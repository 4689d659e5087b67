import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readGame } from '../game/game';
import type { LineMove } from '../game/line';
import type { SolverError } from '../engine/errors';
import { solverErrorFrom } from '../engine/errors';
import type { StudyModel } from '../study/study_model';
import t from '#words/games';
import { MovePicture } from './MovePicture';
import { failureText } from './parts/failure_text';
import fields from './parts/fields.module.css';
import styles from './TwoGames.module.css';

/** The row on which patterns are drawn. */
const PLACES = 12;
const MOST_DRAWN = 12;

interface PatternPicturesProps {
  /** The line game, as it is typed. */
  readonly name: string;
  readonly openBoard: StudyModel['openBoard'];
}

type Found = { readonly sets: readonly LineMove[] } | { readonly error: SolverError };

/** The sets of a game of one's own, each on a row; or what is wrong with it, and where. */
export function PatternPictures({ name, openBoard }: PatternPicturesProps) {
  const found = useSignal<Found | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Found | undefined) => {
      if (isWanted) found.value = next;
    };
    const game = readGame(`single*${name}`);
    if (game === undefined) show(undefined);
    else
      openBoard(game, { rows: 1, columns: PLACES }).then(
        ({ columns }) => show({ sets: columns.movesAt(columns.size) }),
        (reason: unknown) => show({ error: solverErrorFrom(reason) }),
      );
    return () => {
      isWanted = false;
    };
  }, [name, openBoard]);

  const shown = found.value;
  if (shown === undefined) return null;
  if ('error' in shown)
    return (
      <p class={fields.problem} role="status">
        {failureText(shown.error)}
      </p>
    );
  const size = { rows: 1, columns: PLACES };
  return (
    <figure class={styles.patterns}>
      <figcaption>{t('pattern-sets', { count: shown.sets.length, places: PLACES })}</figcaption>
      {shown.sets.slice(0, MOST_DRAWN).map(({ kind, places }) => (
        <MovePicture
          key={kind}
          size={size}
          move={{ rows: [1], columns: places }}
          rowsUpward={false}
        />
      ))}
    </figure>
  );
}
