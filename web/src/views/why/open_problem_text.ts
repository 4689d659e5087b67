import type { OpenProblem } from '../../study/open_json';
import t from '#words/share';
import { failureText } from '../parts/failure_text';

/** What is wrong with a text that was pasted, in one sentence. */
export function openProblemText(problem: OpenProblem): string {
  switch (problem.kind) {
    case 'not-json':
    case 'not-a-study':
      return t(`problem-${problem.kind}`);
    case 'unknown-version':
    case 'illegal-move':
      return t(`problem-${problem.kind}`, { found: problem.found });
    case 'bad-value':
      return problem.found === 'undefined'
        ? t('problem-missing', { key: problem.key })
        : t('problem-bad-value', { key: problem.key, found: problem.found });
    case 'failed':
      return `${t('problem-failed')} ${failureText(problem.error)}`;
  }
}
