import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import { isFlippingGame } from '../../game/game';
import t from '#words/board';
import { lazily } from '../../views/parts/lazily';
import styles from './board.module.css';

const GameWords = lazily(async () => (await import('../../views/GameWords')).GameWords);
const GameList = lazily(async () => (await import('../../views/GameList')).GameList);

interface GameMenuProps {
  readonly model: StudyModel;
  /** Just before another game is set up. */
  readonly onChoose: () => void;
}

/** In the header: the game that is shown, and a list of all others. */
export function GameMenu({ model, onChoose }: GameMenuProps) {
  const { game } = model.state.value.study;
  const isOpen = useSignal(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    isOpen.value = false;
    button.current?.focus();
  }

  useEffect(() => {
    if (!isOpen.value) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) !== true) isOpen.value = false;
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, leave);
    return () => {
      for (const event of events) document.removeEventListener(event, leave);
    };
  }, [isOpen.value]);

  return (
    <div
      class={styles.menu}
      ref={menu}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen.value) close();
      }}
    >
      <button
        type="button"
        class={styles.button}
        ref={button}
        aria-expanded={isOpen.value}
        aria-controls="game-list"
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <span class={styles.label}>{t('game-menu')}</span>
        {isFlippingGame(game) ? t('game-flipping-game') : <GameWords game={game} part="name" />}
        <span class={styles.sign} aria-hidden="true">
          ▾
        </span>
      </button>
      <div class={styles.list} id="game-list" hidden={!isOpen.value}>
        {isOpen.value && (
          <GameList
            model={model}
            onChoose={(game) => {
              onChoose();
              model.setGame(game);
              close();
            }}
          />
        )}
      </div>
    </div>
  );
}
