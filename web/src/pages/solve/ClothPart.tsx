import { boardAddress } from '../../study_views/board_address';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { createClothModel } from '../../cloth/cloth_model';
import { isSameRegion } from '../../cloth/place';
import { ClothView } from '../../cloth/ClothView';
import { boardKey } from '../../widgets/count/board_question';
import styles from './solve.module.css';
import { countLabelOf } from '../../widgets/count/names';
import type { SolvedBoard } from '../../widgets/count/solved_board';
import type { SolveModel } from './solve_model';

interface PartProps {
  readonly model: SolveModel;
}

/** The picture of the last answer's board. */
export function ClothPart({ model }: PartProps) {
  const answer = model.answer.value;
  return answer && <ClothOf key={boardKey(answer.question)} model={model} answer={answer} />;
}

function ClothOf({ model, answer }: PartProps & { readonly answer: SolvedBoard }) {
  const cloth = useMemo(() => {
    const { question, axes } = answer;
    return createClothModel({
      question,
      axes,
      cloth: model.createCloth(),
      region: model.seen.peek(),
    });
  }, []);
  /** The last region written into the address: any other comes from the reader. */
  const written = useRef(model.seen.peek());
  useSignalEffect(() => {
    const region = cloth.counted.value?.region;
    if (region === undefined) return;
    const seen = cloth.isWhole.peek() ? undefined : region;
    if (isSameRegion(seen, written.current)) return;
    written.current = seen;
    model.see(seen);
  });
  useEffect(() => {
    const asked = model.seen.value;
    if (isSameRegion(asked, written.current)) return;
    written.current = asked;
    if (asked) cloth.see(asked);
    else cloth.seeAll();
  }, [model.seen.value]);
  return (
    <div class={styles.cloth}>
      <ClothView model={cloth} name={countLabelOf(answer.question)} discAddress={boardAddress} />
    </div>
  );
}
