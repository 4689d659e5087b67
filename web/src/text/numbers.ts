/** Formats and parses numbers, sizes and times in one language. */

interface GroupOfDigits {
  /** The sign before the group, such as a comma; empty before the first. */
  readonly separator: string;
  readonly digits: string;
}

export interface Numbers {
  /**
   * A typed or pasted number in English spelling: the digits 0 to 9, a minus, a decimal point, and commas between
   * groups; 1.000,5 in German becomes 1,000.5. Anything else stays as it is.
   */
  readonly plain: (typed: string) => string;
  /** The digits without signs and spaces between groups. */
  readonly ungrouped: (typed: string) => string;
  /**
   * A typed or pasted list with the digits, commas and semicolons of any script replaced by English ones. In lists a
   * comma separates numbers.
   */
  readonly list: (typed: string) => string;
  /** 1,000,000 */
  readonly whole: (value: number | bigint) => string;
  /** The number in groups, for digits that are grouped on the screen and copied without groups. */
  readonly groups: (value: number | bigint) => readonly GroupOfDigits[];
  /** 1.61 billion, but 1,475 */
  readonly rough: (value: number) => string;
  /** At most three significant digits: 0.000637 % */
  readonly percent: (value: number) => string;
  /** 410 MB */
  readonly memory: (bytes: number) => string;
  /** 0.83 seconds, 2 minutes, 1 hour 5 minutes: with the precision a person would use */
  readonly duration: (milliseconds: number) => string;
  /** An estimated time: 45 seconds, not 47.3 */
  readonly roughDuration: (milliseconds: number) => string;
}

/** Inserts the space that Chinese has between its characters and a number, which `Intl` leaves out. */
export function withHanSpaces(locale: string, text: string): string {
  const together =
    /(?<=[\dA-Za-z\u2069])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[\dA-Za-z\u2068])/gu;
  return locale.startsWith('zh') ? text.replace(together, ' ') : text;
}

/** Creates a value on its first use: a format takes a slow phone four milliseconds, and few are used. */
export function lazyValue<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

export function createNumbers(locale: string): Numbers {
  const format = (options?: Intl.NumberFormatOptions) =>
    lazyValue(() => new Intl.NumberFormat(locale, options));
  const whole = format();
  const rough = format({
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  });
  const percent = format({ style: 'percent', maximumSignificantDigits: 3 });
  // In Chinese the long names are clumsy: 秒钟.
  const names = locale.startsWith('zh') ? 'short' : 'long';
  const unit = (name: string, digits = 3, unitDisplay: 'long' | 'short' = names) =>
    format({ style: 'unit', unit: name, unitDisplay, maximumSignificantDigits: digits });
  const units = lazyValue(() => new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }));
  const milliseconds = unit('millisecond', 2);
  const seconds = unit('second', 2);
  const minutes = unit('minute');
  const hours = unit('hour');
  const days = unit('day');
  const megabytes = unit('megabyte', 2, 'short');
  const gigabytes = unit('gigabyte', 2, 'short');
  const signs = lazyValue(() => signsOf(locale));
  const plain = (typed: string) => plainNumber(typed, signs());

  /** The two largest units, such as minutes and seconds. */
  function pair(
    large: () => Intl.NumberFormat,
    small: () => Intl.NumberFormat,
    amount: number,
    ratio: number,
  ): string {
    const rest = amount % ratio;
    const first = large().format(Math.floor(amount / ratio));
    return rest === 0 ? first : units().format([first, small().format(rest)]);
  }

  const duration = (time: number) => withHanSpaces(locale, told(time));

  function told(time: number): string {
    if (time < 1) return milliseconds().format(1);
    if (time < 99.5) return milliseconds().format(time);
    if (time < 59_500) return seconds().format(time / 1000);
    if (time < 3_599_500) return pair(minutes, seconds, Math.round(time / 1000), 60);
    if (time < 86_370_000) return pair(hours, minutes, Math.round(time / 60_000), 60);
    return pair(days, hours, Math.round(time / 3_600_000), 24);
  }

  return {
    plain,
    ungrouped: (typed) => withoutGroups(plain(typed)),
    list: plainList,
    whole: (value) => whole().format(value),
    groups: (value) => groupsOf(whole().formatToParts(value)),
    rough: (value) => withHanSpaces(locale, (value < 1e6 ? whole : rough)().format(value)),
    percent: (value) => percent().format(value / 100),
    memory: (bytes) =>
      bytes < 995e6
        ? megabytes().format(Math.max(bytes / 1e6, 0.1))
        : gigabytes().format(bytes / 1e9),
    duration,
    roughDuration: (time) => duration(roundedLikeAPerson(time)),
  };
}

/** The English sign for each of a language's group separators and its decimal point. */
function signsOf(locale: string): ReadonlyMap<string | undefined, string> {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
  const signOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value;
  return new Map([
    [signOf('group'), ','],
    [signOf('decimal'), '.'],
  ]);
}

function plainNumber(typed: string, signs: ReadonlyMap<string | undefined, string>): string {
  return plainSpelling(
    typed
      // Spaces between groups are the same in all languages.
      .replace(/[^\p{Nd}\s]/gu, (sign) => signs.get(sign) ?? sign)
      // These mean the same in all languages.
      .replace(/[٬،]/gu, ',')
      .replaceAll('٫', '.')
      .replace(/[\u2010-\u2015\u2212]/gu, '-'),
  );
}

function withoutGroups(number: string): string {
  const bare = number.replaceAll(/[\s,_'’]/gu, '');
  // One point is a decimal point; several can only separate groups.
  return /\..*\./u.test(bare) ? bare.replaceAll('.', '') : bare;
}

/** Removes the characters that Unicode calls default ignorable: zero-width spaces, direction marks, soft hyphens. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{DI}/gu, '');
}

/**
 * Removes invisible characters, and replaces digits of any script by 0 to 9 and full-width signs such as （ and ＋ by
 * their narrow forms.
 */
export function plainSpelling(text: string): string {
  return withoutInvisible(text)
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit)))
    .replace(/[！-～\u3000]/gu, (wide) => wide.normalize('NFKC'));
}

function plainList(typed: string): string {
  return plainSpelling(typed)
    .replace(/[،、]/gu, ',')
    .replaceAll('؛', ';')
    .replace(/(?<=\d)٬(?=\d{3})/gu, '');
}

/** The ten digits of a script are consecutive, and the first of them follows something that is no digit. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** Rounds to a step that a person would use: 5 seconds, half a minute, 5 minutes, … */
function roundedLikeAPerson(time: number): number {
  const steps: readonly (readonly [below: number, step: number])[] = [
    [10_000, 1_000],
    [60_000, 5_000],
    [300_000, 30_000],
    [3_600_000, 60_000],
    [36_000_000, 600_000],
  ];
  if (time < 1_000) return time < 95 ? time : Math.max(100, Math.round(time / 100) * 100);
  const step = steps.find(([below]) => time < below)?.[1] ?? 3_600_000;
  return Math.max(step, Math.round(time / step) * step);
}

function groupsOf(parts: readonly Intl.NumberFormatPart[]): readonly GroupOfDigits[] {
  const groups: GroupOfDigits[] = [];
  let separator = '';
  for (const { type, value } of parts) {
    if (type === 'group') separator = value;
    if (type === 'integer') groups.push({ separator, digits: value });
  }
  return groups;
}
