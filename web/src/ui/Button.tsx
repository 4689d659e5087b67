import type { ButtonHTMLAttributes } from 'preact';
import buttons from './buttons.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'class' | 'disabled' | 'onClick'> {
  readonly look?: 'quiet' | 'strong';
  /** A class for its place in the layout. */
  readonly class?: string | undefined;
  /** It does nothing then, but keeps the focus. */
  readonly isDisabled?: boolean | undefined;
  readonly onClick?: () => void;
}

const LOOKS = { quiet: buttons.quiet, strong: buttons.strong };

/** A button with text. */
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
