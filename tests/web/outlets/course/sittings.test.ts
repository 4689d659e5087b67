/**
 * Random sessions. An independent account of the reader's work says what the site must have: no score is lost, lowered
 * or invented.
 *
 * In a strict site, with a browser that stores nothing, pages are reloaded, the site fails and recovers, and its stored
 * record is damaged or somebody else's. In a site that behaves like a real one, connections are lost, requests refused,
 * sessions end, tabs crash, and two tabs have the activity open.
 */
import { expect, it } from 'vitest';
import { createDeviceCopies } from '../../../../web/src/outlets/course/device_copies';
import {
  startCourse,
  type CourseVisit,
  type StartDependencies,
} from '../../../../web/src/outlets/course/start';
import type { Reporting } from '../../../../web/src/outlets/course/reporting';
import { createCourseTabs, type Channel } from '../../../../web/src/outlets/course/tabs';
import { randomFrom, type Random } from '../../../../web/src/activity/exercises/random';
import { fakeTime } from '../../fake_time';
import { settled } from './course_run';
import { createChannels } from './fake_channels';
import { FakeStorage } from './fake_storage';
import { createLessonActivity, SETTINGS } from './lesson_activity';
import { createLiveSite, type LivePage } from './live_site';
import { hostOf } from './scorm_page';
import { createStrictScorm, type ScormVersion, type StrictScorm } from './strict_scorm';

const SITTINGS = process.env.TARTAN_FULL === '1' ? 1_000 : 40;
const STEPS = 25;
const STATE = 'cmi.suspend_data';
const RAW = { '1.2': 'cmi.core.score.raw', '2004': 'cmi.score.raw' };
const DAMAGE = [
  '{"tartan":"les',
  'null',
  '{"tartan":"lesson","version":1,"edition":1,"lesson":"rule","seed":17,"seconds":0,"work":"1s"}',
  '{"work":1,"attempt":"a","chain":"c","count":9,"state":{"tartan":"lesson","version":1,"edition":1,"lesson":"mex","seed":18,"seconds":0,"work":"1s"}}',
  '{"tartan":"lesson","version":1,"edition":0,"lesson":"mex","seed":17,"seconds":0,"work":"1s 2s 3s"}',
  '{"tartan":"study","version":2,"rows":5,"columns":5}',
];

fakeTime();

/** The reader's work on each exercise, counted independently of the code. */
type Account = { tries: number; hints: number; end: 'open' | 'solved' | 'shown' }[];
const nothing = (): Account => [1, 2, 3].map(() => ({ tries: 0, hints: 0, end: 'open' }));
const isBegun = (account: Account) => account.some(({ tries, end }) => tries > 0 || end !== 'open');
/** The score, out of 100, that the site must have. */
function points(account: Account): number {
  const quarters = account.map(({ tries, hints, end }) =>
    end === 'solved' ? Math.max(1, 4 - (tries - 1) - hints) : 0,
  );
  const sum = quarters.reduce((all, each) => all + each, 0);
  return Number(((100 * sum) / (4 * account.length)).toFixed(2));
}

/** A page with the activity, from opening to leaving it. */
class Page {
  readonly frame = createLessonActivity();
  visit: CourseVisit | undefined;
  press: (() => void) | undefined;

  async open(
    host: StartDependencies['host'],
    parts: Partial<StartDependencies> & { storage: FakeStorage; channel: () => Channel },
  ): Promise<void> {
    const { storage, channel, ...others } = parts;
    const opening = startCourse({
      activity: this.frame.activity,
      host,
      wanted: { isOwnSeed: false, settings: SETTINGS },
      sitting: () => 60,
      random: () => draw(),
      isOnline: () => true,
      copiesOf: (learner) => createDeviceCopies(() => storage, { learner, activity: SETTINGS }),
      tabsOf: () => createCourseTabs(channel),
      say: () => undefined,
      sayBeside: () => undefined,
      onStatus: () => undefined,
      onSettings: () => undefined,
      retry: () => Promise.resolve(),
      elsewhere: () => new Promise((resolve) => (this.press = resolve)),
      reload: () => undefined,
      ...others,
    });
    void opening.then((visit) => (this.visit = visit));
    await settled(600);
  }

  get reporting(): Reporting | undefined {
    return this.visit?.reporting;
  }

