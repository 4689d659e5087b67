import type { Examination, ExaminationState } from '../../model/board/board_model';

/** What is known, or was known a moment ago while the next is worked out. */
export function shownExamination(state: ExaminationState): Examination | undefined {
  if (state.status === 'known') return state.examination;
  return state.status === 'waiting' ? state.last : undefined;
}
