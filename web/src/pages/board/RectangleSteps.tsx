import type { RectangleStep } from '../../model/board/board_model';
import { text } from '../../text';
import buttons from '../shared/buttons.module.css';

interface RectangleStepsProps {
  readonly onStep: (step: RectangleStep) => void;
  readonly onDismiss: () => void;
}

/** Buttons from one rectangle of the held corner to another, and to let go of it. */
export function RectangleSteps({ onStep, onDismiss }: RectangleStepsProps) {
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
