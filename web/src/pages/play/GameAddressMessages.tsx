import type { PlayModel, RejectedGameValue } from '../../model/play/play_model';
import { text } from '../../text';
import { playText } from '../../text/play';
import { Message } from '../shared/Message';

/** What the address asked for and did not get. */
export function GameAddressMessages({ model }: { readonly model: PlayModel }) {
  const rejected = model.rejected.value;
  if (rejected.length === 0) return null;
  return (
    <Message>
      {rejected.map((value) => (
        <p key={`${value.key} ${value.value}`}>{rejectedText(value)}</p>
      ))}
    </Message>
  );
}

function rejectedText({ key, value }: RejectedGameValue): string {
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
