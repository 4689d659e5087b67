/** Answers the host's requests to a board. */
import { readForm } from '../../game/json';
import type { Rejected } from '../../game/route';
import { readStudy } from '../../study/open_json';
import { rejectedText } from '../../study_views/AddressMessages';
import { openProblemText } from '../../study_views/why/open_problem_text';
import type { ChangedLive, FrameState, ToFrameBody } from '../element/messages';
import type { FrameModel } from './frame_model';
import type { Host } from './host';
import { refuseRequest } from './refusal';
import type { Reply, Reports } from './reports';

export interface RequestDependencies {
  readonly host: Host;
  readonly reports: Reports;
  /** Moves the focus to the board. */
  readonly focusBoard: () => void;
  /** Changes settings other than those of the board. */
  readonly set: (changed: ChangedLive) => void;
}

/** In their order, although a state must wait for the engine, which knows the legal moves. */
export function answerRequests(model: FrameModel, dependencies: RequestDependencies): void {
  let answered: Promise<void> = Promise.resolve();
  dependencies.host.onRequest((request) => {
    const next = () => answer(model, dependencies, request);
    answered = answered.then(next, next);
  });
}

async function answer(
  model: FrameModel,
  dependencies: RequestDependencies,
  request: ToFrameBody,
): Promise<void> {
  const { reports, set, focusBoard } = dependencies;
  switch (request.type) {
    case 'getState':
      reports.answer(request);
      return;
    case 'setState':
      await open(model, dependencies, request.state, request);
      return;
    case 'reset':
      reports.forHost(() => model.reset());
      reports.answer(request);
      return;
    case 'set': {
      const { rows, columns, ...others } = request;
      const size = {
        ...(rows !== undefined && { rows }),
        ...(columns !== undefined && { columns }),
      };
      let rejected: readonly Rejected[] = [];
      if (Object.keys(size).length > 0) reports.forHost(() => (rejected = model.resetTo(size)));
      const [bad] = rejected;
      if (bad !== undefined) {
        refuseRequest(dependencies.host, request, 'bad-setting', rejectedText(bad));
        return;
      }
      set(others);
      // An unchanged state is only reported in answer to a request.
      if (request.id !== undefined) reports.answer(request);
      return;
    }
    case 'close':
      // A board has no exercises to close.
      if (request.id !== undefined) reports.answer(request);
      return;
    case 'focus':
      focusBoard();
  }
}

async function open(
  model: FrameModel,
  { host, reports }: RequestDependencies,
  state: FrameState,
  reply: Reply,
): Promise<void> {
  const reading = await readStudy(model.knowledge.openBoard, readForm(state));
  if (reading.ok) {
    reports.forHost(() => model.visits.open(reading.value));
    reports.answer(reply);
    return;
  }
  refuseRequest(host, reply, 'bad-state', openProblemText(reading.problem));
}
