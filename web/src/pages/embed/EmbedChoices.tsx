import { OPPONENTS, PLAYERS } from '../../game/match';
import { headsCount, isAllHeads } from '../../game/position';
import boardWords from '#words/board';
import t from '#words/embed';
import playersWords from '#words/players';
import siteWords from '#words/site';
import layout from '../../views/parts/layout.module.css';
import { GameMenu } from '../../views/GameMenu';
import { gameName } from '../../views/game_words';
import { SideControl } from '../../views/SizeControls';
import { Button } from '../../views/parts/Button';
import { Choice } from '../../views/parts/Choice';
import { Segments } from '../../views/parts/Segments';
import type { EmbedModel } from './embed_model';
import { EMBED_MODES, READER_SETTINGS } from './embed_settings';
import styles from './EmbedPage.module.css';
import { takeName } from './names';
import segments from '../../views/parts/parts.module.css';
import type { ValueForm } from '../../game/schema';

/** Which board it is, and what readers do with it. */
export function BoardChoices({ model }: { readonly model: EmbedModel }) {
  const { game, position, mode, opponent, you } = model.settings.value;
  const { rows, columns } = position;
  const largest = model.largest.value;
  return (
    <section class={layout.card} aria-labelledby="board-heading">
      <h2 class={layout.subtitle} id="board-heading">
        {siteWords('page-board')}
      </h2>
      <Segments
        legend={t('mode')}
        showsLegend
        options={EMBED_MODES.filter((name) => name !== 'play' || model.canBePlayed.value).map(
          (name) => [name, boardWords(`mode-${name}`)] as const,
        )}
        value={mode}
        onChange={(next) => model.change({ mode: next })}
      />
      {!model.canBePlayed.value && <p class={layout.note}>{t('too-large')}</p>}
      {mode === 'play' && (
        <Choice
          name={t('opponent')}
          options={OPPONENTS.map((name) => [name, playersWords(`opponent-${name}`)] as const)}
          value={opponent}
          onChange={(next) => model.change({ opponent: next })}
        />
      )}
      {mode === 'play' && opponent !== 'person' && (
        <Segments
          legend={t('you')}
          showsLegend
          options={PLAYERS.map((player) => [player, t(`you-${player}`)] as const)}
          value={you}
          onChange={(next) => model.change({ you: next })}
        />
      )}
      <GameMenu
        shown={game}
        name={gameName(game)}
        openBoard={model.openBoard}
        onChoose={(chosen) => model.setGame(chosen)}
      />
      <SideControl
        axis="rows"
        side={rows}
        range={{ smallest: 1, largest: largest.rows }}
        onChange={(side) => side !== rows && model.resize(side, columns)}
      />
      <SideControl
        axis="columns"
        side={columns}
        range={{ smallest: 1, largest: largest.columns }}
        onChange={(side) => side !== columns && model.resize(rows, side)}
      />
      <Position model={model} />
    </section>
  );
}

function Position({ model }: { readonly model: EmbedModel }) {
  const { position } = model.settings.value;
  const isGiven = !isAllHeads(position);
  const other = model.otherBoard.value;
  return (
    <fieldset class={styles.group}>
      <legend class={segments.legend}>{t('position')}</legend>
      <p class={layout.note}>
        {isGiven ? t('given', { white: headsCount(position) }) : t('all-white')}
      </p>
      <div class={layout.row}>
        {isGiven && (
          <Button onClick={() => model.resize(position.rows, position.columns)}>
            {t('make-white')}
          </Button>
        )}
        {other !== undefined && !isAllHeads(other.position) && (
          <Button onClick={() => model.setBoard(other)}>{takeName(other)}</Button>
        )}
      </div>
    </fieldset>
  );
}

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
  const offered =
    form?.kind === 'number' ? [undefined, ...form.offered] : form?.kind === 'one' ? form.names : [];
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
