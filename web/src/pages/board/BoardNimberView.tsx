import type { Table, Why } from '../../model/board/board_model';
import { isAllWhite } from '../../model/board/position';
import { text } from '../../text';
import { boardDetailsText } from '../../text/board_details';
import { BoardNimber, Equals, Formula, Nimber, NimPlus, PositionNimber } from '../shared/formulas';
import section from './why_section.module.css';
import styles from './BoardNimberView.module.css';

/** The board nimber as the nim-sum of its white discs' values; equal values cancel in pairs. */
export function BoardNimberView({ model, why }: { readonly model: Table; readonly why: Why }) {
  const t = boardDetailsText().why.board;
  const isOpening = isAllWhite(model.state.value.position);
  const { whole } = text().numbers;
  const odd = why.whiteDiscs.filter(({ discs }) => discs % 2 === 1);
  return (
    <section class={section.section} aria-labelledby="why-board">
      <h3 class={section.heading} id="why-board">
        {t.heading}
      </h3>
      <p>{t.explanation}</p>
      {why.whiteDiscs.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <table class={styles.values} dir="ltr">
          <thead>
            <tr>
              <th scope="col">{t.value}</th>
              <th scope="col">{t.discs}</th>
              <th scope="col">{t.counts}</th>
            </tr>
          </thead>
          <tbody>
            {why.whiteDiscs.map(({ value, discs }) => (
              <tr key={value}>
                <td>{whole(value)}</td>
                <td>{whole(discs)}</td>
                <td>{discs % 2 === 1 ? t.once : t.cancelled}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class={section.formula} dir="ltr">
        <Formula>
          {isOpening ? <BoardNimber /> : <PositionNimber />}
          <Equals />
          {odd.length > 1 && (
            <>
              {odd.map(({ value }, index) => (
                <>
                  {index > 0 && <NimPlus />}
                  <Nimber value={value} />
                </>
              ))}
              <Equals />
            </>
          )}
          <Nimber value={why.boardNimber} />
        </Formula>
      </p>
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
