/** What the page says around the activity: what counts above it, and below it what has become of the work. */
import { language } from '../text/language';
import { scoreText } from '../text/contract';
import commonWords from '#words/common';
import t from '#words/course_site';
import type { WorkStatus } from './reporting';

export interface CoursePage {
  readonly contract: (words: string) => void;
  readonly say: (line: string) => void;
  readonly sayBelow: (line: string) => void;
  readonly showStatus: (status: WorkStatus, kind: 'match' | 'exercises') => void;
  /** Resolves when the reader presses the button. */
  readonly retry: () => Promise<void>;
  readonly elsewhere: () => Promise<void>;
}

/** `place`: where the frame draws the activity. */
export function createCoursePage(place: HTMLElement, onHandIn: () => void): CoursePage {
  const { ownerDocument: document } = place;
  const make = <Tag extends 'p' | 'div' | 'button'>(tag: Tag, set: object = {}) =>
    Object.assign(document.createElement(tag), set);
  const line = (set: object = {}) => {
    const made = make('p', {
      className: 'course-line',
      lang: language.tag,
      dir: language.direction,
      ...set,
    });
    return made;
  };
  /** There before it says anything, so that it's read aloud. */
  const status = () => line({ role: 'status' });
  const [contract, above, below] = [line(), status(), status()];
  const actions = make('div', { className: 'course-actions' });
  const foot = make('div', {
    className: 'course-foot',
    lang: language.tag,
    dir: language.direction,
  });
  place.before(contract, above, actions);
  place.after(below, foot);

  function button(words: string, isStrong = false): HTMLButtonElement {
    return make('button', {
      type: 'button',
      textContent: words,
      className: isStrong ? 'strong' : '',
    });
  }

  /** Resolves once it's pressed, and then it's gone. */
  const pressed = (words: string) =>
    new Promise<void>((resolve) => {
      const made = button(words);
      made.addEventListener('click', () => {
        made.remove();
        resolve();
      });
      actions.replaceChildren(made);
    });

  let shown = '';
  function showStatus(now: WorkStatus, kind: 'match' | 'exercises') {
    const key = JSON.stringify([now, kind]);
    if (key === shown) return;
    shown = key;
    foot.replaceChildren(...(now.canHandIn ? offer(now, kind) : []));
  }

  /** In two steps, as nothing can be changed after the second. */
  function offer({ open, score }: WorkStatus, kind: 'match' | 'exercises'): readonly HTMLElement[] {
    const about = make('p', {
      textContent:
        kind === 'match'
          ? t('hand-in-match', { score: scoreText(score ?? 0) })
          : t('hand-in-exercises', { open }),
    });
    const first = button(t('hand-in'));
    first.addEventListener('click', () => {
      const sure = make('p', {
        textContent: t(kind === 'match' ? 'sure-match' : 'sure-exercises', { open }),
      });
      const [yes, no] = [button(t('hand-in-now'), true), button(t('keep-working'))];
      yes.addEventListener('click', onHandIn);
      no.addEventListener('click', () => {
        foot.replaceChildren(about, first);
        first.focus({ preventScroll: true });
      });
      foot.replaceChildren(sure, yes, no);
      // What it means is read first.
      sure.tabIndex = -1;
      sure.focus({ preventScroll: true });
      sure.scrollIntoView({ block: 'nearest' });
    });
    return [about, first];
  }

  return {
    contract: (words) => (contract.textContent = words),
    say: (words) => tell(above, words),
    sayBelow: (words) => tell(below, words),
    showStatus,
    retry: () => pressed(commonWords('try-again')),
    async elsewhere() {
      tell(above, t('elsewhere'));
      await pressed(t('work-here'));
    },
  };
}

function tell(line: HTMLElement, words: string): void {
  if (line.textContent !== words) line.textContent = words;
}
