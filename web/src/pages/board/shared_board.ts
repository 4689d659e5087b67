/** The Board page's board as it is taken along. */
import type { BoardModel, JsonProblem } from '../../model/board/board_model';
import { boardDetailsText } from '../../text/board_details';
import { sceneOf } from './scene';
import type { Shared } from './SharePanel';

export function sharedBoard(model: BoardModel): Shared {
  const t = boardDetailsText().share;
  return {
    explanation: t.explanation,
    words: t.jsonWords,
    form: t.formItems,
    address: () => model.address.value,
    scene: () => sceneOf(model, model.state.value.mode !== 'edit'),
    position: () => model.state.value.position,
    chosen: () => model.chosen.value?.rectangle,
    json: () => model.json(),
    openJson(json) {
      const problem = model.openJson(json);
      return problem && problemText(problem);
    },
  };
}

function problemText(problem: JsonProblem): string {
  const t = boardDetailsText().share.problems;
  switch (problem.kind) {
    case 'unknown-version':
      return t[problem.kind](problem.found);
    case 'bad-size':
    case 'bad-value':
      return t[problem.kind](problem.key, problem.found);
    case 'wrong-row-count':
      return t[problem.kind](problem.rows, problem.found);
    case 'bad-row':
      return t[problem.kind](problem.row, problem.columns, problem.found);
    default:
      return t[problem.kind]();
  }
}
