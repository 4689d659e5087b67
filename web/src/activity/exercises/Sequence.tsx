/** A row of values with their places, one of which may be missing; it wraps if there is no room. */
import t from '#words/exercises';
import { numbers } from '../../text/language';
import layout from '../../ui/layout.module.css';
import { CELL_MM, PAPER_WIDTH_MM } from './on_position';
import styles from './Sequence.module.css';

interface SequenceProps {
  readonly name: string;
  /** The number of the first place. */
  readonly origin: number;
  readonly values: ArrayLike<number>;
  /** The index of the missing value. */
  readonly gap?: number;
  /** Shows the row's name above it. */
  readonly isNamed?: boolean;
}

export function TermSequence({ name, origin, values, gap, isNamed = false }: SequenceProps) {
  return (
    <>
      {isNamed && (
        <p class={layout.note} aria-hidden="true">
          {name}
        </p>
      )}
      <ol class={`${layout.row} ${layout.plain} ${styles.sequence}`} aria-label={name} dir="ltr">
        {Array.from(values, (value, index) => (
          <li key={index} data-gap={index === gap}>
            <span class={styles.place}>{numbers.whole(index + origin)}</span>
            {index === gap ? <MissingTermMark /> : numbers.whole(value)}
          </li>
        ))}
      </ol>
    </>
  );
}

export function MissingTermMark() {
  return <span aria-label={t('gap')}>?</span>;
}

/** In millimetres, on a worksheet. */
export function termSequenceHeight(count: number): number {
  return Math.ceil((count * CELL_MM) / PAPER_WIDTH_MM) * 1.5 * CELL_MM;
}
