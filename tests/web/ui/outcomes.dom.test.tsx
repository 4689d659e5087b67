import { afterEach, describe, expect, it, vi } from 'vitest';
import { SolverError, type SolverErrorKind } from '../../../web/src/engine/api/errors';
import type { AskState } from '../../../web/src/asking/ask';
import { Answered } from '../../../web/src/ui/Answered';
import { CopyLink, CopyText } from '../../../web/src/ui/copying';
import { SaveButton } from '../../../web/src/ui/SaveButton';
import { fakeTime } from '../fake_time';
import * as page from '../render';

fakeTime();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fakes the clipboard and returns the copied texts; a browser that denies access copies nothing. */
function clipboard(isAllowed = true): string[] {
  const copied: string[] = [];
  const writeText = (text: string) => {
    if (!isAllowed) return Promise.reject(new Error('NotAllowedError'));
    copied.push(text);
    return Promise.resolve();
  };
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return copied;
}

const pressed = (name: string) =>
  page.reactLate(() => {
    page.press(page.button(name));
    return vi.advanceTimersByTimeAsync(0);
  });
const pass = (milliseconds: number) =>
  page.reactLate(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The visible text of the button; the others only reserve space. */
const onButton = () => document.querySelector('[data-shown=true]')!.textContent;

describe('a button that copies', () => {
  it('copies a link as it is outside the page, and says so for a moment', async () => {
    const copied = clipboard();
    page.mount(<CopyLink address="#/board?rows=5" />);
    expect([onButton(), page.said('status')]).toEqual(['Copy link', '']);
    await pressed('Copy link');
    expect(copied).toEqual([new URL('#/board?rows=5', location.href).href]);
    expect([onButton(), page.said('status')]).toEqual(['✓ Copied', 'Copied.']);
    await pass(1_999);
    expect(onButton()).toBe('✓ Copied');
    await pass(1);
    expect([onButton(), page.said('status')]).toEqual(['Copy link', '']);
  });

  it('shows the link to copy by hand where the browser refuses', async () => {
    clipboard(false);
    page.mount(<CopyLink address="#/board?rows=5" />);
    await pressed('Copy link');
    expect(page.said('status')).toMatch(/^This browser doesn’t let the page copy\./u);
    const { value, readOnly, selectionStart, selectionEnd } = page.field('Link');
    expect([value, readOnly]).toEqual([new URL('#/board?rows=5', location.href).href, true]);
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
    await pass(10_000);
    expect(page.said('status')).not.toBe('');
  });

  it('does the same in an insecure page, which has no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    page.mount(<CopyLink address="#/board" />);
    await pressed('Copy link');
    expect(page.said('status')).toMatch(/^This browser doesn’t let/u);
  });

  it('makes a long text when it’s pressed', async () => {
    const copied = clipboard();
    const make = vi.fn(() => 'a long text');
    page.mount(<CopyText text={make} label="Copy the values" />);
    expect(make).not.toHaveBeenCalled();
    await pressed('Copy the values');
    expect(copied).toEqual(['a long text']);
  });

  it('selects the text where it’s shown when the browser refuses', async () => {
    clipboard(false);
    const view = (
      <>
        <p id="text">1, 2, 3</p>
        <CopyText text="1, 2, 3" shownIn="text" />
      </>
    );
    page.mount(view);
    await pressed('Copy');
    expect(getSelection()?.toString()).toBe('1, 2, 3');
    expect(page.said('status')).toMatch(/The text is selected/u);
  });

  it('leads to a file where nothing shows the text', async () => {
    clipboard(false);
    page.mount(<CopyText text="1, 2, 3" />);
    await pressed('Copy');
    expect(page.said('status')).toMatch(/Save it as a file instead\.$/u);
  });
});

describe('a button that saves', () => {
  function downloads() {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    return { names, revoked };
  }

  it('hands the file over by its name, says so for a moment, and lets it go', async () => {
    const { names, revoked } = downloads();
    page.mount(<SaveButton name="Save" file={() => ({ blob: new Blob(['1']), name: '1.csv' })} />);
    await pressed('Save');
    expect(names).toEqual(['1.csv']);
    expect([onButton(), page.said('status')]).toEqual(['✓ Saved', 'Saved 1.csv.']);
    await pass(2_000);
    expect([onButton(), page.said('status')]).toEqual(['Save', '']);
    expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:file');
  });

  it('says that the file couldn’t be made, until another try', async () => {
    const { names } = downloads();
    const file = vi.fn(() => Promise.reject<{ blob: Blob; name: string }>(new Error('no room')));
    page.mount(<SaveButton name="Save" file={file} />);
    await pressed('Save');
    await pass(10_000);
    expect(page.said('status')).toBe('The file couldn’t be made. Try again.');
    file.mockResolvedValueOnce({ blob: new Blob(), name: '2.csv' });
    await pressed('Save');
    expect([names, page.said('status')]).toEqual([['2.csv'], 'Saved 2.csv.']);
  });
});

describe('an answer that was asked for', () => {
  type Asked = AskState<number, number>;
  const asking: Asked = { status: 'asking', question: 1, before: undefined };
  const failed = (kind: SolverErrorKind, again = vi.fn()): Asked => ({
    status: 'failed',
    question: 1,
    before: undefined,
    again,
    error: new SolverError({ kind, message: '' }),
  });
  const view = (asked: Asked) => (
    <section>
      <h2>Values</h2>
      <Answered asked={asked} waiting="Working it out …">
        {(answer) => <p>{answer} is the answer.</p>}
      </Answered>
    </section>
  );

  it('is waited for in words, and then shown', () => {
    const { place, draw } = page.mount(view(asking));
    expect(place.textContent).toBe('ValuesWorking it out …');
    draw(view({ status: 'answered', question: 1, answer: 31_395 }));
    expect(place.textContent).toBe('Values31395 is the answer.');
  });

  it('that failed says why, and is asked for again by a button', () => {
    const again = vi.fn();
    page.mount(view(failed('worker-failed', again)));
    expect(page.said('alert')).toMatch(/Try again\./u);
    page.press(page.button('Try again'));
    expect(again).toHaveBeenCalledOnce();
  });

  it('has no such button where another try is of no use', () => {
    page.mount(view(failed('board-out-of-range')));
    expect([page.said('alert') === '', page.all('button')]).toEqual([false, []]);
  });

  it('leaves the focus at its heading when the button goes', () => {
    const { draw } = page.mount(view(failed('worker-failed')));
    page.focus(page.button('Try again'));
    draw(view(asking));
    expect(document.activeElement).toBe(page.one('heading', 'Values'));
  });

  it('leaves the focus alone that is elsewhere', () => {
    const { draw } = page.mount(view(failed('worker-failed')));
    draw(view(asking));
    expect(document.activeElement).toBe(document.body);
  });
});
