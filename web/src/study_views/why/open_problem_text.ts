import type { OpenProblem } from '../../study/open_json';
import t from '#words/share';
import { sentencesOf } from '../../text/language';
import { failureText } from '../../ui/failure_text';

/** The problem with a pasted text, in one sentence. */
export function openProblemText(problem: OpenProblem): string {
  switch (problem.kind) {
    case 'not-json':
    case 'not-a-study':
      return t(`problem-${problem.kind}`);
    case 'unknown-version':
    case 'illegal-move':
      return t(`problem-${problem.kind}`, { found: problem.found });
    case 'missing':
    case 'no-value':
      return t(`problem-${problem.kind}`, { key: problem.key });
    case 'bad-value':
      return t('problem-bad-value', { key: problem.key, found: problem.found });
    case 'failed':
      return sentencesOf([t('problem-failed'), failureText(problem.error)]);
  }
}
