import { readGame } from '../game/game';
import type { Game } from '../game/game';
import type { StudyModel } from '../study/study_model';
import commonWords from '#words/common';
import t from '#words/games';
import { BOARD_GAMES, isListed, listedName, ROW_GAMES } from './game_words';
import { GameSample } from './moves/MoveSamples';
import { TwoGames } from './TwoGames';
import styles from './setup.module.css';

interface GameListProps {
  readonly model: StudyModel;
  readonly onChoose: (game: Game) => void;
}

/** Many games, each with a move of it, and any other: one line game times another. */
export function GameList(props: GameListProps) {
  const { model, onChoose } = props;
  const { game } = model.state.value.study;
  return (
    <div role="group" aria-label={commonWords('game')}>
      <Games {...props} names={BOARD_GAMES} />
      <h3 class={styles.listHeading}>{t('rows-heading')}</h3>
      <Games {...props} names={ROW_GAMES} isRows />
      <p class={styles.elsewhere}>
        <a href="#/games?game=connected-blocks">{t('board-connected-blocks')}</a>
        {t('connected-blocks-where')}
      </p>
      <details class={styles.other} open={!isListed(game)}>
        <summary>{t('any-two')}</summary>
        <TwoGames key={game.name} shown={game} openBoard={model.openBoard} onOpen={onChoose} />
      </details>
    </div>
  );
}

interface GamesProps extends GameListProps {
  readonly names: readonly string[];
  readonly isRows?: boolean;
}

function Games({ model, names, isRows = false, onChoose }: GamesProps) {
  const shown = model.state.value.study.game.name;
  return (
    <div class={isRows ? `${styles.games} ${styles.rowGames}` : styles.games}>
      {names.flatMap((name) => {
        const game = readGame(name);
        if (game === undefined) return [];
        return (
          <button
            key={name}
            type="button"
            class={styles.listedGame}
            aria-pressed={game.name === shown}
            onClick={() => onChoose(game)}
          >
            <span class={styles.sampled}>
              <GameSample game={game} openBoard={model.openBoard} />
            </span>
            {listedName(game)}
          </button>
        );
      })}
    </div>
  );
}
