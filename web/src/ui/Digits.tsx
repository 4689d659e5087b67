import { numbers } from '../text/language';
import styles from './parts.module.css';

interface DigitsProps {
  readonly value: number | bigint;
  readonly id?: string | undefined;
}

/**
 * A number that is grouped on the screen and copied without groups: the style sheet draws the separators. A long number
 * breaks between two groups.
 */
export function Digits({ value, id }: DigitsProps) {
  return (
    <span class={styles.digits} id={id}>
      {numbers.groups(value).map(({ separator, digits }, index) => (
        <span key={index} class={styles.group} data-separator={separator}>
          {digits}
        </span>
      ))}
    </span>
  );
}
