/** The components that a lesson's text can use without importing them: see `web/lessons/README.md`. */
import { TermWithTip } from '../../../ui/terms/Term';
import {
  LessonQuestion,
  QuestionAsked,
  QuestionChoice,
  QuestionResult,
  QuestionWrong,
} from './LessonQuestion';
import {
  createContext,
  toChildArray,
  type ComponentChildren,
  type ComponentChild,
  type VNode,
} from 'preact';
import { useContext, useMemo, useRef } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import t from '#words/learn';
import { LessonSurroundings, partId, useLesson, useBoardInSight } from '../lesson';
import { learnAddress } from '../learn_model';
import { usePart, useReached } from '../use_reached';
import styles from './lesson_parts.module.css';
import type { Game } from '../../../game/game';
import { readMove } from '../../../game/move_text';
import { coinAt, type Cell, type Size } from '../../../game/position';
import { numbers } from '../../../text/language';
import { coinsText } from '../../../study_views/names';
import { signal } from '@preact/signals';
import layout from '../../../ui/layout.module.css';
import { holdsOnBoard, valueOnBoard, type BoardValueName } from './facts';

interface SaysProps {
  readonly board: string;
  /** `When`s, the first of which that holds is shown. */
  readonly children: ComponentChildren;
}

interface WhenProps {
  /** Conditions separated by spaces, all of which must hold; without them it always holds. */
  readonly is?: string;
  readonly children: ComponentChildren;
}

const SaidOf = createContext('');

/** A sentence that follows a board. */
function Says({ board, children }: SaysProps) {
  const model = useLesson().study(board);
  const place = useRef<HTMLDivElement>(null);
  // A reader who scrolls back comes to the sentence before the board it is about.
  useReached(place, useBoardInSight(board).reach);
  const said = toChildArray(children)
    .filter((child) => isWhen(child))
    .find(({ props }) => props.is === undefined || holdsOnBoard(model, props.is));
  return (
    <SaidOf.Provider value={board}>
      {/* A live region, always present, so that its content is announced. */}
      <div class={`${layout.says} ${styles.follows}`} role="status" ref={place} data-screen>
        {said}
      </div>
    </SaidOf.Provider>
  );
}

function isWhen(child: ComponentChild): child is VNode<WhenProps> {
  return (child as VNode<WhenProps>).type === When;
}

function When({ children }: WhenProps) {
  return <>{children}</>;
}

interface ValueProps {
  readonly of: BoardValueName;
  /** By default the board of the `Says` around it. */
  readonly board?: string;
  /** For `heads`: the coins to count them in, written as for `Name`. */
  readonly within?: string;
}

/** A number about a board: `nimber`, `left`, `moves`, `heads`, `legal`, `wins`. */
function Value({ of, board, within }: ValueProps) {
  const said = useContext(SaidOf);
  const model = useLesson().study(board ?? said);
  const { game, start } = model.state.value.study;
  const value =
    within === undefined
      ? valueOnBoard(model, of)
      : cellsNamed(game, start, within).filter((cell) => coinAt(model.view.position.value, cell))
          .length;
  return <>{value === undefined ? '…' : numbers.whole(value)}</>;
}

interface NameProps {
  readonly board: string;
  /** Coins and moves separated by spaces, written as in an address: `1x4`, `3x1~4 1x1`. */
  readonly of: string;
  readonly children: ComponentChildren;
}

/**
 * Words that name coins or a move: the board highlights these while the words are hovered or focused. The board is
 * shown to a reader who comes to them.
 */
function Name({ board, of, children }: NameProps) {
  const model = useLesson().study(board);
  const { reach, bring } = useBoardInSight(board);
  const words = useRef<HTMLButtonElement>(null);
  useReached(words, reach);
  const { study } = model.state.value;
  const cells = cellsNamed(study.game, study.start, of);
  const places = coinsText(study, cells);
  const shine = () => model.view.shine({ cells });
  const dim = () => model.view.shine(undefined);
  return (
    <button
      type="button"
      class={styles.name}
      ref={words}
      aria-description={t('on-the-board', { places })}
      onPointerEnter={shine}
      onPointerLeave={dim}
      onFocus={shine}
      onBlur={dim}
      onClick={() => {
        // A tap doesn't focus it in every browser.
        shine();
        bring();
      }}
    >
      {children}
    </button>
  );
}

/** The named coins; throws if one is not on the board. */
export function cellsNamed(game: Game, size: Size, names: string): Cell[] {
  return names.split(' ').flatMap((name) => {
    const move = readMove(game, size, name);
    if (move === undefined) throw new RangeError(`${name} is not on the board.`);
    return move.rows.flatMap((row) => move.columns.map((column) => ({ row, column })));
  });
}

