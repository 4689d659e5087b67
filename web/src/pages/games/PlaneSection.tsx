import { LARGEST_LISTED_BOARD } from '../../widgets/plane/plane_model';
import t from '#words/catalogue';
import commonWords from '#words/common';
import gamesWords from '#words/games';
import { boardName } from '../../text/places';
import { answerOf } from '../../asking/ask';
import layout from '../../ui/layout.module.css';
import styles from './games.module.css';
import { LARGEST_PLANE_SIDE, type PlaneGame } from './games_settings';
import type { GamesModel } from './games_model';
import { boardLink, CatalogueCard, SideFields } from './parts';
import { turnedText, PlaneBoard, type PositionProps } from '../../widgets/plane/PlaneBoard';

interface PlaneSectionProps {
  readonly model: GamesModel;
  readonly name: PlaneGame;
}

/** A game of the plane: the values of its coins, and a position to win. */
export function PlaneSection({ model, name }: PlaneSectionProps) {
  const { rows, columns } = model.settings.value;
  return (
    <>
      <CatalogueCard
        name={gamesWords(`board-${name}`)}
        rule={t(`rule-${name}`)}
        facts={[
          [t('origin'), t('origin-board', { rows: 0, columns: 0 })],
          [
            t('largest-table'),
            t('largest-board-is', { board: boardName(LARGEST_PLANE_SIDE, LARGEST_PLANE_SIDE) }),
          ],
        ]}
        links={boardLink(t('play-board'), name, rows, columns)}
      />
      <section class={layout.loose} aria-labelledby="position-heading">
        <h2 class={layout.title} id="position-heading">
          {t('position')}
        </h2>
        <p>{t('position-introduction')}</p>
        <SideFields model={model} largest={LARGEST_PLANE_SIDE} />
        <PlaneBoard model={model}>
          {name === 'connected-blocks' && <WinningMoves model={model} />}
        </PlaneBoard>
      </section>
    </>
  );
}

/** The number of listed moves; a position may have hundreds of thousands. */
const MAX_SHOWN = 100;

/** All winning moves of a small board; each can be shown on the coins. */
function WinningMoves({ model }: PositionProps) {
  const { rows, columns, heads, move } = model.settings.value;
  const { list } = model.plane;
  const found = answerOf(list.value);
  if (rows * columns > LARGEST_LISTED_BOARD)
    return <p class={layout.note}>{t('winning-limit', { coins: LARGEST_LISTED_BOARD })}</p>;
  if (heads.length === 0) return null;
  if (found === undefined) return null;
  const { legal, winning } = found;
  return (
    <section class={layout.tight} aria-labelledby="winning-heading">
      <h3 class={layout.subtitle} id="winning-heading">
        {commonWords('winning-moves')}
      </h3>
      <p>{t('winning-count', { count: winning.length, legal })}</p>
      {winning.length > 0 && <p class={layout.note}>{t('chosen-move')}</p>}
      {winning.length > MAX_SHOWN && (
        <p class={layout.note}>{t('winning-more', { count: MAX_SHOWN })}</p>
      )}
      <ul class={`${layout.plain} ${styles.moves}`} data-screen>
        {winning.slice(0, MAX_SHOWN).map((coins, index) => (
          <li key={index}>
            <button
              type="button"
              class={styles.move}
              aria-pressed={move === index + 1}
              onClick={() => model.change({ move: index + 1 })}
            >
              {turnedText(coins)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
