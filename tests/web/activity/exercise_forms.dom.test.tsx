import { describe, expect, it } from 'vitest';
import * as page from '../render';
import { mountExercises } from './mount_exercises';

const check = () => page.press(page.button('Check'));
const shows = (text: string) => document.body.textContent.includes(text);

describe('a number', () => {
  const answer = () => page.field('Your answer, a whole number');
  const open = () => mountExercises('mex', 'seed=17&exercises=1');

  it('is asked for by a keypad of digits', async () => {
    await open();
    expect(answer().inputMode).toBe('numeric');
  });

  it.each(['', 'one', '-1', '1.5'])('is missing in “%s”', async (text) => {
    await open();
    page.type(answer(), text);
    check();
    expect(page.said('alert')).toBe('Enter a whole number.');
    expect(page.said('status')).toBe('');
  });

  it('is no longer missed once something is typed, but the words keep their room', async () => {
    await open();
    check();
    for (const text of ['1', '']) {
      page.type(answer(), text);
      expect(document.querySelector('[role=alert] [data-gone=true]')).not.toBeNull();
    }
  });

  it('may have zeros before it', async () => {
    await open();
    page.type(answer(), '0001');
    check();
    expect(page.said('status')).toMatch(/^Right\./u);
  });

  it('may be below 0 where one can be right', async () => {
    await mountExercises('chessboard', 'seed=17&exercises=3');
    expect(answer().inputMode).toBe('text');
    page.type(answer(), '-999');
    check();
    expect(page.said('alert')).toBe('');
    expect(page.said('status')).toMatch(/^Not yet\./u);
  });
});

describe('a set of numbers', () => {
  const answer = () => page.field('Your answer, such as 0, 1, 3');
  const open = () => mountExercises('mex', 'seed=17&exercises=3');

  it.each(['', 'none', '1, x', '1.5'])('is missing in “%s”', async (text) => {
    await open();
    page.type(answer(), text);
    check();
    expect(page.said('alert')).toBe('Enter whole numbers with commas between them.');
  });

  it('that lacks one says so', async () => {
    await open();
    page.type(answer(), '1, 2');
    check();
    expect(page.said('status')).toContain('One value is missing.');
  });

  it('is the same with a number twice', async () => {
    await open();
    for (const text of ['1, 2', '1, 2, 2']) {
      page.type(answer(), text);
      check();
    }
    expect(page.said('alert')).toBe('You’ve just tried that. Change your answer.');
  });

  it('is right in any order, with spaces for commas', async () => {
    await open();
    page.type(answer(), '2 1,0');
    check();
    expect(page.said('status')).toMatch(/^Right\./u);
  });
});

describe('a choice', () => {
  // The third position is lost.
  const open = () => mountExercises('coins', 'seed=17&exercises=3');
  const radios = () => page.all('radio') as HTMLInputElement[];

  it('is one of a group of radio buttons, none of which is chosen', async () => {
    await open();
    const group = page.one('group', 'Your answer');
    expect(page.all('radio', undefined, group)).toHaveLength(3);
    expect(page.nameOf(radios()[0]!)).toMatch(/^Position 1 White: row 1, column 3;/u);
    expect(radios().some(({ checked }) => checked)).toBe(false);
  });

  it('is missing at first', async () => {
    await open();
    check();
    expect(page.said('alert')).toBe('Choose one first.');
  });

  it('that is wrong stays chosen, and can be changed', async () => {
    await open();
    page.press(radios()[0]!);
    check();
    expect(page.said('status')).toMatch(/^Not yet\./u);
    expect(radios().map(({ checked }) => checked)).toEqual([true, false, false]);
    page.press(radios()[2]!);
    expect(document.querySelector('[role=status] [data-gone=true]')).not.toBeNull();
    check();
    expect(page.said('status')).toMatch(/^Right\./u);
  });

  it('is fixed once the exercise is over, and the right one is marked', async () => {
    await open();
    page.press(radios()[2]!);
    check();
    expect(radios().map(({ disabled }) => disabled)).toEqual([true, true, true]);
    const marks = radios().map((radio) => radio.closest('label')!.dataset.right);
    expect(marks).toEqual(['false', 'false', 'true']);
  });
});

