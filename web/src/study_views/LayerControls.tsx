import { HEAT_LAYERS, type HeatLayer, type NumberOverlay } from '../game/look';
import type { StudyModel } from '../study/study_model';
import commonWords from '#words/common';
import t from '#words/setup';
import layout from '../ui/layout.module.css';
import fields from '../ui/fields.module.css';
import { TickIcon } from '../ui/Tick';
import styles from './setup.module.css';

export function LayerControls({ model }: { readonly model: StudyModel }) {
  const { hides } = model.limits;
  const { heat } = model.state.value.look;
  return (
    <section class={layout.tight} aria-label={t('layers')}>
      <div class={`${layout.spread} ${styles.controls}`}>
        {!hides.answers && (
          <label class={layout.row}>
            {t('shading')}
            <select
              class={fields.line}
              value={model.view.areOpen.value ? heat : 'none'}
              onChange={(event) => model.looks.setHeat(event.currentTarget.value as HeatLayer)}
            >
              {HEAT_LAYERS.map((layer) => (
                <option key={layer} value={layer}>
                  {t(`shading-${layer}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {!hides.nimbers && (
          <>
            <OverlayCheck model={model} overlay="values" words={t('disc-values')} />
            <OverlayCheck model={model} overlay="grundy" words={commonWords('grundy-numbers')} />
          </>
        )}
      </div>
    </section>
  );
}

interface OverlayCheckProps {
  readonly model: StudyModel;
  readonly overlay: NumberOverlay;
  readonly words: string;
}

/** A checkbox that shows or hides these numbers on the board. */
function OverlayCheck({ model, overlay, words }: OverlayCheckProps) {
  return (
    <TickIcon
      isOn={model.state.value.look.overlays.includes(overlay)}
      onChange={(isOn) => model.looks.setOverlay(overlay, isOn)}
      words={words}
    />
  );
}
