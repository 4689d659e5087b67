import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SolverError, type SolverErrorKind } from '../../../web/src/engine/api/errors';
import { isWorthAnotherTry } from '../../../web/src/ui/Failure';

const WORDS = readFileSync('web/src/text/en/failures.ftl', 'utf8');
const SENTENCES = [...WORDS.matchAll(/^failure-(.*?)(?:-of)? = (.*)$/gmu)].map(
  ([, kind = '', sentence = '']) => [kind as SolverErrorKind, sentence] as const,
);

it.each(SENTENCES)('%s has a button for another try if its sentence says so: %s', (kind, says) => {
  const error = new SolverError({ kind, message: '' });
  expect(isWorthAnotherTry(error)).toBe(/try again/iu.test(says));
});
