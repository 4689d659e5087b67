import type { RejectedGameValue } from '../../model/play/play_model';
import { text } from '../../text';
import { playText } from '../../text/play';

/** What the address of a game asked for and did not get. */
export function rejectedText({ key, value }: RejectedGameValue): string {
  const t = playText().address;
  switch (key) {
    case 'rows':
    case 'columns':
      return t.size(key, value);
    case 'moves':
    case 'branches':
      return t.moves(value);
    default:
      return text().board.address.rejected(key, value);
  }
}
