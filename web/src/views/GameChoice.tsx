import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { isNamedGame, NAMED_GAMES, readGame } from '../game/game';
import type { Game, NamedGame } from '../game/game';
import { boardWords } from '../text/board';
import { setupWords as t } from '../text/setup';
import buttons from './parts/buttons.module.css';
import styles from './SizeControls.module.css';

const OTHER = 'other';

interface GameChoiceProps {
  /** Of the present game. */
  readonly name: string;
  readonly onChoose: (game: Game) => void;
}

/** The games that have a name, and a field for any other: a game of the rows times one of the columns. */
export function GameChoice({ name, onChoose }: GameChoiceProps) {
  const asksForOther = useSignal(false);
  const isOther = asksForOther.value || !isNamedGame(name);

  function choose(chosen: string) {
    asksForOther.value = chosen === OTHER;
    const game = readGame(chosen);
    if (game !== undefined) onChoose(game);
  }

  return (
    <>
      <label class={styles.game}>
        <span class={styles.label}>{boardWords('games')}</span>
        <select
          class={styles.field}
          value={isOther ? OTHER : name}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {Object.keys(NAMED_GAMES).map((named) => (
            <option key={named} value={named}>
              {boardWords(`game-${named as NamedGame}`)}
            </option>
          ))}
          <option value={OTHER}>{t('game-other')}</option>
        </select>
      </label>
      {isOther && (
        <OtherGame
          key={name}
          shown={isNamedGame(name) ? NAMED_GAMES[name] : name}
          onOpen={(game) => {
            onChoose(game);
            asksForOther.value = false;
          }}
        />
      )}
    </>
  );
}

interface OtherGameProps {
  /** The present game as rows and columns. */
  readonly shown: string;
  readonly onOpen: (game: Game) => void;
}

/** A game by its rows and columns. */
export function OtherGame({ shown, onOpen }: OtherGameProps) {
  const typed = useSignal(shown);
  const isWrong = useSignal(false);

  function open(event: TargetedEvent) {
    event.preventDefault();
    const game = readGame(typed.value.replaceAll(/\s/gu, ''));
    isWrong.value = game === undefined;
    if (game !== undefined) onOpen(game);
  }

  return (
    <form class={styles.game} onSubmit={open}>
      <label class={styles.label} for="board-game">
        {t('game-lines')}
      </label>
      <input
        id="board-game"
        class={styles.field}
        type="text"
        autocomplete="off"
        spellcheck={false}
        dir="ltr"
        value={typed.value}
        aria-invalid={isWrong.value}
        aria-describedby="board-game-problem"
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      <button type="submit" class={buttons.quiet}>
        {t('open-game')}
      </button>
      <p class={styles.problem} id="board-game-problem" aria-live="polite">
        {isWrong.value && t('game-problem')}
      </p>
    </form>
  );
}
