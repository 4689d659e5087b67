import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from './Button';
import layout from './layout.module.css';
import { OneOfWords } from './OneOfWords';

/** How long a button shows that it is done, in milliseconds. */
const DONE_MS = 2_000;

/** The result of pressing a button; success is forgotten after a moment. */
export function useOutcome() {
  const outcome = useSignal<'none' | 'done' | 'failed'>('none');
  useEffect(() => {
    if (outcome.value !== 'done') return;
    const timer = setTimeout(() => (outcome.value = 'none'), DONE_MS);
    return () => clearTimeout(timer);
  }, [outcome.value]);
  return outcome;
}

export interface OutcomeButtonProps {
  readonly outcome: 'none' | 'done' | 'failed';
  readonly name: string;
  /** Its name with the thing it is about. */
  readonly label?: string;
  readonly look?: 'quiet' | 'strong';
  /** The button's text after success. */
  readonly done: string;
  /** The result: announced, and visible after a failure. */
  readonly said: string;
  readonly onPress: () => void;
}

/**
 * A button that shows success in its own place, with the same width before and after, so that nothing beside it moves.
 */
export function OutcomeButton(props: OutcomeButtonProps) {
  const { outcome, name, label = name, look = 'quiet', done, said, onPress } = props;
  return (
    <>
      <Button look={look} aria-label={label} onClick={onPress}>
        <OneOfWords words={[name, done]} shown={outcome === 'done' ? done : name} />
      </Button>
      <span role="status" class={outcome === 'failed' ? undefined : layout.hidden}>
        {said}
      </span>
    </>
  );
}
