import type { Rejected } from '../game/route';
import t from '#words/link';
import { Sentences } from '../ui/Message';

/** Lists the settings of the address that could not be used. */
export function AddressMessages({ rejected }: { readonly rejected: readonly Rejected[] }) {
  return <Sentences of={rejected.map(rejectedText)} />;
}

export function rejectedText({ key, value }: Rejected): string {
  if (key === 'size') return t('rejected-size', { value });
  return key === 'moves' ? t('rejected-moves', { value }) : t('rejected', { key, value });
}
