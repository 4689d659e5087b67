import type { Announcement } from '../../model/announcement';
import type { SolveModel } from '../../model/solve_model';
import { savedWorkText } from '../../text/saved_work';
import { solveText } from '../../text/solve';
import hidden from '../shared/visually_hidden.module.css';
import { failureText } from '../shared/failure_text';

/** The page's live regions, for work to go on with and for runs: always there, so that what is put into them is heard. */
export function Announcer({ model }: { readonly model: SolveModel }) {
  const announcement = model.announcement.value;
  const work = model.interrupted.value;
  return (
    <>
      <p role="status" class={hidden.hidden}>
        {work &&
          savedWorkText().interrupted(solveText().countNameOf(work.question), work.mark.fraction)}
      </p>
      <p role="status" class={hidden.hidden}>
        {announcement && wording(announcement)}
      </p>
    </>
  );
}

function wording(announcement: Announcement): string {
  const t = solveText();
  if (announcement.kind === 'answered') {
    const { question, winningOpenings } = announcement.answer;
    return t.answer.spoken(t.countNameOf(question), winningOpenings);
  }
  const name = t.countNameOf(announcement.question);
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