describe('a move on the board', () => {
  // One row of four: black, white, white, white. Turning over the last one wins.
  const open = () => mountExercises('rule', 'seed=17&exercises=1');
  const disc = (column: number) => page.button(new RegExp(`^Row 1, column ${column}, `, 'u'));
  const isDisabled = (name: string) => page.button(name).getAttribute('aria-disabled') === 'true';

  it('is missing until one is chosen', async () => {
    await open();
    check();
    expect(page.said('alert')).toMatch(/^Choose a move on the board first/u);
  });

  it('is chosen by its corner and its end, and named', async () => {
    await open();
    page.press(disc(4));
    page.press(disc(1));
    expect(shows('1 × 4 at row 1, column 4')).toBe(true);
    check();
    expect(page.said('status')).toMatch(
      /^Not yet\. The opponent answers with 1 × 1 at row 1, column 1, which is the last move\./u,
    );
  });

  it('that was wrong is still named, and is the one that is checked again', async () => {
    await open();
    page.press(disc(4));
    page.press(disc(1));
    check();
    expect(shows('1 × 4 at row 1, column 4')).toBe(true);
    check();
    expect(page.said('alert')).toContain('You’ve just tried that.');
  });

  it('is no longer told of once another one is begun', async () => {
    await open();
    page.press(disc(4));
    page.press(disc(1));
    check();
    page.press(disc(3));
    expect(document.querySelector('[role=status] [data-gone=true]')).not.toBeNull();
  });

  it('is stepped to the next one, and cleared', async () => {
    await open();
    expect(isDisabled('Next move')).toBe(true);
    page.press(disc(4));
    page.press(page.button('Next move'));
    expect(shows('1 × 1 at row 1, column 4')).toBe(true);
    page.press(page.button('Next move'));
    expect(shows('1 × 4 at row 1, column 4')).toBe(true);
    page.press(page.button('Clear the choice'));
    expect(shows('at row 1, column 4')).toBe(false);
    expect(isDisabled('Next move')).toBe(true);
  });

  it('is stepped back to the one before', async () => {
    await mountExercises('rule', 'seed=17&exercises=5');
    await page.reactLate();
    page.press(page.all('button', /, white, 4 moves$/u)[0]!);
    const chosen = () => document.querySelector('form strong')!.textContent;
    const names = [1, 2, 3].map(() => {
      page.press(page.button('Next move'));
      return chosen();
    });
    page.press(page.button('Previous move'));
    expect([new Set(names).size, chosen()]).toEqual([3, names[1]]);
  });

  it('is still named when it was right, and the buttons of the choice go', async () => {
    await open();
    page.press(disc(4));
    page.press(page.button('Next move'));
    check();
    expect(page.said('status')).toMatch(/^Right\. Solved on the first try: 1 point\./u);
    expect(shows('1 × 1 at row 1, column 4')).toBe(true);
    expect(page.all('button', 'Clear the choice')).toEqual([]);
  });
});

describe('a move, or none', () => {
  const none = () => page.button('No move wins');
  const open = () => mountExercises('puzzles', 'seed=17');

  it('may be that no move wins', async () => {
    await open();
    page.press(none());
    expect(none().getAttribute('aria-pressed')).toBe('true');
    expect(shows('You say that no move wins.')).toBe(true);
  });

  it('is a move again once one is begun', async () => {
    await open();
    page.press(none());
    page.press(page.all('button', /, white/u)[0]!);
    expect(none().getAttribute('aria-pressed')).toBe('false');
    expect(shows('You say that no move wins.')).toBe(false);
  });

  it('is none in place of a move that was chosen', async () => {
    await open();
    page.press(page.all('button', /, white/u)[0]!);
    page.press(page.button('Next move'));
    page.press(none());
    expect(shows('You say that no move wins.')).toBe(true);
    expect(page.button('Next move').getAttribute('aria-disabled')).toBe('true');
  });
});
