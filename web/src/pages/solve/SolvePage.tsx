import type { SolveModel } from '../../model/solve_model';
import { AddressMessages } from './AddressMessages';
import { Answer, AnswerDetails } from './Answer';
import { Announcer } from './Announcer';
import { BoardForm } from './BoardForm';
import { InterruptedRun } from './InterruptedRun';
import { Introduction, Rule } from './Introduction';
import { RunPanel } from './RunPanel';
import { SequenceSections } from './SequenceSections';
import styles from './SolvePage.module.css';

export function SolvePage({ model }: { readonly model: SolveModel }) {
  return (
    <div class={styles.page}>
      <Introduction />
      <AddressMessages model={model} />
      <BoardForm model={model}>
        <RunPanel model={model} />
        <InterruptedRun model={model} />
        <Answer model={model} />
      </BoardForm>
      <Rule model={model} />
      <AnswerDetails model={model} />
      <SequenceSections model={model} />
      <Announcer model={model} />
    </div>
  );
}
