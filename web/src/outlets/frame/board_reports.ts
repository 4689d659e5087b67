/** Reports the study to the host. */
import { effect } from '@preact/signals';
import type { StudyState } from '../../game/fields';
import { numbersOfPlaces, type Game } from '../../game/game';
import { isRun, type Move } from '../../game/move';
import { QUARTERS_PER_POINT, quartersOf } from '../../game/score';
import { nodeAt, pathTo, studyAfterMove, takeBacksIn } from '../../game/study';
import type { ComingMove } from '../../study/making_moves';
import { failureText } from '../../ui/failure_text';
import { rejectedText } from '../../study_views/AddressMessages';
import type { FromFrameBody, GameScore } from '../element/messages';
import type { FrameModel } from './frame_model';
import type { Host } from './host';
import { createReports, onNextFrame, type Reports } from './reports';
import { answerRequests, type RequestDependencies } from './requests';

export interface FrameReportsDependencies extends Omit<RequestDependencies, 'reports'> {
  /** Reports the content's height. Browsers don't fire ResizeObserver for off-screen frames. */
  readonly tellHeight: () => void;
}

export function startBoardReports(model: FrameModel, dependencies: FrameReportsDependencies): void {
  const { host } = dependencies;
  const reports = createReports(model, host, dependencies);
  answerRequests(model, { ...dependencies, reports });
  watchDeeds(model, reports);
  watchAddress(model, host);
  let before = model.state.value;
  effect(() => {
    const now = model.state.value;
    if (now !== before) reports.change();
    before = now;
  });
  let isReady = false;
  effect(() => {
    const examination = model.view.examination.value;
    if (examination.status === 'failed') {
      const { error } = examination;
      host.post({ type: 'error', kind: error.kind, message: failureText(error) });
    } else if (model.view.board.value !== undefined && !isReady) {
      isReady = true;
      // The board is drawn with the next frame of the screen.
      onNextFrame(() => reports.ready());
    }
  });
}

/** Reports moves, the end of a game, and predictions. */
function watchDeeds(model: FrameModel, reports: Reports): void {
  model.watch({
    onMove(made) {
      const { game } = model.state.value.study;
      const { by, player, winning } = made;
      reports.deed(
        {
          type: 'move',
          by,
          ...namedMove(game, made.move),
          ...(player && { player }),
          ...(winning !== undefined && { winning }),
        },
        by,
      );
      const { deeds, score } = outcomesOf(model.state.value, made);
      for (const deed of deeds) reports.deed(deed, by);
      if (score !== undefined) reports.score(score);
    },
    onAnswer({ correct, attempt, seenBefore, answer }) {
      const { game } = model.state.value.study;
      const given = answer === 'none' ? { move: answer } : namedMove(game, answer);
      reports.deed({ type: 'answered', correct, attempt, seenBefore, ...given }, 'reader');
      if (correct && !seenBefore)
        reports.deed({ type: 'solved', how: 'prediction', ...given }, 'reader');
    },
  });
}

interface Outcomes {
  readonly deeds: readonly FromFrameBody[];
  readonly score?: GameScore;
}

/** The consequences of a game's last move: the winner, whether nobody helped, and the score. */
function outcomesOf(
  { study, match }: StudyState,
  { player: winner, endsGame, move }: ComingMove,
): Outcomes {
  if (winner === undefined || !endsGame) return { deeds: [] };
  const takeBacks = takeBacksIn(studyAfterMove(study, move));
  const player = match.opponent === 'person' ? 'both' : match.you;
  const path = pathTo(study, study.current);
  const hints = path.filter((node) => nodeAt(study, node).isHinted).length;
  // The computer's first move may end the game.
  const hasPlayed = player === 'first' || path.length > 1;
  const isSolved = hints === 0 && (player === 'both' || player === winner);
  const deeds = [
    { type: 'over', winner, player, hints, takeBacks } as const,
    ...(isSolved ? [{ type: 'solved', how: 'game', winner } as const] : []),
  ];
  if (player === 'both' || !hasPlayed) return { deeds };
  return { deeds, score: gameScore({ isWon: player === winner, hints, takeBacks }) };
}

interface PlayedGame {
  readonly isWon: boolean;
  readonly hints: number;
  readonly takeBacks: number;
}

/** A move that was taken back counts like a wrong answer. */
function gameScore({ isWon, hints, takeBacks }: PlayedGame): GameScore {
  const outcome = isWon ? 'solved' : 'failed';
  const score = quartersOf({ outcome, tries: 1 + takeBacks, hints }) / QUARTERS_PER_POINT;
  const game = isWon ? 'won' : 'lost';
  return { game, score, complete: true, progress: 1 };
}

/** Reports each unusable setting of the address once, while it is there. */
function watchAddress(model: FrameModel, host: Host): void {
  let notes: readonly string[] = [];
  effect(() => {
    const now = model.visits.rejected.value.map(rejectedText);
    for (const message of now.filter((note) => !notes.includes(note)))
      host.post({ type: 'error', kind: 'bad-setting', message });
    notes = now;
  });
}

/** In the game's own numbers; with its rectangle if it is one. */
function namedMove(game: Game, turned: Move) {
  const rows = numbersOfPlaces(game.rows, turned.rows);
  const columns = numbersOfPlaces(game.columns, turned.columns);
  const move = { rows, columns };
  if (!isRun(rows) || !isRun(columns)) return { move };
  const corner = { column: columns.at(-1) ?? 0, row: rows.at(-1) ?? 0 };
  return { move, rectangle: { ...corner, width: columns.length, height: rows.length } };
}
