import type { RejectedValue } from '../../model/solve_address';
import type { SolveModel } from '../../model/solve_model';
import type { SolveFields } from '../../model/solve_fields';
import { text } from '../../text';
import { savedWorkText } from '../../text/saved_work';
import { Message } from '../shared/Message';

/** What the address asked for and did not get, and work of an earlier visit that is of no use. */
export function AddressMessages({ model }: { readonly model: SolveModel }) {
  const rejected = model.rejected.value;
  const unusableWork = model.unusableWork.value;
  if (rejected.length === 0 && !unusableWork) return null;
  const t = text().address;
  return (
    <Message>
      {rejected.map(({ key, value }) => (
        <p key={key}>{t.rejected(t.keys[key], value, usedInstead(key, model.fields.value))}</p>
      ))}
      {unusableWork && <p>{savedWorkText().unusable}</p>}
    </Message>
  );
}

function usedInstead(key: RejectedValue['key'], fields: SolveFields): string {
  const t = text();
  switch (key) {
    case 'rows':
    case 'columns':
      return t.numbers.whole(Number(fields[key]));
    case 'rowLengths':
    case 'columnLengths':
      return t.lengths(fields[key].choice);
    case 'linked':
      return fields.linked ? t.address.yes : t.address.no;
  }
}
