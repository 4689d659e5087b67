import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { MAX_PLAYED_COINS, type Square } from '../../../../web/src/game/chessboard';
import {
  PlayModel,
  DEFAULT_PLAY_SETTINGS,
  type PlaySettings,
} from '../../../../web/src/widgets/chessboard/play_model';
import { seededRandom } from '../../seeded_random';

const NINE = { side: 9, steps: [2, 3, 5, 7], grundy: [0, 0, 1, 1, 2, 2, 3, 3, 4] };
const at = (row: number, column: number): Square => ({ row, column });

function open(settings: Partial<PlaySettings> = {}) {
  const board = signal<typeof NINE | undefined>(NINE);
  const model = new PlayModel({ board, random: seededRandom(649) });
  model.show({ ...DEFAULT_PLAY_SETTINGS, ...settings });
  const kinds = () => model.events.value.map(({ kind }) => kind);
  return { board, model, kinds };
}

describe('playing Chessboard Nim', () => {
  test('a coin is chosen, then where it goes, and the computer answers', () => {
    const { model, kinds } = open({ coins: [at(1, 9), at(1, 3)] });
    model.press(at(1, 9));
    expect(kinds()).toEqual(['selected']);
    expect(model.targets.value).toEqual([at(1, 7), at(1, 6), at(1, 4), at(1, 2)]);
    // Faced with 2 ⊕ 1 the computer can win: it leaves two coins of equal value.
    model.press(at(1, 6));
    expect(kinds()).toEqual(['you-moved', 'computer-moved']);
    expect(model.nimSum.value).toBe(0);
    expect(model.marked.value?.from).toEqual(at(1, 6));
    model.undo();
    expect(model.coins.value).toEqual([at(1, 9), at(1, 3)]);
    expect(model.canUndo.value).toBe(false);
  });

  test('whoever has no move loses', () => {
    const won = open({ coins: [at(1, 3)] });
    won.model.press(at(1, 3));
    won.model.press(at(1, 1));
    expect(won.kinds()).toEqual(['you-moved', 'you-win']);
    expect(won.model.isOver.value).toBe(true);

    const lost = open({ coins: [at(1, 3), at(2, 3)] });
    lost.model.press(at(2, 3));
    lost.model.press(at(2, 1));
    expect(lost.kinds()).toEqual(['you-moved', 'computer-moved', 'computer-wins']);
  });

  test('two people play where the computer does not answer', () => {
    const { model, kinds } = open({ coins: [at(1, 3), at(2, 3)], computerAnswers: false });
    model.press(at(1, 3));
    model.press(at(1, 1));
    expect(kinds()).toEqual(['you-moved']);
    model.press(at(2, 3));
    model.press(at(2, 1));
    expect(kinds()).toEqual(['you-moved', 'last-move']);
  });

  test('a winning move is shown where there is one, and made by a press', () => {
    const { model, kinds } = open();
    expect(model.nimSum.value).not.toBe(0);
    model.showWinningMove();
    expect(kinds()).toEqual(['winning-move']);
    const move = model.marked.value!;
    expect(model.selected.value).toEqual(move.from);
    model.choose({ computerAnswers: false });
    model.press(move.from);
    expect(kinds()).toEqual(['selected']);
    expect(model.marked.value).toEqual(move);
    model.press(move.to);
    expect(model.nimSum.value).toBe(0);
    model.showWinningMove();
    expect(kinds()).toEqual(['none-wins']);
  });

  test('a computer that begins from a won position wins every game', () => {
    const { model, kinds } = open();
    const random = seededRandom(7);
    model.letComputerMove();
    while (!model.isOver.value) {
      expect(model.nimSum.value).toBe(0);
      const movable = model.coins.value.filter(({ row, column }) => row > 2 || column > 2);
      model.press(movable[random(movable.length)]!);
      const targets = model.targets.value;
      model.press(targets[random(targets.length)]!);
    }
    expect(kinds().at(-1)).toBe('computer-wins');
  });

  test('what can’t be done is said', () => {
    const { model, kinds } = open({ coins: [at(2, 2), at(5, 5)] });
    model.press(at(2, 2));
    expect(kinds()).toEqual(['stuck']);
    model.press(at(1, 1));
    expect(kinds()).toEqual(['no-coin']);
    model.press(at(5, 5));
    model.press(at(9, 9));
    expect(kinds()).toEqual(['no-move']);
    expect(model.selected.value).toBeUndefined();
  });

  test('a chosen coin is let go by another press, or by Escape', () => {
    const { model } = open({ coins: [at(5, 5)] });
    for (const letGo of [() => model.press(at(5, 5)), () => model.dismiss()]) {
      model.press(at(5, 5));
      expect(model.selected.value).toEqual(at(5, 5));
      letGo();
      expect(model.selected.value).toBeUndefined();
    }
  });

  test('a coin is taken up for a drag, but not from where the chosen one goes', () => {
    const { model } = open({ coins: [at(5, 5), at(3, 5), at(1, 1)] });
    expect(model.take(at(9, 9))).toBe(false);
    expect(model.take(at(5, 5))).toBe(true);
    expect(model.take(at(5, 5))).toBe(false);
    expect(model.take(at(3, 5))).toBe(false);
    model.choose({ tool: 'add' });
    expect(model.take(at(5, 5))).toBe(false);
  });
});

describe('setting up', () => {
  test('coins are added and taken away, several on a square', () => {
    const { model, kinds } = open({ coins: [], tool: 'add' });
    model.press(at(4, 4));
    model.press(at(4, 4));
    expect(model.coins.value).toEqual([at(4, 4), at(4, 4)]);
    model.choose({ tool: 'remove' });
    model.press(at(4, 4));
    expect(model.coins.value).toEqual([at(4, 4)]);
    model.press(at(1, 1));
    expect(kinds()).toEqual(['no-coin']);
    model.undo();
    expect(model.coins.value).toEqual([at(4, 4), at(4, 4)]);
  });

  test('a board takes so many and says so', () => {
    const { model, kinds } = open({ coins: Array(MAX_PLAYED_COINS).fill(at(9, 9)), tool: 'add' });
    model.press(at(1, 1));
    expect(kinds()).toEqual(['full']);
    expect(model.coins.value).toHaveLength(MAX_PLAYED_COINS);
  });

  test('on a smaller board there are those that fit, and all again on a larger one', () => {
    const { board, model } = open({ coins: [at(9, 1), at(2, 2), at(1, 5)] });
    board.value = { ...NINE, side: 4 };
    expect(model.coins.value).toEqual([at(2, 2)]);
    board.value = NINE;
    expect(model.coins.value).toHaveLength(3);
  });
});
