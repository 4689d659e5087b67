/**
 * The lesson that is open beside the board. It is in the address of the Board page, `lesson=mex.build` for a part of
 * it, but not in the study: the study's address bar is the real one without this key. While it is open the board shows
 * its studies, one at a time; the reader's own returns when it is closed.
 */
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { AddressBar } from '../../study/address_writer';
import type { StudyModel } from '../../study/study_model';

/** A new object for each request of the reader. */
interface AskedLesson {
  /** The lesson and its part in the form of a link, `mex?part=build`. */
  readonly to: string;
  /** The reader has just opened the page with it. */
  readonly isFirst: boolean;
}

/** A study of the lesson. */
export interface ShownBeside {
  readonly model: StudyModel;
  /** Explains the chosen move in the lesson; undefined if reasons are hidden. */
  readonly onWhy: (() => void) | undefined;
}

export interface LessonBeside {
  /** The study that the lesson shows on the board, in place of the reader's own. */
  readonly shown: Signal<ShownBeside | undefined>;
  readonly asked: ReadonlySignal<AskedLesson | undefined>;
  readonly studyBar: AddressBar;
  /** An address of the board, with the lesson. */
  readonly addressWith: (board: string) => string;
  /** The reader came to an address of the board, `isFirst` if from outside of the site. Removes the lesson from it. */
  visit(query: URLSearchParams, isFirst: boolean): void;
  /** Shows another lesson or part, or none. */
  show(to: string | undefined): void;
}

const KEY = 'lesson';
/** Stands for the lesson that the reader was in last. */
export const LAST_LESSON = 'last';

export function createLessonBeside(bar: AddressBar): LessonBeside {
  const asked = signal<AskedLesson | undefined>(undefined);

  function addressWith(board: string) {
    if (asked.value === undefined) return board;
    const value = encodeURIComponent(asked.value.to.replace('?part=', '.'));
    return `${board}${board.includes('?') ? '&' : '?'}${KEY}=${value}`;
  }

  const studyBar: AddressBar = {
    get hash() {
      return bar.hash.replace(/([?&])lesson=[^&]*&?/u, '$1').replace(/[?&]$/u, '');
    },
    replace: (address) => bar.replace(addressWith(address)),
    push: (address) => bar.push(addressWith(address)),
  };

  return {
    shown: signal(undefined),
    asked,
    studyBar,
    addressWith,
    visit(query, isFirst) {
      const to = query.get(KEY)?.replace('.', '?part=');
      query.delete(KEY);
      if (to !== asked.value?.to) asked.value = to === undefined ? to : { to, isFirst };
    },
    show(to) {
      const board = studyBar.hash;
      asked.value = to === undefined ? to : { to, isFirst: false };
      bar.replace(addressWith(board || '#/board'));
    },
  };
}
