import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useRef, useEffect } from 'preact/hooks';
import type { StudyModel } from '../study/study_model';
import moveListWords from '#words/moves';
import t from '#words/setup';
import { keysOf } from './board_words';
import layout from './parts/layout.module.css';
import { CornerMatrix } from './moves/CornerMatrix';
import { LayerControls } from './LayerControls';
import { lazily } from './parts/lazily';
import { SizeControls } from './SizeControls';
import { WinningMoves } from './moves/WinningMoves';
import styles from './setup.module.css';

/** Comes when its drawer is opened. */
const SharePanel = lazily(async () => (await import('./SharePanel')).SharePanel);

interface BoardDetailsProps {
  readonly model: StudyModel;
}

/** The moves of the corner that is looked at, and all that win. */
export function MovesPart({ model }: BoardDetailsProps) {
  const part = useRef<HTMLDivElement>(null);
  useKeptPlace(part);
  return (
    <div class={layout.stack} ref={part}>
      {model.state.value.look.mode !== 'edit' && <CornerCard model={model} />}
      <More name={moveListWords('list-heading')}>
        <WinningMoves model={model} />
      </More>
    </div>
  );
}

/** What is set once, each in a drawer. A game sets up itself what it is played on. */
export function SetUpDrawers({ model }: BoardDetailsProps) {
  const isPlaying = model.state.value.look.mode === 'play';
  return (
    <div class={layout.stack}>
      {!isPlaying && (
        <>
          <More name={t('drawer-size')}>
            <SizeControls model={model} />
          </More>
          <More name={t('drawer-layers')}>
            <LayerControls model={model} />
          </More>
        </>
      )}
      <More name={t('drawer-share')}>
        <SharePanel model={model} />
      </More>
      <More name={t('drawer-keys')}>
        <KeysList model={model} />
      </More>
    </div>
  );
}

/** On the board, beside the usual ones; and anywhere on the page. */
const FURTHER = ['ends', 'pages', 'corners'] as const;
const OF_PAGE = ['undo', 'why'] as const;

/** All keys; the usual ones are those that the board itself tells of. */
function KeysList({ model }: BoardDetailsProps) {
  const words = (key: (typeof FURTHER | typeof OF_PAGE)[number]) => ({
    keys: t(`key-${key}`),
    does: t(`key-${key}-does`),
  });
  const usual = keysOf(model);
  return (
    <dl class={styles.keys}>
      {[...usual.slice(0, 1), ...FURTHER.map(words), ...usual.slice(1), ...OF_PAGE.map(words)].map(
        ({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The moves of the corner that is chosen or pointed at: row moves by column moves. */
function CornerCard({ model }: { readonly model: StudyModel }) {
  const corner = model.moves.value.rows.length === 0 ? 'any' : 'this';
  return (
    <section class={layout.card} aria-labelledby="corner-heading">
      <h2 class={layout.subtitle} id="corner-heading">
        {moveListWords('corner-heading', { corner })}
      </h2>
      <CornerMatrix model={model} />
    </section>
  );
}

interface MoreProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

/** What not every reader needs: closed at first, and not there before it is opened. */
function More({ name, children }: MoreProps) {
  const isOpen = useSignal(false);
  return (
    <details class={styles.more} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen.value && <div class={`${layout.stack} ${styles.opened}`}>{children}</div>}
    </details>
  );
}

/** They move within themselves what is pressed in them. */
const WHOLES = '[role=grid], [role=listbox]';

/**
 * What was pressed last in the main part of the page stays where it is in the window when something above it
 * gets higher or lower. Browsers that hold a place by themselves hold that of what is topmost. `part` is any
 * part of it.
 */
function useKeptPlace(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current?.closest('main') ?? null;
    if (element === null) return;
    let pressed: Element | undefined;
    let place = 0;

    const look = () => {
      const box = pressed?.getBoundingClientRect();
      // What has gone away, or is out of sight, has no place to be kept.
      if (box === undefined || !pressed?.isConnected || box.bottom < 0 || box.top > innerHeight)
        pressed = undefined;
      else place = box.top;
    };
    const press = ({ target }: Event) => {
      pressed = target instanceof Element ? (target.closest(WHOLES) ?? target) : undefined;
      look();
    };
    const keep = () => {
      if (pressed?.isConnected !== true) return;
      const moved = pressed.getBoundingClientRect().top - place;
      if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
      look();
    };

    const stopped = new AbortController();
    const options = { capture: true, passive: true, signal: stopped.signal };
    for (const kind of ['pointerdown', 'click', 'keydown'])
      element.addEventListener(kind, press, options);
    addEventListener('scroll', look, options);
    const sizes = new ResizeObserver(keep);
    sizes.observe(element);
    return () => {
      stopped.abort();
      sizes.disconnect();
    };
  }, [part]);
}
