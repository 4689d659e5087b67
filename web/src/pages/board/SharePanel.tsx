import { boardDetailsText } from '../../text/board_details';
import { CopyLink } from '../shared/CopyLink';
import { JsonPanel } from './JsonPanel';
import type { Written } from './JsonPanel';
import { PictureButtons } from './PictureButtons';
import type { Pictured } from './PictureButtons';
import styles from './SharePanel.module.css';

/** What can be taken along: as an address, as a picture, as text. */
export interface Shared extends Pictured, Written {
  address(): string;
  /** What the address holds. */
  readonly explanation: string;
}

export function SharePanel({ subject }: { readonly subject: Shared }) {
  return (
    <section class={styles.share} aria-labelledby="share-heading">
      <h2 class={styles.heading} id="share-heading">
        {boardDetailsText().share.heading}
      </h2>
      <p class={styles.words}>{subject.explanation}</p>
      <div class={styles.actions}>
        <CopyLink address={subject.address()} words={boardDetailsText().share} />
        <PictureButtons subject={subject} />
      </div>
      <JsonPanel subject={subject} />
    </section>
  );
}
