import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { pressedKey } from '../viewport/key_press';
import styles from './Menu.module.css';

interface MenuProps {
  /** Read aloud before the button's content. */
  readonly label?: string;
  /** The content of the button. */
  readonly sign: ComponentChildren;
  /** The menu may be as wide as the page. */
  readonly isWide?: boolean;
  /** The content of the menu, created when it opens; `close` also returns the focus to the button. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button in the header with a menu, which closes on Escape and when anything else is pressed or focused. */
export function Menu({ label, sign, isWide = false, children }: MenuProps) {
  const isOpen = useSignal(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  function close() {
    isOpen.value = false;
    button.current?.focus();
  }

  useEffect(() => {
    if (!isOpen.value) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) !== true) isOpen.value = false;
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, leave);
    return () => {
      for (const event of events) document.removeEventListener(event, leave);
    };
  }, [isOpen.value]);

  return (
    <div
      class={styles.menu}
      ref={menu}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Escape' && isOpen.value) close();
      }}
    >
      <button
        type="button"
        class={styles.button}
        ref={button}
        aria-expanded={isOpen.value}
        aria-controls={listId}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {label !== undefined && <span class={styles.label}>{label}</span>}
        {sign}
        <span class={styles.sign} aria-hidden="true">
          ▾
        </span>
      </button>
      <div
        class={styles.list}
        id={listId}
        data-wide={isWide}
        hidden={!isOpen.value}
        onClick={({ target }) => {
          // A link navigates, possibly within this page.
          if (target instanceof Element && target.closest('a') !== null) close();
        }}
      >
        {isOpen.value && children(close)}
      </div>
    </div>
  );
}
