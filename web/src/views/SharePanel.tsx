import { useSignal } from '@preact/signals';
import { pictureAsPng, pictureAsSvg } from '../board/picture';
import { headsCount } from '../game/position';
import type { StudyModel } from '../study/study_model';
import { boardName, moveWords } from '../text/places';
import copyingWords from '#words/copying';
import t from '#words/share';
import { Button } from './parts/Button';
import { CopyLink } from './parts/copying';
import { moveName } from './parts/names';
import { saveAs } from './parts/save_as';
import hidden from './parts/visually_hidden.module.css';
import { gameName } from './game_words';
import layout from './parts/layout.module.css';
import { JsonPanel } from './JsonPanel';
import { legendOf } from './legend';
import { sceneOf } from './scene';
import styles from './SharePanel.module.css';

/** What can be taken along: as an address, as a picture, as text. */
export function SharePanel({ model }: { readonly model: StudyModel }) {
  return (
    <section class={styles.share} aria-labelledby="share-heading">
      <h2 class={hidden.hidden} id="share-heading">
        {t('heading')}
      </h2>
      <p class={styles.words}>{t('explanation')}</p>
      <div class={styles.actions}>
        <CopyLink address={model.address.value} />
        <PictureButtons model={model} />
      </div>
      <JsonPanel model={model} />
    </section>
  );
}

/** Large enough for a slide. */
const PNG_PIXELS = 2_000;

/** The board as it is drawn on the page, as a file. */
function PictureButtons({ model }: { readonly model: StudyModel }) {
  const failed = useSignal(false);
  const hasLegend = useSignal(false);

  async function save(kind: 'png' | 'svg') {
    failed.value = false;
    try {
      // A picture is kept: it has no shading that was true a moment ago.
      const scene = {
        ...sceneOf(model),
        ...(model.answers.value === 'hidden' && { heat: undefined }),
      };
      const legend = hasLegend.value ? legendOf(model, scene.heat) : undefined;
      const picture =
        kind === 'svg'
          ? new Blob([pictureAsSvg(scene, { ...pictureWords(model), legend })], {
              type: 'image/svg+xml',
            })
          : await pictureAsPng(scene, { pixels: PNG_PIXELS, legend });
      saveAs(picture, `${fileNameOf(model)}.${kind}`);
    } catch {
      failed.value = true;
    }
  }

  return (
    <>
      <Button onClick={() => void save('png')}>{copyingWords('save-png')}</Button>
      <Button onClick={() => void save('svg')}>{copyingWords('save-svg')}</Button>
      <label class={layout.check}>
        <input
          type="checkbox"
          checked={hasLegend.value}
          onChange={(event) => (hasLegend.value = event.currentTarget.checked)}
        />
        {t('with-legend')}
      </label>
      <span role="status">{failed.value && t('picture-failed')}</span>
    </>
  );
}

function fileNameOf({ state, position }: StudyModel): string {
  const { rows, columns } = position.value;
  const game = state.value.study.game.name.replaceAll(/[^a-z0-9-]+/gu, '-');
  return `${game}-${rows}x${columns}`;
}

function pictureWords(model: StudyModel) {
  const { game } = model.state.value.study;
  const position = model.position.value;
  const chosen = model.chosen.value;
  const discs = t('picture-discs', { white: headsCount(position), discs: position.coins.length });
  return {
    title: t('picture-title', {
      game: gameName(game),
      board: boardName(position.rows, position.columns),
    }),
    description:
      chosen === undefined
        ? discs
        : `${discs} ${t('picture-chosen', { move: moveWords(moveName(game, chosen)) })}`,
  };
}
