import { useRef } from 'preact/hooks';
import { pressedKey } from '../../../viewport/key_press';
import commonWords from '#words/common';
import placesWords from '#words/places';
import t from '#words/sequence';
import solveWords from '#words/solve';
import { Button } from '../../../ui/Button';
import { Failure } from '../../../ui/Failure';
import { Message } from '../../../ui/Message';
import { useFocusFallback } from '../../../ui/use_focus_fallback';
import { countSymbol } from '../../../text/places';
import { lengthsName } from '../../../widgets/count/names';
import panel from '../RunPanel.module.css';
import type { SequenceRunState } from './sequence_run';
import type { LengthsOfBoards } from '../../../widgets/count/sequence_settings';
import styles from './sequence.module.css';

/** P(7) */
export const sequenceNameOf = (n: number) => countSymbol(n, n);

/** P(1) to P(100) */
export function boardsOfSequence(first: number, last: number): string {
  return first === last
    ? sequenceNameOf(first)
    : placesWords('run', { first: sequenceNameOf(first), last: sequenceNameOf(last) });
}

export function lengthsText({ rowLengths, columnLengths }: LengthsOfBoards): string {
  return t('lengths', { heights: lengthsName(rowLengths), widths: lengthsName(columnLengths) });
}

interface RunLineProps {
  readonly run: SequenceRunState;
  readonly words: {
    readonly heading: (boards: string) => string;
    readonly cancelled: (boards: string) => string;
    readonly failed: (boards: string) => string;
  };
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** A run over many boards: its progress, or how it ended early; announced when it changes. */
export function RunLine({ run, words, onCancel, onAgain }: RunLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useFocusFallback(line, () => line.current?.querySelector('button'));
  if (run.status === 'idle' || (run.status === 'running' && !run.shown)) return null;
  const boards = boardsOfSequence(run.question.from, run.question.to);
  if (run.status === 'running') {
    const heading = words.heading(boards);
    const { fraction } = run;
    return (
      <div
        class={panel.panel}
        ref={line}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Escape') onCancel();
        }}
      >
        <p role="status">{heading}</p>
        <progress
          class={panel.progress}
          aria-label={heading}
          max={1}
          {...(fraction !== undefined && { value: fraction })}
        />
        <div class={panel.state}>
          <span>{doneText(fraction)}</span>
          <Button onClick={onCancel}>{commonWords('cancel')}</Button>
        </div>
      </div>
    );
  }
  return (
    <div ref={line}>
      {run.status === 'failed' ? (
        <Failure
          about={words.failed(boards)}
          failed={{ error: run.error, again: onAgain }}
          isFocusKept
        />
      ) : (
        <Message>
          <p role="alert">{words.cancelled(boards)}</p>
          <Button class={styles.again} onClick={onAgain}>
            {commonWords('try-again')}
          </Button>
        </Message>
      )}
    </div>
  );
}

/** Rounded down, so that 100 % means done. */
function doneText(fraction: number | undefined): string {
  return fraction === undefined
    ? solveWords('starting')
    : solveWords('done', { percent: Math.floor(fraction * 100) });
}
