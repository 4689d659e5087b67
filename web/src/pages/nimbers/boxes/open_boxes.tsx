import type { OpenPart } from '../part';
import { SetUpModel } from '../set_up_model';
import { BoxesView } from './BoxesView';
import { crossing, printBox, readBox, turnedOver } from './box';
import type { Box, BoxAnswer, BoxMove } from './box';

/** Products of three or more games: what the coins of a box are worth, and a winning move. */
export const openBoxes: OpenPart = (engine) => {
  const model = new SetUpModel<Box, BoxAnswer, BoxMove>({
    read: readBox,
    print: printBox,
    ask: ({ axes, down, across, at, heads }, signal) =>
      engine.ask(
        'box',
        {
          games: axes.map(({ game }) => game.name),
          sizes: axes.map(({ size }) => size),
          rowAxis: down,
          columnAxis: across,
          at,
          heads,
        },
        signal,
      ),
    afterMove: (box, move) => turnedOver(box, crossing(move)),
  });
  return {
    settings: model.settings,
    visit: (query) => model.visit(query),
    View: () => <BoxesView model={model} />,
  };
};
