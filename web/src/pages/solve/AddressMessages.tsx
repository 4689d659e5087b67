import { USUAL_SEQUENCE } from '../../model/sequence/sequence_settings';
import type { RejectedValue } from '../../model/solve_address';
import type { SolveModel } from '../../model/solve_model';
import { savedWorkText } from '../../text/saved_work';
import { solveText } from '../../text/solve';
import { Message } from '../shared/Message';

/** What the address asked for and did not get, and work of an earlier visit that is of no use. */
export function AddressMessages({ model }: { readonly model: SolveModel }) {
  const rejected = model.rejected.value;
  const unusableWork = model.unusableWork.value;
  if (rejected.length === 0 && !unusableWork) return null;
  const t = solveText().address;
  return (
    <Message>
      {rejected.map(({ key, value }) => (
        <p key={key}>{t.rejected(t.keys[key], value, usedInstead(key, model))}</p>
      ))}
      {unusableWork && <p>{savedWorkText().unusable}</p>}
    </Message>
  );
}

function usedInstead(key: RejectedValue['key'], model: SolveModel): string {
  const t = solveText();
  const fields = model.fields.value;
  const { size, scale, view } = model.visitedSequence.value ?? USUAL_SEQUENCE;
  switch (key) {
    case 'rows':
    case 'columns':
      return t.numbers.whole(Number(fields[key]));
    case 'rowLengths':
    case 'columnLengths':
      return t.lengths(fields[key].choice);
    case 'linked':
      return fields.linked ? t.address.yes : t.address.no;
    case 'sequence':
      return t.numbers.whole(size);
    case 'scale':
      return t.address.scales[scale];
    case 'from':
      return t.numbers.whole(view?.from ?? 1);
    case 'to':
      return t.numbers.whole(view?.to ?? size);
  }
}
