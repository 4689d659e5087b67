/** The text around the activity: the grading contract above, and the state of the work below. */
import { language } from '../../text/language';
import { scoreText } from '../../text/contract';
import commonWords from '#words/common';
import t from '#words/course_site';
import type { WorkStatus } from './reporting';

/** The kind of work that a package hands in. */
export type ActivityKind = 'match' | 'exercises';

export interface CoursePage {
  readonly contract: (words: string) => void;
  readonly say: (line: string) => void;
  readonly sayBelow: (line: string) => void;
  readonly showStatus: (status: WorkStatus, kind: ActivityKind) => void;
  /** Resolves when the reader presses the button. */
  readonly retry: () => Promise<void>;
  readonly elsewhere: () => Promise<void>;
}

/** `place` is the element in which the frame draws the activity. */
export function createCoursePage(place: HTMLElement, onHandIn: () => void): CoursePage {
  const [contract, above, below] = [make('p', 'course-line'), statusLine(), statusLine()];
  const actions = make('div', 'course-actions');
  const foot = make('div', 'course-foot');
  place.before(contract, above, actions);
  place.after(below, foot);

  /** A button that disappears when it is pressed, which resolves the promise. */
  const pressed = (words: string) =>
    new Promise<void>((resolve) => {
      const made = button(words, () => {
        made.remove();
        resolve();
      });
      actions.replaceChildren(made);
    });

  let shown = '';
  return {
    contract: (words) => (contract.textContent = words),
    say: (words) => tell(above, words),
    sayBelow: (words) => tell(below, words),
    showStatus(now, kind) {
      const key = JSON.stringify([now, kind]);
      if (key === shown) return;
      shown = key;
      if (now.canHandIn) offerHandIn(foot, now, kind, onHandIn);
      else foot.replaceChildren();
    },
    retry: () => pressed(commonWords('try-again')),
    async elsewhere() {
      tell(above, t('elsewhere'));
      await pressed(t('work-here'));
    },
  };
}

/** In two steps, as nothing can be changed after the second. */
function offerHandIn(
  foot: HTMLElement,
  { open, score = 0 }: WorkStatus,
  kind: ActivityKind,
  onHandIn: () => void,
): void {
  const isMatch = kind === 'match';
  const about = make('p');
  about.textContent = isMatch
    ? t('hand-in-match', { score: scoreText(score) })
    : t('hand-in-exercises', { open });
  const first = button(t('hand-in'), () => {
    const sure = make('p');
    sure.textContent = isMatch ? t('sure-match') : t('sure-exercises', { open });
    const back = button(t('keep-working'), () => {
      foot.replaceChildren(about, first);
      first.focus({ preventScroll: true });
    });
    // The second click of a double click does nothing.
    foot.replaceChildren(sure, back, button(t('hand-in-now'), onHandIn, 'strong'));
    // The consequences are read first.
    sure.tabIndex = -1;
    sure.focus({ preventScroll: true });
    sure.scrollIntoView({ block: 'nearest' });
  });
  foot.replaceChildren(about, first);
}

/** In the language of the activity. */
function make(tag: 'p' | 'div', name = ''): HTMLElement {
  const made = document.createElement(tag);
  return Object.assign(made, { className: name, lang: language.tag, dir: language.direction });
}

/** Present before it has text, so that the text is announced. */
function statusLine(): HTMLElement {
  const made = make('p', 'course-line');
  made.setAttribute('role', 'status');
  return made;
}

function button(words: string, onClick: () => void, look = ''): HTMLButtonElement {
  const made = document.createElement('button');
  Object.assign(made, { type: 'button', textContent: words, className: look });
  made.addEventListener('click', onClick);
  return made;
}

function tell(line: HTMLElement, words: string): void {
  if (line.textContent !== words) line.textContent = words;
}
