import t from '#words/embed';
import { HIDEABLE, LOCKABLE, PANELS, THEMES } from '../../widget/settings';
import card from '../../views/card.module.css';
import { Segments } from '../../views/parts/Segments';
import segments from '../../views/parts/Segments.module.css';
import type { EmbedModel } from './embed_model';
import { HEIGHTS, WIDTHS } from './embed_settings';
import styles from './EmbedPage.module.css';

/** What readers see of the board, and what is theirs to change. */
export function ReaderChoices({ model }: { readonly model: EmbedModel }) {
  const { hide, lock, panels, theme, width, height } = model.settings.value;
  return (
    <section class={card.card} aria-labelledby="readers-heading">
      <h2 class={card.heading} id="readers-heading">
        {t('readers')}
      </h2>
      <Several
        legend={t('hide')}
        names={HIDEABLE}
        label={(name) => t(`hide-${name}`)}
        chosen={hide}
        onChange={(next) => model.change({ hide: next })}
      />
      {hide.length > 0 && <p class={card.line}>{t('not-secret')}</p>}
      <Several
        legend={t('lock')}
        names={LOCKABLE}
        label={(name) => t(`lock-${name}`)}
        chosen={lock}
        onChange={(next) => model.change({ lock: next })}
      />
      <Several
        legend={t('panels')}
        names={PANELS}
        label={(name) => t(`panels-${name}`)}
        chosen={panels}
        onChange={(next) => model.change({ panels: next })}
      />
      <Segments
        legend={t('theme')}
        showsLegend
        options={THEMES.map((name) => [name, t(`theme-${name}`)] as const)}
        value={theme}
        onChange={(next) => model.change({ theme: next })}
      />
      <Segments
        legend={t('width')}
        showsLegend
        options={WIDTHS.map((name) => [name, t(`width-${name}`)] as const)}
        value={width}
        onChange={(next) => model.change({ width: next })}
      />
      <Segments
        legend={t('height')}
        showsLegend
        options={HEIGHTS.map((name) => [name, t(`height-${name}`)] as const)}
        value={height}
        onChange={(next) => model.change({ height: next })}
      />
    </section>
  );
}

interface SeveralProps<Name extends string> {
  readonly legend: string;
  readonly names: readonly Name[];
  readonly label: (name: Name) => string;
  readonly chosen: readonly Name[];
  readonly onChange: (chosen: readonly Name[]) => void;
}

/** Any of a few, given in the order of their names. */
function Several<Name extends string>(props: SeveralProps<Name>) {
  const { legend, names, label, chosen, onChange } = props;
  return (
    <fieldset class={styles.group}>
      <legend class={segments.legend}>{legend}</legend>
      {names.map((name) => (
        <label key={name} class={card.check}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(names.filter((other) => (other === name ? checked : chosen.includes(other))))
            }
          />
          {label(name)}
        </label>
      ))}
    </fieldset>
  );
}
