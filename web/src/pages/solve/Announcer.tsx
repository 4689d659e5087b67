import type { Announcement } from '../../model/announcement';
import type { SolveModel } from '../../model/solve_model';
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
  const { rows, columns } = announcement.question;
  const name = t.countName(rows.size, columns.size);
  switch (announcement.kind) {
    case 'running':
      return t.run.heading(name);
    case 'paused':
      return t.run.pausedHeading(name);
    case 'cancelled':
      return t.run.cancelledHeading(name);
    case 'failed':
      return `${t.run.failedHeading(name)}. ${failureText(announcement.error)}`;
  }
}
