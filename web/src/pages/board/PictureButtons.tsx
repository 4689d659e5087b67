import { useSignal } from '@preact/signals';
import { pictureAsPng, pictureAsSvg } from '../../board/picture';
import type { BoardScene } from '../../board/state';
import type { Position, Rectangle } from '../../model/board/board_model';
import { whiteDiscCount } from '../../model/board/position';
import { boardDetailsText } from '../../text/board_details';
import buttons from '../shared/buttons.module.css';
import { saveAs } from '../shared/save_as';

/** Large enough for a slide. */
const PNG_PIXELS = 2_000;

/** What the picture shows. */
export interface Pictured {
  scene(): BoardScene;
  position(): Position;
  chosen(): Rectangle | undefined;
}

/** The board as it is drawn on the page, as a file. */
export function PictureButtons({ subject }: { readonly subject: Pictured }) {
  const t = boardDetailsText().share;
  const failed = useSignal(false);

  function pictureWords() {
    const position = subject.position();
    return {
      title: t.pictureTitle(position.rows, position.columns),
      description: t.pictureDescription(
        whiteDiscCount(position),
        position.discs.length,
        subject.chosen(),
      ),
    };
  }

  async function save(kind: 'png' | 'svg') {
    failed.value = false;
    const { rows, columns } = subject.position();
    try {
      const scene = subject.scene();
      const picture =
        kind === 'svg'
          ? new Blob([pictureAsSvg(scene, pictureWords())], { type: 'image/svg+xml' })
          : await pictureAsPng(scene, { pixels: PNG_PIXELS });
      saveAs(picture, `${t.pictureName(rows, columns)}.${kind}`);
    } catch {
      failed.value = true;
    }
  }

  return (
    <>
      <button type="button" class={buttons.quiet} onClick={() => void save('png')}>
        {t.png}
      </button>
      <button type="button" class={buttons.quiet} onClick={() => void save('svg')}>
        {t.svg}
      </button>
      <span role="status">{failed.value && t.pictureFailed}</span>
    </>
  );
}
