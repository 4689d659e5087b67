/** The questions in the text of a lesson. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixture';

/** Sets the reader's preference to show each lesson whole, even with unanswered questions. */
export async function wantWholeLessons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = 'tartan-learn';
    const whole = JSON.stringify({ tartan: 'learn', version: 1, done: [], whole: true });
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, whole);
    } catch {
      // An empty page in Firefox, and a sandboxed frame, have no storage.
    }
  });
}

/** The board beside the text of a lesson on a wide screen. */
export function lessonBoard(page: Page): Locator {
  return page.getByRole('complementary', { name: 'The lesson’s board' });
}

/** Answers each question wrongly, then shows the answers. */
export async function showAnswers(page: Page, questions: number): Promise<void> {
  // A question's form is described by its verdict. The exercises at the end of a lesson are forms too, and may load
  // later.
  const forms = page.locator('form:has(> fieldset[aria-describedby])');
  await expect(forms).toHaveCount(questions);
  for (const form of await forms.all()) {
    const number = form.getByRole('textbox', { name: 'Your answer, a whole number' });
    if ((await number.count()) > 0) await number.fill('12345');
    else await form.getByRole('radio').first().check();
    await form.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(form.getByRole('status')).not.toBeEmpty();
    // The first choice may be correct.
    const shown = form.getByRole('button', { name: 'Show the answer' });
    if (await shown.isVisible()) await shown.click();
  }
}
