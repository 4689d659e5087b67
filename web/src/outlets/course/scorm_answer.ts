/** What both versions of SCORM are told alike of an answer. */
import type { CheckedAnswer } from '../element/messages';

/** The standards allow letters, digits and a few signs. */
export function interactionId({
  lesson,
  seed,
  name,
}: Pick<CheckedAnswer, 'lesson' | 'seed' | 'name'>) {
  return `${lesson}-${seed}-${name}`.replaceAll(/[^\w.-]/gu, '_').slice(0, 250);
}

/**
 * Which kind a site is told. A kind has a form for its answers, and a site refuses whatever has another; a text has none. The
 * standards also have but one right number for each question.
 */
export function fittingKind({ kind, response, accepted }: CheckedAnswer): CheckedAnswer['kind'] {
  const all = [response, ...accepted];
  const isNumber =
    accepted.length <= 1 && all.every((text) => /^-?\d{1,9}(?:\.\d{1,9})?$/u.test(text));
  const isChoice = all.every((text) => /^[a-z\d]$/u.test(text));
  if (kind === 'numeric') return isNumber ? 'numeric' : 'fill-in';
  if (kind === 'choice') return isChoice ? 'choice' : 'fill-in';
  return kind;
}
