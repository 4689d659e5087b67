import { readGame } from '../game/game';
import { settledOf } from '../study/ask';
import type { StudyModel } from '../study/study_model';
import t from '#words/games';
import { MovePicture } from './moves/MovePicture';
import { failureText } from './parts/failure_text';
import { useAsked } from './use_asked';
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

/** The sets of a game of one's own, each on a row; or what is wrong with it, and where. */
export function PatternPictures({ name, openBoard }: PatternPicturesProps) {
  const game = readGame(`single*${name}`);
  const drawn = useAsked(game && (() => openBoard(game, { rows: 1, columns: PLACES })), [
    name,
    openBoard,
  ]);
  // The last ones stay while somebody types on.
  const shown = settledOf(drawn);
  if (shown === undefined) return null;
  if (shown.status === 'failed')
    return (
      <p class={fields.problem} role="status">
        {failureText(shown.error)}
      </p>
    );
  const { columns } = shown.answer;
  const sets = columns.movesAt(columns.size);
  const size = { rows: 1, columns: PLACES };
  return (
    <figure class={styles.patterns}>
      <figcaption>{t('pattern-sets', { count: sets.length, places: PLACES })}</figcaption>
      {sets.slice(0, MOST_DRAWN).map(({ kind, places }) => (
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
