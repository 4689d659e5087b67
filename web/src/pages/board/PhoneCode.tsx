import type { StudyModel } from '../../study/study_model';
import t from '#words/board';
import { phoneLink } from '../../ui/phone_link';
import { QrCode } from '../../ui/QrCode';
import styles from './board.module.css';

/** The position as a QR code for the phones in the room, in full screen. */
export function PhoneCode({ model }: { readonly model: StudyModel }) {
  const link = phoneLink(model.visits.address.value);
  if (link === undefined) return null;
  return (
    <div class={styles.phones} data-screen>
      <QrCode link={link} />
      {t('phones')}
    </div>
  );
}
