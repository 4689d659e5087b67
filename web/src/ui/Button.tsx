import type { ButtonHTMLAttributes } from 'preact';
import buttons from './buttons.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'class' | 'disabled' | 'onClick'> {
  readonly look?: 'quiet' | 'strong';
  /** Of the place where it stands. */
  readonly class?: string | undefined;
  /** Then it does nothing, and keeps the focus. */
  readonly isDisabled?: boolean | undefined;
  readonly onClick?: () => void;
}

const LOOKS = { quiet: buttons.quiet, strong: buttons.strong };

/** A button with words on it. */
export function Button(props: ButtonProps) {
  const { look = 'quiet', class: place = '', isDisabled, onClick, ...others } = props;
  return (
    <button
      type="button"
      class={`${LOOKS[look]} ${place}`}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      {...others}
    />
  );
}
