import type { FormProblem } from '../../model/board/json_form';
import type { FormProblemTexts } from '../../text/board_details';

/** What is wrong with a text that was pasted, in one sentence. */
export function formProblemText(problem: FormProblem, t: FormProblemTexts): string {
  switch (problem.kind) {
    case 'not-json':
      return t[problem.kind]();
    case 'unknown-version':
      return t[problem.kind](problem.found);
    case 'bad-size':
    case 'bad-value':
      return t[problem.kind](problem.key, problem.found);
    case 'wrong-row-count':
      return t[problem.kind](problem.rows, problem.found);
    case 'bad-row':
      return t[problem.kind](problem.row, problem.columns, problem.found);
  }
}
