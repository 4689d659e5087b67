/** Names of counted boards and of length families. */
import { largestAxisSize, type BoardQuestion } from '../../engine/api/axes';
import { numbers } from '../../text/language';
import { boardName, countSymbol } from '../../text/places';
import lengthsWords from '#words/lengths';
import t from '#words/solve';
import { familyOf, shortList } from '../../study_views/length_family';

/** The largest possible size, as text. */
export const largestSizeText = () => numbers.whole(largestAxisSize);

/** P(7) with heights 1, 2: different from the Flipping Game's own P(7). */
export function countLabelOf(question: BoardQuestion): string {
  const { rows, columns } = question;
  return named(countSymbol(rows.size, columns.size), question);
}

/** The 7 × 7 board with heights 1, 2. */
export function headingOf(question: BoardQuestion): string {
  const { rows, columns } = question;
  return named(t('answer-heading', { board: boardName(rows.size, columns.size) }), question);
}

/** A family's name in a sentence, or a list of lengths. */
export const lengthsName = (lengths: string) => lengthsWords('lengths', familyOf(lengths, listed));

function named(name: string, { rows, columns }: BoardQuestion): string {
  const heights = t('chosen-lengths', familyOf(rows.lengths, listed));
  const widths = t('chosen-lengths', familyOf(columns.lengths, listed));
  const hasDefaultHeights = rows.lengths === 'triangular';
  const hasDefaultWidths = columns.lengths === 'square';
  if (hasDefaultHeights && hasDefaultWidths) return name;
  if (hasDefaultWidths) return t('with-heights', { name, heights });
  if (hasDefaultHeights) return t('with-widths', { name, widths });
  return t('with-both', { name, heights, widths });
}

const listed = (lengths: readonly string[]) => shortList(lengths).join(', ');
