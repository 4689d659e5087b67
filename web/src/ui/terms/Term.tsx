import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pressedKey } from '../../viewport/key_press';
import t from '#words/terms';
import { piecesOf, type TermName } from '../../text/terms';
import { LessonLink } from '../LessonLink';
import styles from './Term.module.css';

export interface TermProps {
  readonly name: TermName;
  readonly children: ComponentChildren;
}

/**
 * A term with a tooltip of one sentence and one example, shown while it is hovered, focused or was tapped. After a
 * press the Tab key leads on to the link to its lesson; before, it skips that link.
 */
export function TermWithTip({ name, children }: TermProps) {
  const isOpen = useSignal(false);
  const isPressed = useSignal(false);
  const whole = useRef<HTMLSpanElement>(null);
  const [meaning, example] = [t(name), t(`${name}-example`)];
  const open = () => (isOpen.value = true);
  const close = () => (isOpen.value = isPressed.value = false);
  useLayoutEffect(() => {
    if (isOpen.value && whole.current) return whileOpen(whole.current, close);
  }, [isOpen.value]);
  return (
    <span
      ref={whole}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open()}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse' && !whole.current?.contains(document.activeElement)) close();
      }}
      onFocusIn={open}
      onFocusOut={({ relatedTarget }) => {
        if (!whole.current?.contains(relatedTarget as Node | null)) close();
      }}
    >
      {/* A tap doesn't focus it in every browser. */}
      <button
        type="button"
        class={isLetter(children) ? `${styles.word} ${styles.letter}` : styles.word}
        aria-description={`${meaning} ${example}`}
        onClick={() => (isOpen.value = isPressed.value = true)}
      >
        {children}
      </button>
      {isOpen.value && (
        <span class={styles.tip}>
          {meaning} <span class={styles.example}>{example}</span>
          <LessonLink
            to={TERM_LESSONS[name]}
            class={styles.lesson}
            tabIndex={isPressed.value ? 0 : -1}
          >
            {t('term-lesson')}
          </LessonLink>
        </span>
      )}
    </span>
  );
}

/** A sentence whose terms have tooltips. */
export function WithTerms({ children }: { readonly children: string }) {
  return (
    <>
      {piecesOf(children).map(({ words, term }, place) =>
        term === undefined ? (
          words
        ) : (
          <TermWithTip key={place} name={term}>
            {words}
          </TermWithTip>
        ),
      )}
    </>
  );
}

/** A single sign, such as Γ or ⊕, is smaller than a touch target. */
function isLetter(children: ComponentChildren): boolean {
  return typeof children === 'string' && children.length === 1;
}

/** Keeps the tooltip beside its term; Escape or a press elsewhere closes it. */
function whileOpen(whole: HTMLElement, close: () => void): () => void {
  const [word, tip] = [whole.firstElementChild, whole.lastElementChild as HTMLElement];
  const place = () => {
    if (word === null) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = tipPlace(word.getBoundingClientRect(), tip.getBoundingClientRect(), {
      width,
      height,
    });
    Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
  };
  const onKey = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape') return;
    // Escape closes the tooltip alone, and nothing around it.
    event.stopPropagation();
    close();
  };
  const onPress = ({ target }: PointerEvent) => {
    if (!whole.contains(target as Node | null)) close();
  };
  place();
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('pointerdown', onPress, { capture: true, signal });
  // The term moves when anything scrolls.
  document.addEventListener('scroll', place, { capture: true, passive: true, signal });
  addEventListener('resize', place, { signal });
  return () => end.abort();
}

/** The lesson, with a part, that teaches each term. */
export const TERM_LESSONS: Readonly<Record<TermName, string>> = {
  nimber: 'mex?part=sum',
  'grundy-number': 'mex?part=mex',
  mex: 'mex?part=build',
  'nim-sum': 'turtles?part=why',
  'nim-product': 'nim-product?part=products',
  'fermat-power': 'nim-product?part=rules',
  'move-nimber': 'runs?part=worth',
  gamma: 'counting?part=wins',
  'first-moves': 'counting?part=count',
  'row-move': 'tartan?part=crossing',
  'column-move': 'tartan?part=crossing',
};

interface TipSize {
  readonly width: number;
  readonly height: number;
}

interface TipBox extends TipSize {
  readonly left: number;
  readonly top: number;
}

/** The distance from the window's edge, in pixels. */
const TIP_MARGIN_PX = 8;

/** Below the term, or above it if there is more room; away from the window's edges if possible. */
export function tipPlace(word: TipBox, tip: TipSize, room: TipSize): { left: number; top: number } {
  const below = word.top + word.height;
  const fitsBelow =
    below + tip.height <= room.height - TIP_MARGIN_PX || word.top < room.height - below;
  return {
    left: Math.max(TIP_MARGIN_PX, Math.min(word.left, room.width - TIP_MARGIN_PX - tip.width)),
    top: Math.max(0, fitsBelow ? below : word.top - tip.height),
  };
}
