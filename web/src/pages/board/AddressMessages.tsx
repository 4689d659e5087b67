import type { BoardModel } from '../../model/board/board_model';
import { text } from '../../text';
import { Message } from '../shared/Message';

/** What the address asked for and did not get. */
export function AddressMessages({ model }: { readonly model: BoardModel }) {
  const rejected = model.rejected.value;
  if (rejected.length === 0) return null;
  return (
    <Message>
      {rejected.map(({ key, value }) => (
        <p key={key}>{text().board.address.rejected(key, value)}</p>
      ))}
    </Message>
  );
}
