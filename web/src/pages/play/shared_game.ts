/** A game as it is taken along. */
import type { GameJsonProblem, PlayModel } from '../../model/play/play_model';
import { playText } from '../../text/play';
import { formProblemText } from '../board/form_problem_text';
import type { Shared } from '../board/SharePanel';
import { gameScene } from './game_scene';

export function sharedGame(model: PlayModel): Shared {
  const t = playText().share;
  return {
    explanation: t.explanation,
    words: t.json,
    form: t.form,
    address: () => model.address.value,
    scene: () => gameScene(model),
    position: () => model.table.state.value.position,
    chosen: () => model.table.chosen.value?.rectangle,
    json: () => model.json(),
    openJson(json) {
      const problem = model.openJson(json);
      return problem && problemText(problem);
    },
  };
}

function problemText(problem: GameJsonProblem): string {
  const t = playText().share.problems;
  switch (problem.kind) {
    case 'not-a-game':
      return t[problem.kind]();
    case 'illegal-move':
      return t[problem.kind](problem.key, problem.found);
    default:
      return formProblemText(problem, t);
  }
}
