import { Button } from './Button';
import styles from './parts.module.css';

/** The sign of a button that takes something away. */
export const CROSS = 'M4 4l8 8M12 4l-8 8';

export const MINUS = 'M3 8h10';
export const PLUS = 'M3 8h10M8 3v10';

interface SignButtonProps {
  readonly name: string;
  /** The path of a drawing, 16 by 16. */
  readonly sign: string;
  readonly isDisabled?: boolean;
  /** The class of where it stands. */
  readonly place: string | undefined;
  readonly onClick: () => void;
}

/** A button that shows a sign in place of its name. */
export function SignButton({ name, sign, isDisabled, place, onClick }: SignButtonProps) {
  return (
    <Button class={place} aria-label={name} title={name} isDisabled={isDisabled} onClick={onClick}>
      <svg class={styles.sign} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={sign} />
      </svg>
    </Button>
  );
}
