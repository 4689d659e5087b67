import { HeatSwatch } from '../board/HeatSwatch';
import type { LegendSign } from '../board/state';
import type { StudyModel } from '../study/study_model';
import t from '#words/legend';
import { legendOf } from './legend';
import styles from './Legend.module.css';

/** What the shades and the marks of the board mean. */
export function Legend({ model }: { readonly model: StudyModel }) {
  return (
    <section role="group" class={styles.section} aria-label={t('name')} data-printed>
      {legendOf(model, model.heat.value).map((row, number) =>
        row.every(({ sign }) => sign === undefined) ? (
          <p key={number} class={styles.title}>
            {row.map((item) => item.text)}
          </p>
        ) : (
          <ul key={number} class={styles.legend}>
            {row.map((item) => (
              <li key={item.text}>
                {item.sign !== undefined && <Sign sign={item.sign} />}
                {item.text}
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

function Sign({ sign }: { readonly sign: LegendSign }) {
  if (typeof sign === 'number') return <HeatSwatch level={sign} />;
  if (sign === 'last') return <span class={styles.last} aria-hidden="true" />;
  return (
    <span class={sign === 'winning' ? styles.winning : undefined} aria-hidden="true">
      {sign === 'winning' ? '◆' : '○'}
    </span>
  );
}
