import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { readLine } from '../../../game/game';
import t from '#words/heaps';
import { LineChoice, typedLine, typedName } from '../../../views/LineChoice';
import { Button } from '../../../views/parts/Button';
import styles from './Heaps.module.css';
import { heap, MOST_PARTS } from './sum';
import type { HeapsModel, SumPart } from './sum';

const FIRST_GAME = 'twins';

/** A further heap, or a row of any game. */
export function AddPart({ model }: { readonly model: HeapsModel }) {
  const line = useSignal(typedLine({ name: FIRST_GAME, origin: 0, lengths: undefined }));
  const isWrong = useSignal(false);
  const sum = model.state.value;
  const add = (part: SumPart) => model.change([...sum, part]);

  function addRow(event: TargetedEvent) {
    event.preventDefault();
    const game = readLine(typedName(line.value));
    isWrong.value = game === undefined;
    if (game !== undefined) add({ kind: 'row', game, heads: [], places: undefined });
  }

  if (sum.length >= MOST_PARTS) return <p>{t('full', { count: MOST_PARTS })}</p>;
  return (
    <form class={styles.add} onSubmit={addRow}>
      <Button onClick={() => add(heap(1n))}>{t('add-heap')}</Button>
      <LineChoice label={t('row-game')} line={line} isWrong={isWrong.value} />
      <Button type="submit">{t('add-row')}</Button>
    </form>
  );
}
