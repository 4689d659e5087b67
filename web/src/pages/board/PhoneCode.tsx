import type { StudyModel } from '../../study/study_model';
import t from '#words/board';
import { QrCode } from '../../views/parts/QrCode';
import styles from './board.module.css';

/** On a projector: the position for the phones in the room. A page on this disk alone has no link for them. */
export function PhoneCode({ model }: { readonly model: StudyModel }) {
  const { protocol, href } = new URL(model.address.value, location.href);
  if (!protocol.startsWith('http')) return null;
  return (
    <div class={styles.phones} data-screen>
      <QrCode link={href} />
      {t('phones')}
    </div>
  );
}
