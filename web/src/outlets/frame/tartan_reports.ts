/** Reports the visible part of the picture to the host, and answers its requests. */
import { effect } from '@preact/signals';
import { isInstantCloth } from '../../cloth/cloth_work';
import type { Rejected } from '../../game/route';
import { rejectedText } from '../../study_views/AddressMessages';
import { failureText } from '../../ui/failure_text';
import type { BoardState, ChangedBy, ToFrameBody } from '../element/messages';
import type { FrameView } from './frame_view';
import type { Host } from './host';
import { refuseRequest } from './refusal';
import { onNextFrame } from './reports';
import { createStateReports } from './state_reports';
import type { ClothFrameModel } from './tartan_model';

interface TartanReportsDependencies {
  readonly host: Host;
  readonly set: FrameView['set'];
  readonly focus: () => void;
}

export function startClothReports(
  model: ClothFrameModel,
  dependencies: TartanReportsDependencies,
): void {
  const { host } = dependencies;
  const reports = createTartanReports(model, host);
  effect(() => {
    for (const message of model.rejected.value.map(rejectedText))
      host.post({ type: 'error', kind: 'bad-setting', message });
  });
  effect(() => {
    const { board, state, version } = model.cloth.value;
    if (state.value.status === 'failed') {
      const { error } = state.value;
      host.post({ type: 'error', kind: error.kind, message: failureText(error) });
      // A large picture waits for its reader.
    } else if (version.value > 0 || !isInstantCloth(board)) onNextFrame(() => reports.ready());
  });
  effect(() => model.cloth.value.region.subscribe(() => onNextFrame(() => reports.change())));
  host.onRequest((request) => answer(model, dependencies, reports, request));
}

type Reports = ReturnType<typeof createTartanReports>;

function createTartanReports(model: ClothFrameModel, host: Host) {
  let by: ChangedBy = 'reader';
  const states = createStateReports(host, model.state, () => by);
  function change() {
    states.change();
    by = 'reader';
  }
  return {
    ready: states.ready,
    answer: states.answer,
    change,
    /** Changes meanwhile are the host's doing. */
    forHost(act: () => void) {
      by = 'host';
      act();
      onNextFrame(change);
    },
  };
}

function answer(
  model: ClothFrameModel,
  { host, set, focus }: TartanReportsDependencies,
  reports: Reports,
  request: ToFrameBody,
): void {
  const isRefused = (kind: string, [bad]: readonly Rejected[]) => {
    if (bad !== undefined) refuseRequest(host, request, kind, rejectedText(bad));
    return bad !== undefined;
  };
  switch (request.type) {
    case 'focus':
      focus();
      return;
    // A picture has no exercises to close.
    case 'close':
    case 'getState':
      break;
    case 'reset':
      reports.forHost(() => model.reset());
      break;
    case 'setState': {
      const { rows, columns, seen } = request.state as BoardState;
      const part = typeof seen === 'string' ? seen : null;
      let rejected: readonly Rejected[] = [];
      reports.forHost(() => (rejected = model.change({ rows, columns, seen: part })));
      if (isRefused('bad-state', rejected)) return;
      break;
    }
    case 'set': {
      const { rows, columns, seen, ...others } = request;
      let rejected: readonly Rejected[] = [];
      reports.forHost(() => (rejected = model.change({ rows, columns, seen })));
      if (isRefused('bad-setting', rejected)) return;
      set(others);
    }
  }
  reports.answer(request);
}
