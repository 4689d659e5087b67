/** The Board page's board as it is taken along. */
import type { BoardModel, JsonProblem } from '../../model/board/board_model';
import { boardDetailsText } from '../../text/board_details';
import { formProblemText } from './form_problem_text';
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
  return problem.kind === 'not-a-board' ? t[problem.kind]() : formProblemText(problem, t);
}
