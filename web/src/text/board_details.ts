/** The words of what stands beside and below the board: a catalogue of its own, fetched with those parts. */
import { boardDetails } from './en/board_details';

export function boardDetailsText(): typeof boardDetails {
  return boardDetails;
}
