import type { MoveStep } from '../game/board';
import { text } from '../text';
import buttons from './parts/buttons.module.css';

interface MoveStepsProps {
  readonly onStep: (step: MoveStep) => void;
  readonly onDismiss: () => void;
}

/** Buttons from one move of the held corner to another, and to let go of it. */
export function MoveSteps({ onStep, onDismiss }: MoveStepsProps) {
  const t = text().board.chosen;
  return (
    <>
      <button
        type="button"
        class={buttons.quiet}
        aria-label={t.previous}
        onClick={() => onStep('previous')}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <button
        type="button"
        class={buttons.quiet}
        aria-label={t.next}
        onClick={() => onStep('next')}
      >
        <span aria-hidden="true">›</span>
      </button>
      <button type="button" class={buttons.quiet} onClick={onDismiss}>
        {t.letGo}
      </button>
    </>
  );
}
