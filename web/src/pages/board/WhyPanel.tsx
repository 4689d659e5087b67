import type { Table, Why } from '../../model/board/board_model';
import { boardDetailsText } from '../../text/board_details';
import { AxisReasonView } from './AxisReasonView';
import { BoardNimberView } from './BoardNimberView';
import { Conclusion } from './Conclusion';
import { ProductView } from './ProductView';
import { WHY_HEADING_ID } from './why_heading';
import styles from './WhyPanel.module.css';

/** Why the chosen rectangle wins or does not, from the mex up. */
export function WhyPanel({ model }: { readonly model: Table }) {
  const why = model.why.value;
  if (why === undefined || model.answers.value === 'hidden') return null;
  return (
    <section class={styles.panel} aria-labelledby={WHY_HEADING_ID}>
      <Content model={model} why={why} />
    </section>
  );
}

function Content({ model, why }: { readonly model: Table; readonly why: Why }) {
  const t = boardDetailsText().why;
  return (
    <>
      <h2 class={styles.heading} id={WHY_HEADING_ID} tabIndex={-1}>
        {why.wins ? t.wins : t.loses}
      </h2>
      <Conclusion model={model} why={why} />
      <p>{t.introduction}</p>
      <AxisReasonView model={model} axis="rows" reason={why.rows} />
      <AxisReasonView model={model} axis="columns" reason={why.columns} />
      <ProductView model={model} why={why} />
      <BoardNimberView model={model} why={why} />
    </>
  );
}
