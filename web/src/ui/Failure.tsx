import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SolverError, SolverErrorKind } from '../engine/api/errors';
import type { FailedAsk } from '../asking/ask';
import commonWords from '#words/common';
import { sentencesOf } from '../text/language';
import { Button } from './Button';
import { failureText } from './failure_text';
import { Message } from './Message';

interface FailureProps {
  readonly failed: FailedAsk;
  /** The thing that could not be computed. */
  readonly about?: string | undefined;
  /** Set if a parent moves the focus (`useFocusFallback`) when the button disappears. */
  readonly isFocusKept?: boolean;
}

/** Explains why the solver has no answer, with a button to try again if that may help. */
export function Failure({ failed, about, isFocusKept = false }: FailureProps) {
  const { error, again } = failed;
  const why = failureText(error);
  const button = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (isFocusKept ? undefined : () => passFocusOn(button.current)), []);
  return (
    <Message>
      <p role="alert">{about ? sentencesOf([about, why]) : why}</p>
      {isWorthAnotherTry(error) && (
        <div ref={button}>
          <Button onClick={again}>{commonWords('try-again')}</Button>
        </div>
      )}
    </Message>
  );
}

/** The kinds of error whose sentence says “try again”. */
const WORTH_ANOTHER_TRY: ReadonlySet<SolverErrorKind> = new Set<SolverErrorKind>([
  'out-of-memory',
  'module-failed',
  'worker-failed',
]);

export const isWorthAnotherTry = ({ kind }: SolverError): boolean => WORTH_ANOTHER_TRY.has(kind);

/** Moves the focus from a button that disappears to the heading above it, if there is one. */
function passFocusOn(button: HTMLElement | null): void {
  if (!button?.contains(document.activeElement)) return;
  const part = button.closest<HTMLElement>('section, main');
  const next = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  if (!next) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}
