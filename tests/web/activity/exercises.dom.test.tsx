import { describe, expect, it } from 'vitest';
import { limitsOf } from '../../../web/src/game/limits';
import * as page from '../render';
import { mountExercises } from './mount_exercises';

// Exercises 1 and 2 of set 17.
const MEX = 'seed=17&exercises=1,2';
const RIGHT = '1';

const answer = () => page.field('Your answer, a whole number');
const check = () => page.press(page.button('Check'));
const give = (text: string) => {
  page.type(answer(), text);
  check();
};
const has = (name: string) => page.all('button', name).length === 1;
const shows = (text: string) => document.body.textContent.includes(text);
/** The text of an alert, and whether it is outdated, in which case only its room is kept. */
const refusal = () => {
  const words = document.querySelector('[role=alert] span');
  return [words?.textContent, words?.getAttribute('data-gone')];
};

describe('the exercises of a lesson', () => {
  it('are a region with its heading, and a list that says how each stands', async () => {
    await mountExercises('mex', MEX);
    page.one('region', 'Exercises');
    const list = page.one('navigation', 'Exercises');
    const steps = page.all('button', undefined, list);
    expect(steps.map(page.nameOf)).toEqual([
      'Exercise 1, not solved yet',
      'Exercise 2, not solved yet',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null]);
    expect(list.textContent).toContain('0 of 2 solved');
  });

  it('are turned to by that list', async () => {
    await mountExercises('mex', MEX);
    page.press(page.button(/^Exercise 2,/u));
    page.one('heading', 'Exercise 2');
    expect(page.button(/^Exercise 2,/u).getAttribute('aria-current')).toBe('step');
  });

  it('say of one of an earlier lesson where it’s from', async () => {
    await mountExercises('mex', 'seed=17&exercises=8');
    page.one('heading', /^Exercise 8 · from “.+”$/u);
  });

  it('are others in a new set, from which a button leads back', async () => {
    const { items } = await mountExercises('mex', MEX);
    const question = () => document.querySelector('h3 + p')!.textContent;
    const before = question();
    page.press(page.button('New set'));
    await items();
    expect([shows('Set 17'), question() === before]).toEqual([false, false]);
    page.press(page.button('Back to set 17'));
    await items();
    expect([shows('Set 17'), question()]).toEqual([true, before]);
    expect(page.all('button', /^Back to set/u)).toEqual([]);
  });

  it('lead to more like the one that is shown, to the whole set and to paper', async () => {
    await mountExercises('mex', MEX);
    const links = page.all('link').map((link) => [page.nameOf(link), link.getAttribute('href')]);
    expect(links).toEqual([
      ['20 like exercise 1', '#/learn/mex?seed=17&exercises=1&times=20'],
      ['The whole set', '#/learn/mex?seed=17'],
      ['Worksheet to print', '#/learn/mex?seed=17&exercises=1,2&sheet=worksheet'],
      ['Page to hand in', '#/learn/mex?seed=17&exercises=1,2&sheet=hand-in'],
      ['For teachers', '#/learn/mex?seed=17&exercises=1,2&sheet=for-teachers'],
    ]);
  });
});

