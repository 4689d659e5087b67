import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import styles from './More.module.css';

interface MoreProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

/** What not every reader needs: closed at first, and not there before it is opened. */
export function More({ name, children }: MoreProps) {
  const isOpen = useSignal(false);
  return (
    <details class={styles.more} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen.value && <div class={styles.opened}>{children}</div>}
    </details>
  );
}