interface LessonPartProps {
  /** Its name in the address, the same in every language. */
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of a lesson, with its own address. */
function LessonPart({ name, title, children }: LessonPartProps) {
  const { slug } = useLesson();
  const { isFramed } = useContext(LessonSurroundings);
  const section = useRef<HTMLElement>(null);
  const questions = useMemo(() => questionsIn(children), []);
  const { waits, isDrawn } = usePart(section, { name, title, questions });
  return (
    <section aria-labelledby={partId(name)} ref={section} data-waits={waits}>
      <h2 id={partId(name)} class={styles.heading} tabIndex={-1}>
        {title}{' '}
        {!isFramed && (
          <a
            class={styles.link}
            href={learnAddress(slug, name)}
            aria-label={t('link-to-part')}
            data-screen
          >
            <span aria-hidden="true">#</span>
          </a>
        )}
      </h2>
      {isDrawn && children}
      {!isFramed && <NextPart after={name} />}
    </section>
  );
}

/** The names of the questions in a text, in their order. */
function questionsIn(text: ComponentChildren): string[] {
  return toChildArray(text).flatMap((child) => {
    if (typeof child !== 'object') return [];
    const { type, props } = child as VNode<{
      readonly name: string;
      readonly children?: ComponentChildren;
    }>;
    return type === LessonQuestion ? [props.name] : questionsIn(props.children);
  });
}

/** A notice that more follows once the questions are answered, and a button that shows everything. */
function NextPart({ after }: { readonly after: string }) {
  const { parts, hasCome, showWhole } = useLesson();
  const place = parts.value.findIndex(({ name }) => name === after);
  const next = parts.value[place + 1];
  if (next === undefined || !hasCome(after) || hasCome(next.name)) return null;
  return (
    <div class={`${layout.spread} ${styles.next}`} data-screen>
      <p class={layout.note}>
        {t('part-waits', {
          title: next.title,
          questions: parts.value[place]?.questions.length ?? 0,
        })}
      </p>
      <Button onClick={showWhole}>{t('show-whole')}</Button>
    </div>
  );
}

interface ProofProps {
  /** The theorem as a sentence. */
  readonly of: string;
  readonly children: ComponentChildren;
}

/** A complete proof, folded except in print. It stays as the reader left it. */
function LessonProof({ of, children }: ProofProps) {
  const isOpen = useLesson().remember(`proof of ${of}`, () => signal(false));
  return (
    <details
      class={`${styles.follows} ${styles.proof}`}
      open={isOpen.value}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>{t('proof', { of })}</summary>
      {children}
    </details>
  );
}

/** What the reader knows at the end, in two sentences. */
function Known({ children }: { readonly children: ComponentChildren }) {
  const section = useRef<HTMLElement>(null);
  const title = t('known');
  const { waits } = usePart(section, { name: 'known', title });
  return (
    <section
      class={styles.known}
      aria-labelledby={partId('known')}
      ref={section}
      data-waits={waits}
    >
      <h2 id={partId('known')} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface AnchorProps {
  readonly href: string;
  readonly children?: ComponentChildren;
}

/**
 * A link in a lesson's text. In a frame it opens another tab with the site in whose folder the frame lies, if it does.
 */
function Anchor({ href, children }: AnchorProps) {
  const { isFramed, isAlone = false } = useContext(LessonSurroundings);
  if (!isFramed) return <a href={href}>{children}</a>;
  if (isAlone && href.startsWith('#')) return <>{children}</>;
  return (
    <a href={href.startsWith('#') ? `./${href}` : href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

interface BoardLinkProps {
  readonly board: string;
  /** Its text; by default that it opens the board. */
  readonly children?: ComponentChildren;
}

/** A link to the Board page with the board of the lesson as it is now. */
function BoardLink({ board, children }: BoardLinkProps) {
  const { address } = useLesson().study(board).visits;
  return <Anchor href={address.value}>{children ?? t('board-link')}</Anchor>;
}

export const COMPONENTS = {
  a: Anchor,
  Ask: QuestionAsked,
  BoardLink,
  Choice: QuestionChoice,
  Known,
  Name,
  Part: LessonPart,
  Predict: LessonQuestion,
  Proof: LessonProof,
  Result: QuestionResult,
  Says,
  Term: TermWithTip,
  Value,
  When,
  Wrong: QuestionWrong,
};
