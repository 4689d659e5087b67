import { useRef } from 'preact/hooks';
import { pressedKey } from '../../viewport/key_press';
import type { StudyMode } from '../../game/look';
import t from '#words/board';
import commonWords from '#words/common';
import { PANEL_ID, tabsIn, tabId, type BoardTab } from './board_tabs';
import styles from './board.module.css';

interface TabsProps {
  readonly mode: StudyMode;
  readonly part: BoardTab;
  readonly show: (part: BoardTab) => void;
}

/** The tabs of the panel. One tab stop; arrow keys go from tab to tab, in the page's direction. */
export function Tabs({ mode, part, show }: TabsProps) {
  const parts = tabsIn(mode);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[pressedKey(event)];
    if (list.current === null || step === undefined) return;
    const isMirrored = getComputedStyle(list.current).direction === 'rtl';
    const next = parts.at((parts.indexOf(part) + (isMirrored ? -step : step)) % parts.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div
      class={styles.tabs}
      role="tablist"
      aria-label={t('parts')}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {parts.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          class={styles.tab}
          id={tabId(name)}
          aria-selected={part === name}
          aria-controls={PANEL_ID}
          tabIndex={part === name ? 0 : -1}
          onClick={() => show(name)}
        >
          {name === 'position' && mode === 'play' ? commonWords('game') : t(`part-${name}`)}
        </button>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
