import type { PlayModel } from '../../model/play/play_model';
import { Message } from '../shared/Message';
import { rejectedText } from './rejected_text';

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
