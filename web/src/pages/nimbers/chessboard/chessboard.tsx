import { batch, computed, signal } from '@preact/signals';
import { printCoins, readCoins } from '../../../game/chessboard';
import { settingsIn } from '../../../game/route';
import type { Rejected } from '../../../game/route';
import type { OpenPart } from '../part';
import { ChessboardView } from './ChessboardView';
import { CountModel, readFields, USUAL_FIELDS } from './count_model';
import type { ChessboardFields, FieldName } from './count_model';
import { playedBoard, PlayModel, TOOLS, USUAL_PLAY } from './play_model';
import type { PlaySettings } from './play_model';

export type ChessboardKey =
  'n' | 'coins' | 'steps' | 'modulus' | 'at' | 'tool' | 'computer' | 'values';

/** Chessboard Nim: how many arrangements the first player wins, why, and a board to play on. */
export const openChessboard: OpenPart = (engine) => {
  const count = new CountModel(engine);
  const board = computed(() => playedBoard(count.board.value));
  const play = new PlayModel({ board, random: (below) => Math.floor(below * Math.random()) });
  const rejected = signal<readonly Rejected<ChessboardKey>[]>([]);
  return {
    settings: computed(() => [...questionSettings(count), ...playSettings(play.settings.value)]),
    visit(query) {
      const settings = settingsIn<ChessboardKey>(query);
      const { setting } = settings;
      const field = (key: ChessboardKey, name: FieldName) =>
        setting(key, (value) => fieldValue(name, value)) ?? USUAL_FIELDS[name];
      const isYes = (value: string) =>
        ['yes', 'no'].includes(value) ? value === 'yes' : undefined;
      batch(() => {
        count.edit({
          side: field('n', 'side'),
          coins: field('coins', 'coins'),
          steps: field('steps', 'steps'),
          modulus: field('modulus', 'modulus'),
        });
        play.show({
          coins: setting('at', readCoins),
          tool: setting('tool', (value) => TOOLS.find((tool) => tool === value)) ?? USUAL_PLAY.tool,
          computerAnswers: setting('computer', isYes) ?? USUAL_PLAY.computerAnswers,
          showsValues: setting('values', isYes) ?? USUAL_PLAY.showsValues,
        });
        rejected.value = settings.rejected;
      });
    },
    View: () => <ChessboardView count={count} play={play} rejected={rejected} />,
  };
};

/** As it is typed where it can be read, with the other fields as usual. */
function fieldValue(name: FieldName, value: string): string | undefined {
  const fields: ChessboardFields = { ...USUAL_FIELDS, [name]: value };
  return readFields(fields).question === undefined ? undefined : value;
}

function questionSettings({ question }: CountModel): [ChessboardKey, string][] {
  if (question.value === undefined) return [];
  const { side, coins, steps, modulus } = question.value;
  return [
    ['n', side.toString()],
    ['coins', String(coins)],
    ['steps', steps.join()],
    ...(modulus === undefined ? [] : [['modulus', modulus.toString()] as [ChessboardKey, string]]),
  ];
}

function playSettings(settings: PlaySettings): [ChessboardKey, string][] {
  const { coins, tool, computerAnswers, showsValues } = settings;
  const given: [ChessboardKey, string | undefined][] = [
    ['at', coins && printCoins(coins)],
    ['tool', tool === USUAL_PLAY.tool ? undefined : tool],
    ['computer', computerAnswers ? undefined : 'no'],
    ['values', showsValues ? 'yes' : undefined],
  ];
  return given.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
}
