import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from './Button';
import layout from './layout.module.css';
import { OneOfWords } from './OneOfWords';

/** So long a button says that it's done, in milliseconds. */
const DONE_TIME = 2_000;

/** What came of pressing a button; that it's done is forgotten after a moment. */
export function useOutcome() {
  const outcome = useSignal<'none' | 'done' | 'failed'>('none');
  useEffect(() => {
    if (outcome.value !== 'done') return;
    const timer = setTimeout(() => (outcome.value = 'none'), DONE_TIME);
    return () => clearTimeout(timer);
  }, [outcome.value]);
  return outcome;
}

export interface OutcomeButtonProps {
  readonly outcome: 'none' | 'done' | 'failed';
  readonly name: string;
  /** The same, with what it is about. */
  readonly label?: string;
  readonly look?: 'quiet' | 'strong';
  /** On the button once it's done. */
  readonly done: string;
  /** What came of it: heard, and seen where it failed. */
  readonly said: string;
  readonly onPress: () => void;
}

/** Says in its own place that it's done, as wide before as then, so that nothing beside it moves. */
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
