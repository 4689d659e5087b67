import type { OpenProblem } from '../../study/open_json';
import { boardDetailsText } from '../../text/board_details';
import { failureText } from '../parts/failure_text';

/** What is wrong with a text that was pasted, in one sentence. */
export function openProblemText(problem: OpenProblem): string {
  const t = boardDetailsText().share.problems;
  switch (problem.kind) {
    case 'not-json':
    case 'not-a-study':
      return t[problem.kind];
    case 'unknown-version':
    case 'illegal-move':
      return t[problem.kind](problem.found);
    case 'bad-value':
      return t[problem.kind](problem.key, problem.found);
    case 'failed':
      return `${t.failed} ${failureText(problem.error)}`;
  }
}
