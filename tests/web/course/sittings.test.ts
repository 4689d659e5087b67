/**
 * Sittings at random: a reader answers, asks for hints and gives up, while the frame dies, the page is loaded anew, the site
 * fails and comes back, and what it kept is damaged or of somebody else. An account of what the reader did says what the site
 * must have: no score is lost, and none is invented.
 */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../web/src/pages/learn/exercises/random';
import type { Random } from '../../../web/src/pages/learn/exercises/random';
import { startCourse } from '../../../web/src/course/start';
import type { Reporting } from '../../../web/src/course/reporting';
import { fakeTime } from '../fake_time';
import { settled } from './course_run';
import { LessonActivity } from './lesson_activity';
import { hostOf } from './scorm_page';
import { createStrictScorm } from './strict_scorm';
import type { ScormVersion, StrictScorm } from './strict_scorm';

const SITTINGS = process.env.TARTAN_FULL === '1' ? 1_000 : 40;
const STEPS = 25;
const STATE = 'cmi.suspend_data';
const RAW = { '1.2': 'cmi.core.score.raw', '2004': 'cmi.score.raw' };
const DAMAGE = [
  '{"tartan":"les',
  'null',
  '{"tartan":"lesson","version":1,"edition":1,"lesson":"rule","seed":17,"seconds":0,"work":"1s"}',
  '{"tartan":"lesson","version":1,"edition":1,"lesson":"mex","seed":18,"seconds":0,"work":"1s"}',
  '{"tartan":"lesson","version":1,"edition":0,"lesson":"mex","seed":17,"seconds":0,"work":"1s 2s 3s"}',
  '{"tartan":"study","version":2,"rows":5,"columns":5}',
];

fakeTime();

/** What was done with each exercise, counted apart from the code. */
type Account = { tries: number; hints: number; end: 'open' | 'solved' | 'shown' }[];
const nothing = (): Account => [1, 2, 3].map(() => ({ tries: 0, hints: 0, end: 'open' }));
const isBegun = (account: Account) => account.some(({ tries, end }) => tries > 0 || end !== 'open');
function points(account: Account): number {
  const quarters = account.map(({ tries, hints, end }) =>
    end === 'solved' ? Math.max(1, 4 - (tries - 1) - hints) : 0,
  );
  return quarters.reduce((sum, each) => sum + each, 0) / (4 * account.length);
}

class Sitting {
  site: StrictScorm;
  #kept: Readonly<Record<string, string>> = {};
  readonly #version: ScormVersion;
  #activity = new LessonActivity();
  #reporting: Reporting | undefined;
  #account = nothing();
  /** What was done where the site has this state. */
  readonly #accounts = new Map<string, Account>();
  #best: number | undefined;

  constructor(version: ScormVersion) {
    this.#version = version;
    this.site = this.#openSite();
  }

  /** A page that is gone is not heard any more, whatever it still had to send. */
  #openSite() {
    const site: StrictScorm = createStrictScorm({
      ...{ version: this.#version, kept: this.#kept },
      keep: (kept) => {
        if (site === this.site) this.#keep(kept);
      },
    });
    return site;
  }

  /** The page comes anew, by itself or after it was left. */
  async open(): Promise<void> {
    this.site = this.#openSite();
    this.#account = structuredClone(this.#accounts.get(this.#kept[STATE] ?? '') ?? nothing());
    this.#activity = new LessonActivity();
    const host = hostOf(this.#version, this.site.api);
    const opening = startCourse({
      ...{ activity: this.#activity.asElement, host, wanted: { isOwnSeed: false } },
      ...{ sitting: () => 60, random: () => 0.5, say: () => undefined, sayBelow: () => undefined },
    });
    await settled(0);
    this.#reporting = await opening;
    await this.#activity.load();
    await settled(0);
  }

  async step(random: Random): Promise<void> {
    const chance = random.below(20);
    if (chance < 12) this.#work(random);
    else if (chance === 12) await this.#activity.kill();
    else if (chance === 13) this.site.failing = 'all';
    else if (chance === 14) this.site.failing = 'commit';
    else if (chance < 17) this.site.failing = 'nothing';
    else if (chance === 17) this.#reporting?.flush();
    else {
      if (chance === 18) this.#reporting?.stop();
      if (random.below(4) === 0) this.#kept = { ...this.#kept, [STATE]: DAMAGE[random.below(6)]! };
      await this.open();
    }
    await settled(random.below(3) === 0 ? 400_000 : 300);
    this.#look();
  }

  #work(random: Random) {
    const index = random.below(3);
    const item = this.#activity.items[index]!;
    const done = this.#account[index]!;
    const [right] = item.kind.form.accepted(item.exercise);
    const deed = random.below(8);
    if (deed < 6) {
      const isRight = deed < 3;
      item.submit(isRight ? right : item.kind.form.read(item.exercise, '997'));
      if (done.end !== 'open') return;
      done.tries += 1;
      if (isRight) done.end = 'solved';
    } else if (deed === 6) {
      item.hint();
      if (done.end === 'open') done.hints = Math.min(2, done.hints + 1);
    } else {
      item.show();
      if (done.end === 'open') done.end = 'shown';
    }
  }

  /** The site takes what there is now. */
  #keep(kept: Readonly<Record<string, string>>) {
    this.#kept = { ...kept };
    const text = kept[STATE] ?? '';
    if (text !== JSON.stringify(this.#activity.state)) return;
    this.#accounts.set(text, structuredClone(this.#account));
    if (isBegun(this.#account)) this.#best = Math.max(this.#best ?? 0, points(this.#account));
  }

  /** What the site has, against the account. */
  #look() {
    const has = this.#kept[RAW[this.#version]];
    expect(has === undefined ? undefined : Number(has)).toBe(
      this.#best === undefined ? undefined : Number((100 * this.#best).toFixed(2)),
    );
    expect(this.site.faults).toEqual([]);
  }

  /** The site works, and there is time: it has all. */
  async end(): Promise<void> {
    this.site.failing = 'nothing';
    await settled(700_000);
    this.#reporting?.flush();
    await settled();
    this.#look();
    if (!isBegun(this.#account)) return;
    expect(Number(this.#kept[RAW[this.#version]])).toBeGreaterThanOrEqual(
      Number((100 * points(this.#account)).toFixed(2)),
    );
  }
}

it.each(['1.2', '2004'] as const)(
  'In %s no score is lost and none invented, whatever happens',
  async (version) => {
    for (let seed = 0; seed < SITTINGS / 2; seed += 1) {
      const random = randomFrom(seed, version === '1.2' ? 1 : 2);
      const sitting = new Sitting(version);
      await sitting.open();
      try {
        for (let step = 0; step < STEPS; step += 1) await sitting.step(random);
        await sitting.end();
      } catch (error) {
        throw new Error(`sitting ${seed}`, { cause: error });
      }
    }
  },
  900_000,
);
