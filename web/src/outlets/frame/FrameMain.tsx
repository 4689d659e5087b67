import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Message } from '../../ui/Message';
import styles from './FrameMain.module.css';

export interface ResizeProps {
  /** The content's height or width has changed. */
  readonly onResize: () => void;
}

export interface FrameMainProps extends ResizeProps {
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** The main element of a frame without a board. */
export function FrameMain({ onResize, class: more = '', children }: FrameMainProps) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (main.current === null) return undefined;
    const sizes = new ResizeObserver(onResize);
    sizes.observe(main.current);
    return () => sizes.disconnect();
  }, [onResize]);
  return (
    <main class={`${styles.main} ${more}`} ref={main} data-frame data-printed>
      {children}
    </main>
  );
}

export function NothingToShow({ message, onResize }: ResizeProps & { readonly message: string }) {
  return (
    <FrameMain onResize={onResize}>
      <Message>
        <p role="alert">{message}</p>
      </Message>
    </FrameMain>
  );
}
