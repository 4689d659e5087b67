import type { SumMove } from '../../../engine/tables_engine';
import { schemaOf, written } from '../../../game/schema';
import type { OpenPart } from '../part';
import { SetUpModel } from '../set_up_model';
import { HeapsView } from './HeapsView';
import { afterMove, DEFAULT_SUM, MOST_LISTED, printSum, readSum } from './sum';
import type { Sum, SumAnswer } from './sum';

const SUM = schemaOf({
  sum: { ...written<Sum>(DEFAULT_SUM, readSum, printSum), isAlwaysPrinted: true },
});

/** Heaps of Nim and rows of coins: what the sum is worth, and which moves win. */
export const openHeaps: OpenPart = (engine) => {
  const model = new SetUpModel<Sum, SumAnswer, SumMove>({
    read(query) {
      const { settings, rejected } = SUM.read(query);
      return { state: settings.sum, rejected };
    },
    print: (sum) => SUM.print({ sum }),
    ask(sum, signal) {
      const parts = sum.map((part) =>
        part.kind === 'heap' ? part : { ...part, game: part.game.name },
      );
      return engine.ask('sum', { parts, mostListed: MOST_LISTED }, signal);
    },
    afterMove,
  });
  return {
    settings: model.settings,
    visit: (query) => model.visit(query),
    View: () => <HeapsView model={model} />,
  };
};
