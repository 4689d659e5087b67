import { useLayoutEffect, useRef } from 'preact/hooks';
import { isAllHeads } from '../../game/position';
import type { StudyModel } from '../../study/study_model';
import type { ValueCount, Why } from '../../study/why';
import { text } from '../../text';
import { boardDetailsText } from '../../text/board_details';
import { BoardNimber, Equals, Formula, NimPlus, PositionNimber } from '../parts/formulas';
import { keepOneStop, moveInGrid } from '../arrow_keys';
import { OverlayCheck } from '../LayerControls';
import { ALL_HEADS, lightWords, valueLight } from './lights';
import { FormulaLine, LightNumber, Lit, LitNumber } from './LitNumber';
import section from './why_section.module.css';
import styles from './BoardNimberView.module.css';

/** The board nimber as the nim-sum of its white discs' values; equal values cancel in pairs. */
export function BoardNimberView({ model, why }: { readonly model: StudyModel; readonly why: Why }) {
  const { board: t, names } = boardDetailsText().why;
  const isOpening = isAllHeads(model.position.value);
  const odd = why.heads.filter(({ coins }) => coins % 2 === 1);
  const nimber = { model, light: ALL_HEADS, name: names.boardNimber(why.nimber) };
  return (
    <section class={section.section} aria-labelledby="why-board">
      <h3 class={section.heading} id="why-board">
        {t.heading}
      </h3>
      <p>{t.explanation}</p>
      {why.heads.length === 0 ? <p>{t.none}</p> : <ValueTable model={model} counts={why.heads} />}
      <FormulaLine>
        <Lit {...nimber}>{isOpening ? <BoardNimber /> : <PositionNimber />}</Lit>
        <Formula>
          <Equals />
        </Formula>
        {odd.length > 1 && (
          <>
            {odd.map(({ value, coins }, index) => (
              <>
                {index > 0 && (
                  <Formula>
                    <NimPlus />
                  </Formula>
                )}
                <LitNumber
                  model={model}
                  light={valueLight(value)}
                  name={names.discs(coins, value)}
                  value={value}
                />
              </>
            ))}
            <Formula>
              <Equals />
            </Formula>
          </>
        )}
        <LitNumber {...nimber} value={why.nimber} />
      </FormulaLine>
      <OverlayCheck model={model} overlay="values" words={t.show} />
    </section>
  );
}

interface ValueTableProps {
  readonly model: StudyModel;
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
        {counts.map(({ value, coins }) => {
          const light = valueLight(value);
          const about = { model, light, title: lightWords(model, light) };
          return (
            <tr key={value}>
              <td>
                <LightNumber {...about} name={names.value(value)}>
                  {whole(value)}
                </LightNumber>
              </td>
              <td>
                <LightNumber {...about} name={names.discs(coins, value)}>
                  {whole(coins)}
                </LightNumber>
              </td>
              <td>{coins % 2 === 1 ? t.once : t.cancelled}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
