/** The description of an answer that both versions of SCORM share. */
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
 * The kind of the answer for the site. Each kind has a required form, and a site refuses any other; plain text has
 * none. The standards also allow only one right number per question.
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
