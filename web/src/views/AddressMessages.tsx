import type { Rejected } from '../game/route';
import type { StudyModel } from '../study/study_model';
import t from '#words/board';
import { Message } from './parts/Message';

/** What the address asked for and did not get. */
export function AddressMessages({ model }: { readonly model: StudyModel }) {
  const rejected = model.rejected.value;
  if (rejected.length === 0) return null;
  return (
    <Message>
      {rejected.map((setting, index) => (
        <p key={index}>{rejectedText(setting)}</p>
      ))}
    </Message>
  );
}

export function rejectedText({ key, value }: Rejected): string {
  if (key === 'size') return t('rejected-size', { value });
  return key === 'moves' ? t('rejected-moves', { value }) : t('rejected', { key, value });
}
