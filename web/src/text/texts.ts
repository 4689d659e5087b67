/** The loaded words of the languages other than English, which is built in, by the files of `text/XX`. */
// Without the parts of signals for components: the code for course sites has words and no components.
import { signal } from '@preact/signals-core';
import type { ComponentType } from 'preact';
import type { Catalogue } from './catalogue';

export type Catalogues = Readonly<Record<string, Catalogue<Readonly<Record<string, undefined>>>>>;

/** The text of a lesson in one language. */
export type TextOfLesson = ComponentType<{ readonly components: object }>;

const come = signal<Readonly<Record<string, Catalogues>>>({});

export function addWords(tag: string, words: Catalogues): void {
  const before = come.peek();
  come.value = { ...before, [tag]: { ...before[tag], ...words } };
}

/** The words of a file in a language, once loaded; components that use them are then rendered again. */
export function wordsIn(tag: string, file: string): Catalogues[string] | undefined {
  return come.value[tag]?.[file];
}
