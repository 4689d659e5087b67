import { numberOf } from '../../game/game';
import t from '#words/catalogue';
import commonWords from '#words/common';
import sheetWords from '#words/sheet';
import { Button } from '../../views/parts/Button';
import { Digits } from '../../views/parts/Digits';
import type { ShownProps } from './parts';
import layout from '../../views/parts/layout.module.css';
import styles from './NumberList.module.css';

const PAGE_ROWS = 50;

/** The page of the list with the place that is looked at. */
export function NumberList({ model, line, shown }: ShownProps) {
  const selected = model.line.plot.selected.value;
  const first = selected - ((selected - 1) % PAGE_ROWS);
  const last = Math.min(first + PAGE_ROWS - 1, shown.size);
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const turnTo = (place: number) => model.change({ place });
  return (
    <div class={layout.stack}>
      <div class={layout.row}>
        <Button isDisabled={first === 1} onClick={() => turnTo(first - PAGE_ROWS)}>
          {sheetWords('earlier')}
        </Button>
        <Button isDisabled={last === shown.size} onClick={() => turnTo(last + 1)}>
          {sheetWords('later')}
        </Button>
      </div>
      <table class={styles.values} dir="ltr">
        <caption class={styles.caption} aria-live="polite">
          {t('list-caption', { first: numberOf(line, first), last: numberOf(line, last) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{commonWords('place')}</th>
            <th scope="col">{commonWords('grundy')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">
                <Digits value={numberOf(line, place)} />
              </th>
              <td>
                <Digits value={shown.numbers[place - 1] ?? 0n} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
