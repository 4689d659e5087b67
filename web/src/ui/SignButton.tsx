import { Button } from './Button';
import styles from './parts.module.css';

/** The icon of a button that removes something. */
export const CROSS_ICON = 'M4 4l8 8M12 4l-8 8';

export const MINUS_ICON = 'M3 8h10';
export const PLUS_ICON = 'M3 8h10M8 3v10';

interface SignButtonProps {
  readonly name: string;
  /** An SVG path in a box of 16 by 16. */
  readonly sign: string;
  readonly isDisabled?: boolean;
  /** A class for its place in the layout. */
  readonly place: string | undefined;
  readonly onClick: () => void;
}

/** An icon button with an accessible name. */
export function SignButton({ name, sign, isDisabled, place, onClick }: SignButtonProps) {
  return (
    <Button class={place} aria-label={name} title={name} isDisabled={isDisabled} onClick={onClick}>
      <svg class={styles.sign} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={sign} />
      </svg>
    </Button>
  );
}