  /** Does something at random; the account is updated before the site receives it. */
  work(random: Random, account: Account, onAccount: () => void = () => undefined): void {
    const index = random.below(3);
    const item = this.frame.items()[index];
    const done = account[index]!;
    if (item === undefined) return;
    const [right] = item.kind.form.accepted(item.exercise);
    const deed = random.below(8);
    const canAnswer = done.end === 'open' && item.canAnswer.value;
    if (deed < 6) {
      const isRight = deed < 3;
      if (canAnswer) done.tries += 1;
      if (canAnswer && isRight) done.end = 'solved';
      onAccount();
      item.submit(isRight ? right : item.kind.form.read(item.exercise, '997'));
    } else if (deed === 6) {
      if (canAnswer) done.hints = Math.min(2, done.hints + 1);
      onAccount();
      item.hint();
    } else {
      if (canAnswer) done.end = 'shown';
      onAccount();
      item.show();
    }
  }
}

/** A score is sent a little lower before it's sent again, so that a site treats it as a change. */
const LEAST = 2e-5;

let drawn = 1;
const draw = () => (drawn = (drawn * 16_807) % 2_147_483_647) / 2_147_483_647;
const noChannel = (): Channel => {
  throw new Error('There are no channels.');
};

class StrictSitting {
  site: StrictScorm;
  #kept: Readonly<Record<string, string>> = {};
  readonly #version: ScormVersion;
  readonly #storage = new FakeStorage();
  #page = new Page();
  #account = nothing();
  /** The work behind each state that the site may have. */
  readonly #accounts = new Map<string, Account>();
  #best: number | undefined;

  constructor(version: ScormVersion) {
    this.#version = version;
    this.#storage.isForbidden = true;
    this.site = this.#openSite();
  }

