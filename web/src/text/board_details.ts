/** The words of what stands beside and below the board: a catalogue of its own, fetched with those parts. */
import { boardDetails } from './en/board_details';

export type { FormProblemTexts } from './en/form_problems';

export function boardDetailsText(): typeof boardDetails {
  return boardDetails;
}