describe('an answer that is checked', () => {
  it('by the button or by Enter in its field, is right', async () => {
    await mountExercises('mex', MEX);
    page.type(answer(), RIGHT);
    page.key('Enter');
    expect(page.said('status')).toMatch(/^Right\. Solved on the first try: 1 point\./u);
    expect(shows('1 of 2 solved, score 50%')).toBe(true);
    page.button('Exercise 1, solved');
  });

  it('that is wrong is told why, beside the field', async () => {
    await mountExercises('mex', MEX);
    give('0');
    expect(page.said('status')).toMatch(/^Not yet\. That’s the smallest number in the set\./u);
    expect([page.isInvalid(answer()), answer().value]).toEqual([true, '0']);
  });

  it('that was wrong is no longer told of once another one is begun', async () => {
    await mountExercises('mex', MEX);
    give('0');
    page.type(answer(), '');
    expect(page.isInvalid(answer())).toBe(false);
    expect(document.querySelector('[role=status] [data-gone=true]')!.textContent).toMatch(
      /^Not yet\./u,
    );
  });

  it('twice counts once', async () => {
    await mountExercises('mex', MEX);
    give('0');
    check();
    expect(refusal()).toEqual(['You’ve just tried that. Change your answer.', 'false']);
    give(RIGHT);
    expect(page.said('status')).toMatch(/^Right\. Solved on try 2: ¾ of a point\./u);
  });

  it('costs more with hints', async () => {
    await mountExercises('mex', MEX);
    give('0');
    page.press(page.button('Hint'));
    give(RIGHT);
    expect(page.said('status')).toContain('Solved on try 2, with 1 hint: ½ of a point.');
  });

  it('takes its buttons along, and the focus goes on to the next exercise', async () => {
    await mountExercises('mex', MEX);
    give(RIGHT);
    expect([has('Check'), has('Hint'), answer().readOnly]).toEqual([false, false, true]);
    expect(document.activeElement).toBe(page.button('Next exercise'));
    page.press(page.button('Next exercise'));
    expect(document.activeElement).toBe(page.one('heading', 'Exercise 2'));
  });

  it('is the last one, and the focus goes to what is said of it', async () => {
    await mountExercises('mex', 'seed=17&exercises=1');
    give(RIGHT);
    expect(has('Next exercise')).toBe(false);
    const said = document.activeElement!.textContent;
    expect(said).toMatch(/^Right\..*That was the last one: 1 of 1 solved, score 100%\.$/u);
  });

  it('leaves the focus alone that is elsewhere', async () => {
    const { items } = await mountExercises('mex', MEX);
    const [first] = await items();
    page.focus(page.button('New set'));
    page.react(() => first!.submit(Number(RIGHT)));
    expect(document.activeElement).toBe(page.button('New set'));
  });
});

describe('help with an exercise', () => {
  it('is two hints, of which the second leads further', async () => {
    await mountExercises('mex', MEX);
    page.press(page.button('Hint'));
    expect(page.said('status')).toMatch(/^Hint 1: .+$/u);
    expect(page.said('status')).not.toContain('Hint 2:');
    page.press(page.button('Hint'));
    expect(page.said('status')).toMatch(/Hint 1: .+Hint 2: .+$/u);
    expect(page.button('Hint').getAttribute('aria-disabled')).toBe('true');
  });

  it('is the answer after both hints, which gives nothing', async () => {
    await mountExercises('mex', MEX);
    page.press(page.button('Hint'));
    expect(has('Show the answer')).toBe(false);
    page.press(page.button('Hint'));
    page.press(page.button('Show the answer'));
    expect(page.said('status')).toMatch(/You looked at the answer: 0 points\.Answer: .+$/u);
    page.button('Exercise 1, answer shown');
    expect(has('Check')).toBe(false);
  });

  it('is the answer after two wrong ones', async () => {
    await mountExercises('mex', MEX);
    give('0');
    expect(has('Show the answer')).toBe(false);
    give('9');
    expect(has('Show the answer')).toBe(true);
  });

  it('isn’t there where the page around it keeps hints', async () => {
    await mountExercises('mex', MEX, limitsOf(['hints']));
    expect([has('Hint'), has('Check')]).toEqual([false, true]);
  });
});

describe('the limits of exercises', () => {
  it('may be the number of tries, the last of which gives the answer', async () => {
    await mountExercises('mex', `${MEX}&tries=2`);
    give('0');
    expect(page.said('status')).toMatch(/You have 1 try left\.$/u);
    give('9');
    expect(page.said('status')).toMatch(
      /^That’s not it\..*That was the last of 2 tries\. 0 points/u,
    );
    expect(page.said('status')).toMatch(/Answer: .+$/u);
    page.button('Exercise 1, not solved');
  });

  it('may keep whether an answer is right, and say after each that it’s saved', async () => {
    await mountExercises('mex', MEX, limitsOf(['answers']));
    const save = (text: string) => {
      page.type(answer(), text);
      page.press(page.button('Save answer'));
    };
    save('9');
    expect(page.said('status')).toBe('Your answer is saved.');
    expect([page.isInvalid(answer()), answer().readOnly]).toEqual([false, true]);
    page.button('Exercise 1, answered');
    expect(shows('1 of 2 answered')).toBe(true);
    expect(document.activeElement).toBe(page.button('Next exercise'));
    page.press(page.button('Next exercise'));
    save('9');
    const words = 'All answers are saved. You can close this page.';
    expect(document.activeElement!.textContent).toBe(words);
  });

  it('may be that nothing is answered any more', async () => {
    const { model } = await mountExercises('mex', MEX);
    page.react(() => model.close());
    expect([has('Check'), answer().readOnly]).toEqual([false, true]);
    expect(shows('These are the answers as they were given.')).toBe(true);
  });
});
