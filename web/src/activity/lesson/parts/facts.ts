/** Facts about a board for sentences: about its shown position, and about the reader's last move. */
import type { Board } from '../../../game/board';
import { otherPlayer } from '../../../game/match';
import { nimberOf } from '../../../game/next_position';
import { headsCount } from '../../../game/position';
import { answerOf } from '../../../asking/ask';
import type { StudyModel } from '../../../study/study_model';

/** Conditions; the last four are false until the engine has answered. */
export const BOARD_CONDITIONS = [
  'start',
  'moved',
  'over',
  'won',
  'lost',
  'winning',
  'losing',
  'left-winning',
  'left-losing',
] as const;
type Condition = (typeof BOARD_CONDITIONS)[number];

export const BOARD_VALUES = ['nimber', 'left', 'moves', 'heads', 'legal', 'wins'] as const;
export type BoardValueName = (typeof BOARD_VALUES)[number];

/** True if all of some conditions hold, whose names are separated by spaces. */
export function holdsOnBoard(model: StudyModel, conditions: string): boolean {
  return conditions.split(' ').every((name) => HOLDS[name as Condition](model));
}

const HOLDS: Readonly<Record<Condition, (model: StudyModel) => boolean>> = {
  start: ({ line }) => line.shown.value === 0,
  moved: ({ line }) => line.shown.value > 0,
  over: (model) => valueOnBoard(model, 'legal') === 0,
  won: (model) => winnerIs(model, 'you'),
  lost: (model) => winnerIs(model, 'computer'),
  winning: (model) => (valueOnBoard(model, 'nimber') ?? 0) > 0,
  losing: (model) => valueOnBoard(model, 'nimber') === 0,
  'left-winning': (model) => (valueOnBoard(model, 'left') ?? 0) > 0,
  'left-losing': (model) => valueOnBoard(model, 'left') === 0,
};

function winnerIs({ match, state }: StudyModel, who: 'you' | 'computer'): boolean {
  const phase = match.phase.value;
  const { you } = state.value.match;
  const isMatch = state.value.look.mode === 'play';
  return isMatch && phase.kind === 'over' && (phase.winner === you) === (who === 'you');
}

/** Undefined while it isn't known. */
export function valueOnBoard(model: StudyModel, name: BoardValueName): number | undefined {
  const board = model.view.board.value;
  const known = answerOf(model.view.examination.value);
  switch (name) {
    case 'nimber':
      return board && nimberOf(board, model.view.position.value);
    case 'left':
      return board && nimberLeft(model, board);
    case 'moves':
      return model.line.shown.value;
    case 'heads':
      return headsCount(model.view.position.value);
    case 'legal':
      return known?.legal;
    case 'wins':
      return known?.winning;
  }
}

/** The nimber after the reader's own last move; in a match the computer may have answered it. */
function nimberLeft({ line, state }: StudyModel, board: Board): number | undefined {
  const { match, look } = state.value;
  const isComputers = look.mode === 'play' && match.opponent !== 'person';
  const own = line.moves.value
    .slice(0, line.shown.value)
    .findLast(({ player }) => !isComputers || player !== otherPlayer(match.you));
  return own && nimberOf(board, line.positionAfter(own.number));
}
