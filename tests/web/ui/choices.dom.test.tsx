import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../web/src/ui/Button';
import { RadioChoice } from '../../../web/src/ui/Choice';
import { Form } from '../../../web/src/ui/Form';
import { SegmentedChoice } from '../../../web/src/ui/Segments';
import { TickIcon } from '../../../web/src/ui/Tick';
import * as page from '../render';

const OPTIONS = [
  ['few', 'A few'],
  ['many', 'Many'],
] as const;

it('a list that opens has a name, its options and the one that is chosen', () => {
  const chosen = signal<'few' | 'many'>('few');
  const change = (value: 'few' | 'many') => (chosen.value = value);
  const View = () => (
    <RadioChoice name="How many" options={OPTIONS} value={chosen.value} onChange={change} />
  );
  page.mount(<View />);
  const list = page.one('combobox', 'How many') as HTMLSelectElement;
  expect([...list.options].map(({ text }) => text)).toEqual(['A few', 'Many']);
  expect(list.selectedIndex).toBe(0);
  page.react(() => {
    list.selectedIndex = 1;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect([chosen.value, list.selectedIndex]).toEqual(['many', 1]);
});

it('a switch of several is a group of radio buttons, one of which is on', () => {
  const chosen = signal<'few' | 'many'>('few');
  const change = (value: 'few' | 'many') => (chosen.value = value);
  const View = () => (
    <SegmentedChoice legend="How many" options={OPTIONS} value={chosen.value} onChange={change} />
  );
  page.mount(<View />);
  const group = page.one('group', 'How many');
  const isOn = () =>
    page.all('radio', undefined, group).map((radio) => (radio as HTMLInputElement).checked);
  expect([page.all('radio').map(page.nameOf), isOn()]).toEqual([
    ['A few', 'Many'],
    [true, false],
  ]);
  page.press(page.one('radio', 'Many'));
  expect([chosen.value, isOn()]).toEqual(['many', [false, true]]);
});

it('two switches on a page do not take each other’s choice', () => {
  const switches = ['Rows', 'Columns'].map((legend) => (
    <SegmentedChoice
      key={legend}
      legend={legend}
      options={OPTIONS}
      value="few"
      onChange={() => null}
    />
  ));
  page.mount(<>{switches}</>);
  page.press(page.all('radio', 'Many')[0]!);
  const isOn = page.all('radio').map((radio) => (radio as HTMLInputElement).checked);
  expect(isOn).toEqual([false, true, true, false]);
});

it('a box is ticked and unticked, by its words too', () => {
  const isOn = signal(false);
  const View = () => (
    <TickIcon isOn={isOn.value} onChange={(is) => (isOn.value = is)} words="Show values" />
  );
  page.mount(<View />);
  page.press(page.one('checkbox', 'Show values'));
  expect(isOn.value).toBe(true);
  page.react(() => page.one('checkbox').closest('label')!.click());
  expect(isOn.value).toBe(false);
});

it('a box that does something at once is a switch', () => {
  page.mount(<TickIcon isOn onChange={() => null} words="Follow" role="switch" />);
  expect((page.one('switch', 'Follow') as HTMLInputElement).checked).toBe(true);
});

it('a button that is disabled says so, does nothing and keeps the focus', () => {
  const press = vi.fn();
  const { draw } = page.mount(<Button onClick={press}>Undo</Button>);
  page.press(page.button('Undo'));
  draw(
    <Button isDisabled onClick={press}>
      Undo
    </Button>,
  );
  page.press(page.button('Undo'));
  expect(press).toHaveBeenCalledOnce();
  expect(page.button('Undo').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(page.button('Undo'));
});

describe('a form', () => {
  function open(hasButton = true) {
    const submit = vi.fn();
    const { place } = page.mount(
      <Form onSubmit={submit}>
        <input aria-label="Answer" />
        <Button onClick={() => undefined}>Hint</Button>
        {hasButton && (
          <Button type="submit">
            <strong>Check</strong>
          </Button>
        )}
      </Form>,
    );
    const sent = vi.fn((event: Event) => event.defaultPrevented);
    place.addEventListener('submit', sent);
    return { submit, sent };
  }

  it('is submitted by its button, and by Enter in a field', () => {
    const { submit } = open();
    page.press(page.button('Check'));
    page.react(() => page.button('Check').querySelector('strong')!.click());
    expect(submit).toHaveBeenCalledTimes(2);
    page.focus(page.field('Answer'));
    page.key('Enter');
    expect(submit).toHaveBeenCalledTimes(3);
  });

  it('is not submitted by what else is pressed in it', () => {
    const { submit } = open();
    page.press(page.button('Hint'));
    page.press(page.field('Answer'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('is not submitted by Enter once its button is gone', () => {
    const { submit } = open(false);
    page.focus(page.field('Answer'));
    page.key('Enter');
    expect(submit).not.toHaveBeenCalled();
  });

  it('is never sent, so that the page stays', () => {
    const { sent } = open();
    page.press(page.button('Check'));
    page.react(() => document.querySelector('form')!.requestSubmit());
    expect(sent.mock.results.map(({ value }) => value as boolean)).toEqual([true]);
  });
});
