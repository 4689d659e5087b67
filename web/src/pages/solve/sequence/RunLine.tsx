import { useRef } from 'preact/hooks';
import type { SequenceRunState } from '../../../model/sequence/sequence_run';
import { sequenceText } from '../../../text/sequence';
import buttons from '../../shared/buttons.module.css';
import { failureText } from '../../shared/failure_text';
import { useKeptFocus } from '../../shared/use_kept_focus';
import { Message } from '../../shared/Message';
import styles from './RunLine.module.css';

interface RunLineProps {
  readonly run: SequenceRunState;
  readonly words: {
    readonly heading: (first: number, last: number) => string;
    readonly cancelled: (first: number, last: number) => string;
    readonly failed: (first: number, last: number) => string;
    readonly again: string;
  };
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** A run over many boards: how far it is, or how it ended without its end; read aloud when it changes. */
export function RunLine({ run, words, onCancel, onAgain }: RunLineProps) {
  const t = sequenceText().run;
  const line = useRef<HTMLDivElement>(null);
  useKeptFocus(line, () => line.current?.querySelector('button'));
  if (run.status === 'idle' || (run.status === 'running' && !run.shown)) return null;
  const { from, to } = run.question;
  if (run.status === 'running') {
    const heading = words.heading(from, to);
    const { fraction } = run;
    return (
      <div
        class={styles.run}
        ref={line}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      >
        <p role="status">{heading}</p>
        <progress
          class={styles.progress}
          aria-label={heading}
          max={1}
          {...(fraction !== undefined && { value: fraction })}
        />
        <div class={styles.state}>
          <span>{fraction === undefined ? t.starting : t.done(fraction)}</span>
          <button type="button" class={buttons.quiet} onClick={onCancel}>
            {t.cancel}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div ref={line}>
      <Message>
        <div role="alert">
          <p>{words[run.status](from, to)}</p>
          {run.status === 'failed' && <p>{failureText(run.error)}</p>}
        </div>
        <button type="button" class={`${buttons.quiet} ${styles.again}`} onClick={onAgain}>
          {words.again}
        </button>
      </Message>
    </div>
  );
}
