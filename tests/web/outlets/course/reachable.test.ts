import { describe, expect, it } from 'vitest';
import { createReachable } from '../../../../web/src/outlets/course/reachable';

/** A page whose file gets these responses in turn. */
function page(answers: readonly (boolean | Error)[]) {
  const asked: (RequestInit | undefined)[] = [];
  const fetch = (_: unknown, how?: RequestInit) => {
    const answer = answers[asked.length] ?? false;
    asked.push(how);
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ ok: answer } as Response);
  };
  const isReachable = createReachable({
    fetch,
    location: { href: 'http://site/index.html' } as Location,
  });
  return { asked, isReachable };
}

describe('whether a site can be reached', () => {
  it('is asked of its own page each time, past the cache, and a login page in its place is none', async () => {
    const { asked, isReachable } = page([true, true, new TypeError('dropped'), false, true]);
    const seen = [];
    for (let time = 0; time < 4; time += 1) seen.push(await isReachable());
    expect(seen).toEqual([true, false, false, true]);
    for (const how of asked)
      expect(how).toMatchObject({ method: 'HEAD', cache: 'no-store', redirect: 'error' });
  });

  it('is taken for granted where the page can’t be asked from the beginning', async () => {
    const { asked, isReachable } = page([new TypeError('blocked')]);
    expect([await isReachable(), await isReachable()]).toEqual([true, true]);
    expect(asked).toHaveLength(1);
  });
});
