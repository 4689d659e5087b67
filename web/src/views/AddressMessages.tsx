import type { Rejected } from '../game/route';
import type { StudyModel } from '../study/study_model';
import t from '#words/board';
import { Sentences } from './parts/Message';

/** What the address asked for and did not get. */
export function AddressMessages({ model }: { readonly model: StudyModel }) {
  return <Sentences of={model.rejected.value.map(rejectedText)} />;
}

export function rejectedText({ key, value }: Rejected): string {
  if (key === 'size') return t('rejected-size', { value });
  return key === 'moves' ? t('rejected-moves', { value }) : t('rejected', { key, value });
}
