import { useSignal } from '@preact/signals';
import { isFlippingGame } from '../../game/game';
import type { StudyModel } from '../../study/study_model';
import t from '#words/board';
import { lazyComponent } from '../../ui/lazily';
import styles from './board.module.css';

/** Loaded after the board, which works without it. */
const GameWords = lazyComponent(
  async () => (await import('../../study_views/GameWords')).GameWords,
);
const MoveSamples = lazyComponent(
  async () => (await import('../../study_views/moves/MoveSamples')).MoveSamples,
);

interface RuleProps {
  readonly model: StudyModel;
  /** The rule is open until something is done. */
  readonly isFirst: boolean;
}

/** The goal, with pictures of a move; a press opens the rule in words. */
export function Rule({ model, isFirst }: RuleProps) {
  const isOpen = useSignal(false);
  const { game } = model.state.value.study;
  const goal = t(isFlippingGame(game) ? 'goal-flipping-game' : 'goal-other');
  return (
    <div class={styles.rule} data-first={isFirst}>
      {isFirst ? (
        <Samples model={model} />
      ) : (
        <button
          type="button"
          class={styles.goal}
          aria-expanded={isOpen.value}
          aria-controls="rule"
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          <Samples model={model} />
          {goal}
          <span class={styles.question} aria-hidden="true">
            ?
          </span>
        </button>
      )}
      <p class={styles.words} id="rule" data-open={isFirst || isOpen.value} data-printed>
        {isFlippingGame(game) ? t('rule-flipping-game') : <GameWords game={game} part="rule" />}
      </p>
    </div>
  );
}

/** Reserves the room of the pictures until they are loaded. */
function Samples({ model }: Pick<RuleProps, 'model'>) {
  return (
    <span class={styles.samples} aria-hidden="true">
      <MoveSamples model={model} />
    </span>
  );
}
