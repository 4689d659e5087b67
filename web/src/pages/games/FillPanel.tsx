import type { Game } from '../../game/game';
import { answerOf } from '../../study/ask';
import t from '#words/catalogue';
import commonWords from '#words/common';
import { allOf, numbers } from '../../text/language';
import { placeWords } from '../../text/places';
import { Button } from '../../views/parts/Button';
import { Segments } from '../../views/parts/Segments';
import { useMedia } from '../../views/parts/use_media';
import hidden from '../../views/parts/visually_hidden.module.css';
import type { CoinOption } from '../../engine/tables_engine';
import layout from '../../views/parts/layout.module.css';
import styles from './FillPanel.module.css';
import { SPEEDS } from './games_settings';
import type { GamesModel } from './games_model';

interface FillPanelProps {
  readonly model: GamesModel;
  readonly board: Game;
}

/** Fills the table by the definition, and says of each coin where its value comes from. */
export function FillPanel({ model, board }: FillPanelProps) {
  const { filled, rows, columns } = model.settings.value;
  const { definition, unequal, isPlaying } = model.table;
  const said = mexOf(model, board);
  if (answerOf(definition.value) === undefined) return null;
  return (
    <div class={styles.panel}>
      <Controls model={model} />
      <p>{t('progress', { filled, all: rows * columns, unequal: unequal.value })}</p>
      <p role="status" class={hidden.hidden}>
        {said && !isPlaying.value && spokenMex(said)}
      </p>
    </div>
  );
}

function Controls({ model }: { readonly model: GamesModel }) {
  const { filled, rows, columns, speed } = model.settings.value;
  const { table } = model;
  const all = rows * columns;
  // Where nothing is to move by itself there are single steps.
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <div class={styles.controls}>
      <div class={layout.row}>
        <Button isDisabled={filled === 0} onClick={() => table.fill(0)}>
          {t('first')}
        </Button>
        <Button isDisabled={filled === 0} onClick={() => table.fill(filled - 1)}>
          {t('back')}
        </Button>
        {!isStill && (
          <Button
            look="strong"
            onClick={() => (table.isPlaying.value ? table.pause() : table.play())}
          >
            {commonWords(table.isPlaying.value ? 'pause' : 'play')}
          </Button>
        )}
        <Button isDisabled={filled === all} onClick={() => table.fill(filled + 1)}>
          {t('step')}
        </Button>
        <Button isDisabled={filled === all} onClick={() => table.fill(all)}>
          {t('last')}
        </Button>
      </div>
      {!isStill && (
        <Segments
          legend={t('speed')}
          options={SPEEDS.map((pace) => [pace, t(`speed-${pace}`)] as const)}
          value={speed}
          onChange={(pace) => model.change({ speed: pace })}
        />
      )}
    </div>
  );
}

/** Where the value of the coin that was filled in last comes from. */
interface Mex {
  readonly place: string;
  readonly options: readonly CoinOption[];
  readonly value: bigint;
  readonly expected: bigint;
  /** The Grundy numbers of its row and column. */
  readonly left: bigint;
  readonly right: bigint;
}

function mexOf({ settings, table }: GamesModel, board: Game): Mex | undefined {
  const { columns } = settings.value;
  const current = table.current.value;
  const options = answerOf(table.options.value)?.options;
  if (current === undefined || options === undefined) return undefined;
  const [row, column] = [Math.floor(current / columns), current % columns];
  const place = { row: board.rows.origin + row, column: board.columns.origin + column };
  return {
    place: placeWords(place),
    options,
    value: answerOf(table.definition.value)?.values[current] ?? 0n,
    expected: answerOf(table.theorem.value)?.values[current] ?? 0n,
    left: answerOf(table.rowNumbers.value)?.numbers[row] ?? 0n,
    right: answerOf(table.columnNumbers.value)?.numbers[column] ?? 0n,
  };
}

/** What the moves of the coin leave, and what is missing among it. */
export function MexOfCoin({ model, board }: FillPanelProps) {
  const { option } = model.settings.value;
  const mex = mexOf(model, board);
  if (mex === undefined) return null;
  const { place, options, value, expected, left, right } = mex;
  const lit = options.find((one) => one.value === option);
  return (
    <section class={styles.mex} aria-labelledby="mex-heading">
      <h3 class={layout.subtitle} id="mex-heading">
        {t('coin-heading', { place })}
      </h3>
      {options.length === 0 ? (
        <p>{t('no-options')}</p>
      ) : (
        <>
          <p id="options-label">{t('options')}</p>
          <div class={styles.options} role="group" aria-labelledby="options-label">
            {options.map((one) => (
              <button
                key={String(one.value)}
                type="button"
                class={styles.option}
                aria-pressed={one.value === option}
                aria-label={t('option', { value: one.value, moves: one.moves })}
                onClick={() =>
                  model.change({ option: one.value === option ? undefined : one.value })
                }
              >
                {numbers.whole(one.value)}
              </button>
            ))}
          </div>
          <p class={layout.note}>
            {lit ? t('option-lit', { value: lit.value }) : t('option-hint')}
          </p>
          <p>{t('mex-is', { mex: value })}</p>
        </>
      )}
      <p>
        {value === expected
          ? t('equal', { left, right, value })
          : t('unequal', { value: expected })}
      </p>
    </section>
  );
}

function spokenMex({ place, options, value }: Mex): string {
  if (options.length === 0) return t('spoken-no-options', { place });
  const list = allOf(options.map((option) => numbers.whole(option.value)));
  return t('spoken-options', { place, options: list, mex: value });
}
