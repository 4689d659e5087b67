import { playText } from '../../text/play';
import card from '../card.module.css';
import buttons from '../parts/buttons.module.css';

interface FailureProps {
  readonly words: string;
  readonly onAgain: () => void;
}

/** What could not be worked out, and the way on. */
export function Failure({ words, onAgain }: FailureProps) {
  return (
    <>
      <p role="alert">{words}</p>
      <div class={card.actions}>
        <button type="button" class={buttons.quiet} onClick={onAgain}>
          {playText().again}
        </button>
      </div>
    </>
  );
}
