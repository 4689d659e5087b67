import { describe, expect, it, vi } from 'vitest';
import { FieldNotes } from '../../../web/src/ui/FieldNotes';
import { LineInput, type LineInputProps } from '../../../web/src/ui/LineInput';
import { descriptionOf, field, isInvalid, mount, said, type } from '../render';

const usual = {
  id: 'places',
  label: 'Places',
  text: '1, 2',
  accepts: 'list',
  onEdit: () => undefined,
} as const satisfies LineInputProps;

describe('a field for a line', () => {
  it('has a name, its text, and runs from left to right on every page', () => {
    mount(<LineInput {...usual} />);
    expect([field('Places').value, field().dir]).toEqual(['1, 2', 'ltr']);
  });

  it('tells what is typed, letter by letter', () => {
    const onEdit = vi.fn();
    mount(<LineInput {...usual} onEdit={onEdit} />);
    for (const text of ['3', '3,']) type(field(), text);
    expect(onEdit.mock.calls).toEqual([['3'], ['3,']]);
  });

  it.each([
    ['whole', 'numeric'],
    // An iPhone’s numeric keypad has neither sign.
    ['signed', 'text'],
    ['list', 'text'],
    ['words', 'text'],
  ] as const)('that accepts %s brings the keypad %s', (accepts, keypad) => {
    mount(<LineInput {...usual} accepts={accepts} />);
    expect(field().inputMode).toBe(keypad);
  });

  it('is neither completed nor begun with a capital', () => {
    mount(<LineInput {...usual} />);
    expect([field().autocomplete, field().getAttribute('autocapitalize')]).toEqual(['off', 'none']);
  });

  it('is described by its hint, and by what is wrong in its place', () => {
    const view = (problem?: string) => (
      <>
        <LineInput {...usual} problem={problem} />
        <FieldNotes field={usual.id} hint="With commas" problem={problem} />
      </>
    );
    const { draw } = mount(view());
    expect([descriptionOf(field()), isInvalid(field())]).toEqual(['With commas', false]);
    draw(view('Enter numbers.'));
    expect([descriptionOf(field()), said('polite')]).toEqual(['Enter numbers.', 'Enter numbers.']);
    expect(isInvalid(field())).toBe(true);
  });

  it('of an answer is wrong where its judge says so, and fixed once that is over', () => {
    const view = (judged: LineInputProps['judged']) => (
      <>
        <LineInput {...usual} {...(judged && { judged })} />
        <p id="verdict">Not yet.</p>
      </>
    );
    const { draw } = mount(view({ isWrong: true, saidId: 'verdict' }));
    expect([isInvalid(field()), field().readOnly]).toEqual([true, false]);
    expect(descriptionOf(field())).toBe('Not yet.');
    draw(view({ isWrong: false, isOver: true }));
    expect([isInvalid(field()), field().readOnly]).toEqual([false, true]);
  });
});
