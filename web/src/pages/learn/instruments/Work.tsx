import t from '#words/counting';
import { language } from '../../../text/language';
import { Digits } from '../../../views/parts/Digits';
import table from '../../../views/parts/number_table.module.css';
import styles from './Work.module.css';
import { boardWork } from './run_moves';

const SIDES = [5n, 100n, 10_000n, 1_000_000n] as const;

/** How fast the moves of a board grow, and the moves of its axes. */
export function Work() {
  return (
    // Focusable, so that it can be scrolled by keyboard where it is wider than the page.
    <div
      class={table.scroll}
      role="region"
      aria-label={t('work-name')}
      tabIndex={0}
      lang={language.tag}
      dir={language.direction}
    >
      <table class={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('work-side')}</th>
            <th scope="col">{t('work-looked')}</th>
            <th scope="col">{t('work-counted')}</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map(boardWork).map(({ side, looked, counted }) => (
            <tr key={side}>
              <th scope="row">
                <Digits value={side} />
              </th>
              <td>
                <Digits value={looked} />
              </td>
              <td>
                <Digits value={counted} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
