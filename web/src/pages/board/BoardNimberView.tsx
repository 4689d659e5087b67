import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Table, ValueCount, Why } from '../../model/board/board_model';
import { isAllWhite } from '../../model/board/position';
import { text } from '../../text';
import { boardDetailsText } from '../../text/board_details';
import { BoardNimber, Equals, Formula, NimPlus, PositionNimber } from '../shared/formulas';
import { FormulaLine } from './FormulaLine';
import { LightNumber } from './LightNumber';
import { lightWords, valueLight, WHITE_DISCS } from './lights';
import { Lit, LitNumber } from './LitNumber';
import { moveInGrid } from './move_in_grid';
import { keepOneStop } from './moving_along';
import section from './why_section.module.css';
import styles from './BoardNimberView.module.css';

/** The board nimber as the nim-sum of its white discs' values; equal values cancel in pairs. */
export function BoardNimberView({ model, why }: { readonly model: Table; readonly why: Why }) {
  const { board: t, names } = boardDetailsText().why;
  const isOpening = isAllWhite(model.state.value.position);
  const odd = why.whiteDiscs.filter(({ discs }) => discs % 2 === 1);
  const nimber = { model, light: WHITE_DISCS, name: names.boardNimber(why.boardNimber) };
  return (
    <section class={section.section} aria-labelledby="why-board">
      <h3 class={section.heading} id="why-board">
        {t.heading}
      </h3>
      <p>{t.explanation}</p>
      {why.whiteDiscs.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ValueTable model={model} counts={why.whiteDiscs} />
      )}
      <FormulaLine>
        <Lit {...nimber}>{isOpening ? <BoardNimber /> : <PositionNimber />}</Lit>
        <Formula>
          <Equals />
        </Formula>
        {odd.length > 1 && (
          <>
            {odd.map(({ value, discs }, index) => (
              <>
                {index > 0 && (
                  <Formula>
                    <NimPlus />
                  </Formula>
                )}
                <LitNumber
                  model={model}
                  light={valueLight(value)}
                  name={names.discs(discs, value)}
                  value={value}
                />
              </>
            ))}
            <Formula>
              <Equals />
            </Formula>
          </>
        )}
        <LitNumber {...nimber} value={why.boardNimber} />
      </FormulaLine>
      <label class={styles.show}>
        <input
          type="checkbox"
          checked={model.state.value.showValues}
          onChange={(event) => model.setShowValues(event.currentTarget.checked)}
        />
        {t.show}
      </label>
    </section>
  );
}

interface ValueTableProps {
  readonly model: Table;
  readonly counts: readonly ValueCount[];
}

/** Each value of a white disc, and how many have it. */
function ValueTable({ model, counts }: ValueTableProps) {
  const { board: t, names } = boardDetailsText().why;
  const { whole } = text().numbers;
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => keepOneStop(table.current));
  return (
    <table class={styles.values} dir="ltr" ref={table} onKeyDown={moveInGrid}>
      <thead>
        <tr>
          <th scope="col">{t.value}</th>
          <th scope="col">{t.discs}</th>
          <th scope="col">{t.counts}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ value, discs }) => {
          const light = valueLight(value);
          const about = { model, light, title: lightWords(light) };
          return (
            <tr key={value}>
              <td>
                <LightNumber {...about} name={names.value(value)}>
                  {whole(value)}
                </LightNumber>
              </td>
              <td>
                <LightNumber {...about} name={names.discs(discs, value)}>
                  {whole(discs)}
                </LightNumber>
              </td>
              <td>{discs % 2 === 1 ? t.once : t.cancelled}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
