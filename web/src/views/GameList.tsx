import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Board } from '../game/board';
import { isNamedGame, NAMED_GAMES, readGame } from '../game/game';
import type { Game, NamedGame } from '../game/game';
import type { StudyModel } from '../study/study_model';
import { boardWords as t } from '../text/board';
import { setupWords } from '../text/setup';
import { OtherGame } from './GameChoice';
import styles from './GameList.module.css';
import { MovePicture } from './MovePicture';
import { SAMPLE_SIDE, sampleMoves } from './move_samples';

interface GameListProps {
  readonly model: StudyModel;
  readonly onChoose: (game: Game) => void;
}

/** The games that have a name, each with a move of it, and a field for any other. */
export function GameList({ model, onChoose }: GameListProps) {
  const { name } = model.state.value.study.game;
  return (
    <div class={styles.list} role="group" aria-label={t('games')}>
      {Object.entries(NAMED_GAMES).map(([named, lines]) => {
        const game = readGame(lines);
        return (
          game && (
            <button
              key={named}
              type="button"
              class={styles.game}
              aria-pressed={named === name}
              onClick={() => onChoose(game)}
            >
              <span class={styles.picture}>
                <Sample model={model} game={game} />
              </span>
              {t(`game-${named as NamedGame}`)}
            </button>
          )
        );
      })}
      <details class={styles.other} open={!isNamedGame(name)}>
        <summary>{setupWords('game-other')}</summary>
        <OtherGame
          key={name}
          shown={isNamedGame(name) ? NAMED_GAMES[name] : name}
          onOpen={onChoose}
        />
      </details>
    </div>
  );
}

/** The largest of the sample moves, once the engine has told of them. */
function Sample({ model, game }: { readonly model: StudyModel; readonly game: Game }) {
  const board = useSignal<Board | undefined>(undefined);
  useEffect(() => {
    const side = { rows: SAMPLE_SIDE, columns: SAMPLE_SIDE };
    void model.openBoard(game, side).then(
      (opened) => (board.value = opened),
      // The name alone will do.
      () => undefined,
    );
  }, [model, game.name]);
  if (board.value === undefined) return null;
  const { size, moves } = sampleMoves(board.value);
  const move = moves.at(-1);
  return move && <MovePicture size={size} move={move} rowsUpward={game.rowsUpward} />;
}