  /** A page that is gone can't send any more, whatever was pending. */
  #openSite() {
    const site: StrictScorm = createStrictScorm({
      version: this.#version,
      kept: this.#kept,
      keep: (kept) => {
        if (site === this.site) this.#keep(kept);
      },
    });
    return site;
  }

  /** Opens the page after a reload or a new visit. */
  async open(): Promise<void> {
    this.site = this.#openSite();
    // A closed page has no timers.
    this.#page.reporting?.giveUp();
    const known = this.#accounts.get(stateIn(this.#kept[STATE]));
    this.#account = structuredClone(known ?? nothing());
    this.#page = new Page();
    const host = hostOf(this.#version, this.site.api);
    await this.#page.open(host, { storage: this.#storage, channel: noChannel });
  }

  async step(random: Random): Promise<void> {
    const chance = random.below(20);
    const { reporting } = this.#page;
    if (chance < 12) this.#page.work(random, this.#account);
    else if (chance === 13) this.site.failing = 'all';
    else if (chance === 14) this.site.failing = 'commit';
    else if (chance < 17) this.site.failing = 'nothing';
    else if (chance === 17) reporting?.flush();
    else {
      if (chance === 18) this.#page.visit?.leave();
      if (random.below(4) === 0) this.#kept = { ...this.#kept, [STATE]: DAMAGE[random.below(6)]! };
      await this.open();
    }
    await settled(random.below(3) === 0 ? 400_000 : 300);
    this.#look();
  }

  /** Stores the current values in the site. */
  #keep(kept: Readonly<Record<string, string>>) {
    this.#kept = { ...kept };
    const state = stateIn(kept[STATE]);
    if (state !== JSON.stringify(this.#page.frame.state())) return;
    this.#accounts.set(state, structuredClone(this.#account));
    if (isBegun(this.#account)) this.#best = Math.max(this.#best ?? 0, points(this.#account));
  }

  /** Compares the site's values with the account. */
  #look() {
    const has = this.#kept[RAW[this.#version]];
    if (has === undefined || this.#best === undefined) expect(has).toBe(this.#best);
    else expect(Math.abs(Number(has) - this.#best)).toBeLessThan(LEAST);
    expect(this.site.faults).toEqual([]);
  }

  /** Lets the site work with enough time; then it must have everything. */
  async end(): Promise<void> {
    this.site.failing = 'nothing';
    await settled(700_000);
    this.#page.reporting?.flush();
    await settled(300);
    this.#look();
    if (!isBegun(this.#account)) return;
    expect(Number(this.#kept[RAW[this.#version]])).toBeGreaterThan(points(this.#account) - LEAST);
  }
}

/** The state in a record, as text. */
function stateIn(text = ''): string {
  try {
    const read = JSON.parse(text) as { readonly state?: unknown };
    return JSON.stringify(read.state ?? read);
  } catch {
    return text;
  }
}

interface Tab {
  readonly page: Page;
  readonly site: LivePage;
}

class LiveSitting {
  readonly #version: ScormVersion;
  readonly #storage = new FakeStorage();
  readonly #channels = createChannels();
  readonly #account = nothing();
  /** All scores that the reader has had. */
  readonly #had = new Set([0]);
  #best = 0;
  readonly #faults: string[] = [];
  #tabs: Tab[] = [];
  readonly #opened = new Map<Page, Channel>();
  readonly site;

  constructor(version: ScormVersion) {
    this.#version = version;
    let last = -1;
    this.site = createLiveSite({
      version,
      onStored: (attempt) => {
        const raw = attempt[RAW[version]];
        if (raw === undefined) return;
        // An exception here would look like a fault of the site, and be ignored.
        if (Number(raw) < last - LEAST) this.#faults.push(`${last} was lowered to ${raw}`);
        last = Number(raw);
        if (![...this.#had].some((had) => Math.abs(had - last) < LEAST))
          this.#faults.push(`${raw} was invented`);
      },
    });
  }

  async open(isReload = false): Promise<void> {
    const tab = { page: new Page(), site: this.site.open(false, isReload) };
    this.#tabs.push(tab);
    const isReachable = () => Promise.resolve(this.site.network !== 'offline');
    await tab.page.open(hostOf(this.#version, tab.site.api, isReachable), {
      storage: this.#storage,
      channel: () => {
        const channel = this.#channels.open();
        this.#opened.set(tab.page, channel);
        return channel;
      },
      isOnline: () => this.site.network !== 'offline',
      reload: () => this.#reload(tab),
    });
    await settled(600);
  }

  #reload(tab: Tab) {
    this.#close(tab, true);
    void this.open(true);
  }

  /** Closes a tab; one that crashes sends nothing more. */
  #close(tab: Tab, isLeft: boolean) {
    this.#tabs = this.#tabs.filter((other) => other !== tab);
    if (isLeft) {
      tab.site.leave();
      tab.page.visit?.leave();
    }
    tab.page.reporting?.giveUp();
    this.#opened.get(tab.page)?.close();
  }

  async step(random: Random): Promise<void> {
    const chance = random.below(24);
    const tab = this.#tabs[random.below(Math.max(1, this.#tabs.length))];
    if (tab === undefined || (chance === 23 && this.#tabs.length < 3)) await this.open();
    else if (chance < 13) tab.page.work(random, this.#account, () => this.#count());
    else if (chance === 13) this.site.network = 'offline';
    else if (chance === 14) this.site.network = 'refusing';
    else if (chance < 18) this.#comeBack();
    else if (chance === 18) this.site.endSession();
    else if (chance === 19) tab.page.reporting?.flush();
    else if (chance === 20) tab.page.press?.();
    else if (chance === 22) this.#reload(tab);
    else this.#close(tab, random.below(2) === 0);
    await settled(random.below(3) === 0 ? 400_000 : 800);
    expect(this.#faults).toEqual([]);
  }

  #count() {
    this.#had.add(points(this.#account));
    if (isBegun(this.#account)) this.#best = Math.max(this.#best, points(this.#account));
  }

  #comeBack() {
    const wasOffline = this.site.network === 'offline';
    this.site.network = 'up';
    if (wasOffline) for (const { page } of this.#tabs) page.reporting?.sendAll(true);
  }

  /** Lets the reader return on another day: all work is there, and the site has the best of it. */
  async end(): Promise<void> {
    this.#comeBack();
    for (const tab of [...this.#tabs]) this.#close(tab, true);
    await settled(1_000);
    await this.open();
    const { page } = this.#tabs[0]!;
    const work = page.frame.items().map((item) => item.work.value);
    expect(work.map(({ tries, hints, outcome }) => ({ tries, hints, end: outcome }))).toEqual(
      this.#account,
    );
    if (!isBegun(this.#account)) return;
    expect(Number(this.site.attempts[0]?.[RAW[this.#version]])).toBe(this.#best);
    expect(this.site.attempts).toHaveLength(1);
  }
}

const VERSIONS = ['1.2', '2004'] as const;
const KINDS = [
  ['strict', (version: ScormVersion) => new StrictSitting(version)],
  ['real', (version: ScormVersion) => new LiveSitting(version)],
] as const;

it.each(VERSIONS.flatMap((version) => KINDS.map((kind) => [version, ...kind] as const)))(
  'In %s no score is lost, lowered or invented in a %s site, whatever happens',
  async (version, _, begin) => {
    for (let seed = 0; seed < SITTINGS / 2; seed += 1) {
      const random = randomFrom(seed, version === '1.2' ? 1 : 2);
      const sitting = begin(version);
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
