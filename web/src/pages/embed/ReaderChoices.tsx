import t from '#words/embed';
import type { ValueForm } from '../../game/schema';
import layout from '../../views/parts/layout.module.css';
import { Segments } from '../../views/parts/Segments';
import type { EmbedModel } from './embed_model';
import { READER_SETTINGS } from './embed_settings';
import styles from './EmbedPage.module.css';
import segments from '../../views/parts/parts.module.css';

/** What readers see of the board, and what is theirs to change: a field for each setting of the frame. */
export function ReaderChoices({ model }: { readonly model: EmbedModel }) {
  const settings = model.settings.value;
  return (
    <section class={layout.card} aria-labelledby="readers-heading">
      <h2 class={layout.subtitle} id="readers-heading">
        {t('readers')}
      </h2>
      {Object.entries(READER_SETTINGS).map(([key, { form }]) => (
        <SettingField
          key={key}
          name={key}
          form={form}
          value={settings[key as keyof typeof READER_SETTINGS]}
          onChange={(value) => model.change({ [key]: value })}
        />
      ))}
    </section>
  );
}

/** `set-theme`, and of what there is to choose from `set-theme-dark`; `auto` is for what may be left out. */
const words = t as (name: string) => string;
const wordOf = (name: string, value: string | number | undefined) =>
  words(`set-${name}-${value ?? 'auto'}`);

interface SettingFieldProps {
  readonly name: string;
  readonly form: ValueForm | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function SettingField({ name, form, value, onChange }: SettingFieldProps) {
  const legend = words(`set-${name}`);
  const label = (one: string | number | undefined) => wordOf(name, one);
  if (form?.kind === 'any') {
    const chosen = value as readonly string[];
    return (
      <>
        <Several {...{ legend, label, chosen, onChange }} names={form.names} />
        {name === 'hide' && chosen.length > 0 && <p class={layout.note}>{t('not-secret')}</p>}
      </>
    );
  }
  const offered = form?.kind === 'number' ? [undefined, ...form.offered] : (form?.names ?? []);
  return (
    <Segments
      legend={legend}
      showsLegend
      options={offered.map((one) => [String(one), label(one)] as const)}
      value={String(value)}
      onChange={(chosen) => onChange(offered.find((one) => String(one) === chosen))}
    />
  );
}

interface SeveralProps {
  readonly legend: string;
  readonly names: readonly string[];
  readonly label: (name: string) => string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Any of a few, given in the order of their names. */
function Several(props: SeveralProps) {
  const { legend, names, label, chosen, onChange } = props;
  return (
    <fieldset class={styles.group}>
      <legend class={segments.legend}>{legend}</legend>
      {names.map((name) => (
        <label key={name} class={layout.check}>
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
