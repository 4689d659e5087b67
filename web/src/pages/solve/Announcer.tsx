import type { Announcement } from '../../model/announcement';
import type { SolveModel } from '../../model/solve_model';
import { savedWorkText } from '../../text/saved_work';
import { solveText } from '../../text/solve';
import hidden from '../shared/visually_hidden.module.css';
import { failureText } from '../shared/failure_text';

/** The page's live region: always there, so that what is put into it is heard. */
export function Announcer({ model }: { readonly model: SolveModel }) {
  const announcement = model.announcement.value;
  return (
    <p role="status" class={hidden.hidden}>
      {announcement && wording(announcement)}
    </p>
  );
}

function wording(announcement: Announcement): string {
  const t = solveText();
  if (announcement.kind === 'answered') {
    const { question, winningOpenings } = announcement.answer;
    return t.answer.spoken(t.countName(question.rows.size, question.columns.size), winningOpenings);
  }
  if (announcement.kind === 'interrupted') {
    const { question, mark } = announcement.work;
    return savedWorkText().interrupted(question.rows.size, question.columns.size, mark.fraction);
  }
  const { rows, columns } = announcement.question;
  const name = t.countName(rows.size, columns.size);
  switch (announcement.kind) {
    case 'running':
      return withNotes(t.run.heading(name), announcement);
    case 'paused':
      return withNotes(t.run.pausedHeading(name), announcement);
    case 'cancelled':
      return t.run.cancelledHeading(name);
    case 'failed':
      return `${t.run.failedHeading(name)}. ${failureText(announcement.error)}`;
  }
}

/** What became of the work that is kept, if anything is wrong with it. */
function withNotes(
  words: string,
  { damaged, unsaved }: Extract<Announcement, { kind: 'running' | 'paused' }>,
): string {
  const savedWork = savedWorkText();
  const notes = [
    ...(damaged ? [savedWork.damaged] : []),
    ...(unsaved === undefined ? [] : [savedWork.unsaved[unsaved]]),
  ];
  return notes.length === 0 ? words : `${words}. ${notes.join(' ')}`;
}
