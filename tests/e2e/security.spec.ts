import { expect, test } from './fixture';

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

test('a strict content security policy is in place and in force', async ({ page, solve }) => {
  await solve.open();
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  const directives = policy?.split('; ') ?? [];
  for (const directive of POLICY) expect(directives).toContain(directive);
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).not.toContain("'unsafe-eval'");
});

test('nothing inline is in the page', async ({ page, solve }) => {
  await solve.solve('#/solve?rows=100&columns=100');
  await expect(page.getByRole('slider')).toHaveCount(2);
  expect(await page.locator('[style], style, script:not([src])').count()).toBe(0);
});

test('after the page is loaded, an answer takes no further request but the solver', async ({
  page,
  solve,
}) => {
  // What keeps the page for later visits comes a moment after it.
  const last = page.waitForResponse(/\/versions-[^/]*\.js$/u);
  await solve.open();
  await expect(solve.plan).toBeVisible();
  await last;
  await page.waitForLoadState('networkidle');
  const later: string[] = [];
  page.on('request', (request) => {
    // A browser may look for the icon whenever the address changes.
    if (!request.url().endsWith('/favicon.svg')) later.push(request.url());
  });
  await solve.button('P(100) = 31,395').click();
  await expect(solve.answer).toHaveText('31395');
  await solve.size.fill('50');
  await solve.compute.click();
  await expect(solve.heading('The 50 × 50 board')).toBeVisible();
  expect(later).toEqual([]);
});
