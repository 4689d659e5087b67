import { batch, computed, signal } from '@preact/signals';
import { printCoins, readCoins } from '../../../game/chessboard';
import type { Square } from '../../../game/chessboard';
import type { Rejected } from '../../../game/route';
import { choice, optional, schemaOf, written, yesNo } from '../../../game/schema';
import type { Printed } from '../../../game/schema';
import type { OpenPart } from '../part';
import { ChessboardView } from './ChessboardView';
import { CountModel, readFields, USUAL_FIELDS } from './count_model';
import type { ChessboardFields, FieldName } from './count_model';
import { playedBoard, PlayModel, TOOLS } from './play_model';
import type { PlaySettings } from './play_model';

/** A field of the question, as it is typed. */
const typed = (name: FieldName) =>
  optional(
    written('', (text) => {
      // With the other fields as usual.
      const fields: ChessboardFields = { ...USUAL_FIELDS, [name]: text };
      return readFields(fields).question === undefined ? undefined : text;
    }),
  );

const CHESSBOARD = schemaOf({
  n: typed('side'),
  coins: typed('coins'),
  steps: typed('steps'),
  modulus: typed('modulus'),
  /** The coins on the board that is played on; undefined for those that every reader begins with. */
  at: optional(written<readonly Square[]>([], readCoins, printCoins)),
  tool: choice(TOOLS, 'move'),
  computer: yesNo(true),
  values: yesNo(false),
});

/** Chessboard Nim: how many arrangements the first player wins, why, and a board to play on. */
export const openChessboard: OpenPart = (engine) => {
  const count = new CountModel(engine);
  const board = computed(() => playedBoard(count.board.value));
  const play = new PlayModel({ board, random: (below) => Math.floor(below * Math.random()) });
  const rejected = signal<readonly Rejected[]>([]);
  return {
    settings: computed(() => settingsOf(count, play.settings.value)),
    visit(query) {
      const read = CHESSBOARD.read(query);
      const { n, coins, steps, modulus, at, tool, computer, values } = read.settings;
      batch(() => {
        count.edit({
          side: n ?? USUAL_FIELDS.side,
          coins: coins ?? USUAL_FIELDS.coins,
          steps: steps ?? USUAL_FIELDS.steps,
          modulus: modulus ?? USUAL_FIELDS.modulus,
        });
        play.show({ coins: at, tool, computerAnswers: computer, showsValues: values });
        rejected.value = read.rejected;
      });
    },
    View: () => <ChessboardView count={count} play={play} rejected={rejected} />,
  };
};

function settingsOf({ question }: CountModel, played: PlaySettings): Printed {
  const { side, coins, steps, modulus } = question.value ?? {};
  return CHESSBOARD.print({
    n: side?.toString(),
    coins: coins?.toString(),
    steps: steps?.join(),
    modulus: modulus?.toString(),
    at: played.coins,
    tool: played.tool,
    computer: played.computerAnswers,
    values: played.showsValues,
  });
}
