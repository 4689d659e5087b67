import { useSignal } from '@preact/signals';
import { readGame } from '../game/game';
import type { Game } from '../game/game';
import type { StudyModel } from '../study/study_model';
import commonWords from '#words/common';
import t from '#words/games';
import { BOARD_GAMES, isListed, listedName, ROW_GAMES } from './game_words';
import fields from './parts/fields.module.css';
import { TwoGames } from './TwoGames';
import styles from './setup.module.css';
import layout from './parts/layout.module.css';

const OTHER = 'other';

interface GameChoiceProps {
  /** The present one. */
  readonly game: Game;
  /** Where the engine can be asked: patterns are drawn then. */
  readonly openBoard?: StudyModel['openBoard'];
  readonly onChoose: (game: Game) => void;
}

/** The same games as in the menu, in a list that opens. */
export function GameChoice({ game, openBoard, onChoose }: GameChoiceProps) {
  const asksForOther = useSignal(false);
  const isOther = asksForOther.value || !isListed(game);

  function choose(name: string) {
    asksForOther.value = name === OTHER;
    const chosen = readGame(name);
    if (chosen !== undefined) onChoose(chosen);
  }

  return (
    <>
      <label class={styles.gameLine}>
        <span class={layout.label}>{commonWords('game')}</span>
        <select
          class={fields.line}
          value={isOther ? OTHER : game.name}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <Options names={BOARD_GAMES} />
          <optgroup label={t('rows-heading')}>
            <Options names={ROW_GAMES} />
          </optgroup>
          <option value={OTHER}>{t('any-two')}</option>
        </select>
      </label>
      {isOther && (
        <TwoGames
          key={game.name}
          shown={game}
          openBoard={openBoard}
          onOpen={(chosen) => {
            onChoose(chosen);
            asksForOther.value = false;
          }}
        />
      )}
    </>
  );
}

function Options({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      {names.flatMap((name) => {
        const game = readGame(name);
        return game ? (
          <option key={game.name} value={game.name}>
            {listedName(game)}
          </option>
        ) : (
          []
        );
      })}
    </>
  );
}
