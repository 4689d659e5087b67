import { useLayoutEffect, useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import type { Highlight } from '../../study/view';
import { uncancelledValues, type EqualValues } from '../../study/why';
import { numbers } from '../../text/language';
import { setSingleTabStop, moveAlong } from '../../ui/arrow_keys';
import { math } from '../../ui/math';
import { LightNumber, highlightWords } from './lights';
import styles from './why.module.css';

/** More values are shown as counts of equal ones. */
const MAX_DRAWN = 36;
/** The most values left over in a formula; nobody reads more. */
const MAX_TERMS = 8;

interface ValueSumProps {
  readonly model: StudyModel;
  /** The picture's text for screen readers. */
  readonly label: string;
  readonly values: readonly EqualValues[];
  readonly sum: number;
  /** The board's highlight for a value. */
  readonly lightOf: (value: number) => Highlight;
  readonly nameOf: (values: EqualValues) => string;
}

/** A picture of a nim-sum: equal values cancel in pairs, which are struck out, and the rest is left over. */
export function ValueSum({ model, label, values, sum, lightOf, nameOf }: ValueSumProps) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setSingleTabStop(line.current));
  const isDrawn = values.reduce((all, { count }) => all + count, 0) <= MAX_DRAWN;
  const left = uncancelledValues(values);
  return (
    <>
      <div
        class={styles.sum}
        dir="ltr"
        role="group"
        aria-label={label}
        ref={line}
        onKeyDown={moveAlong}
      >
        {values.map((equal) => {
          const light = lightOf(equal.value);
          return (
            <LightNumber
              key={equal.value}
              class={styles.equal}
              model={model}
              light={light}
              name={nameOf(equal)}
              title={highlightWords(model, light)}
            >
              <Equal {...equal} isDrawn={isDrawn} />
            </LightNumber>
          );
        })}
      </div>
      {left.length > 1 && left.length <= MAX_TERMS && (
        <p dir="ltr">{math`${left.join(' ⊕ ')} = ${sum}`}</p>
      )}
    </>
  );
}

/** How equal values cancel: an odd number of them, except one, also leaves one over. */
export function cancellationOf({
  value,
  count,
}: EqualValues): 'zero-value' | 'single' | 'even' | 'odd' {
  if (value === 0) return 'zero-value';
  if (count === 1) return 'single';
  return count % 2 === 0 ? 'even' : 'odd';
}

/** Equal values: their pairs, and the one left over. */
function Equal({ value, count, isDrawn }: EqualValues & { readonly isDrawn: boolean }) {
  const { whole } = numbers;
  const isLeft = value > 0 && count % 2 === 1;
  const cancelled = isLeft ? count - 1 : count;
  return (
    <>
      {isDrawn
        ? Array.from({ length: Math.ceil(cancelled / 2) }, (_, pair) => (
            <span key={pair} class={styles.cancelled}>
              <Value value={value} />
              {2 * pair + 1 < cancelled && <Value value={value} />}
            </span>
          ))
        : cancelled > 0 && (
            <span class={styles.cancelled}>
              {whole(cancelled)} × <Value value={value} />
            </span>
          )}
      {isLeft && <Value value={value} isLeft />}
    </>
  );
}

function Value({ value, isLeft = false }: { readonly value: number; readonly isLeft?: boolean }) {
  return <span class={isLeft ? styles.left : styles.value}>{numbers.whole(value)}</span>;
}
