/** The Board page's board as it is taken along. */
import type { BoardModel } from '../../model/board/board_model';
import { openBoardJson, prepareBoardJson } from '../../model/board/open_json';
import type { JsonProblem } from '../../model/board/open_json';
import { boardDetailsText } from '../../text/board_details';
import { failureText } from '../shared/failure_text';
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
    // A picture is kept: it has no shading that was true a moment ago.
    scene: () => ({
      ...sceneOf(model, model.state.value.mode !== 'edit'),
      ...(model.answers.value === 'hidden' && { heat: undefined }),
    }),
    position: () => model.state.value.position,
    chosen: () => model.chosen.value?.rectangle,
    json: () => model.json(),
    async prepare(json) {
      const failure = await prepareBoardJson(model, json);
      return failure && `${boardDetailsText().share.notJudged} ${failureText(failure)}`;
    },
    openJson(json) {
      const problem = openBoardJson(model, json);
      return problem && problemText(problem);
    },
  };
}

function problemText(problem: JsonProblem): string {
  const t = boardDetailsText().share.problems;
  return problem.kind === 'not-a-board' ? t[problem.kind]() : formProblemText(problem, t);
}
