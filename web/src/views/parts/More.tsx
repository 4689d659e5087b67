import type { ComponentChildren } from 'preact';
import styles from './More.module.css';

interface MoreProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

/** What not every reader needs: closed at first, as a frame is one of many things on its page. */
export function More({ name, children }: MoreProps) {
  return (
    <details class={styles.more}>
      <summary>{name}</summary>
      <div class={styles.opened}>{children}</div>
    </details>
  );
}
