const NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const CHINESE = '一二三四五六日';
const GROUPS: readonly (readonly [RegExp, number])[] = [
  [/\bweekdays?\b|工作日/, 0b0011111],
  [/\bweekends?\b|周末|週末|双休日/, 0b1100000],
  [/\b(daily|every ?day)\b|每天|每日/, 0b1111111],
];
/** A day in Chinese: 周一, 星期天, or without its first part after "to" or a comma: 周一至五, 周一、三. */
const CHINESE_DAY =
  /(?:周|週|星期|礼拜)([一二三四五六日天])|(?<=[至到、,，~–—-]\s?)([一二三四五六日天])(?![\p{L}])/gu;

function dayIndex(word: string): number {
  return /^(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(days?|\.)?$/.test(word)
    ? NAMES.indexOf(word.slice(0, 3))
    : -1;
}

/**
 * Weekdays as stored in the database: bit 0 Monday … bit 6 Sunday. Reads "Mon;Tue", "monday to friday", "Mon–Fri",
 * "saturday to wednesday" (across the end of the week), "thursday & friday", "weekdays", "weekends", "周一至周五";
 * ignores text around the days, such as a time. Null if no day is named.
 */
export function weekdayMask(text: string | null | undefined): number | null {
  const lower = (text ?? '').toLowerCase().replaceAll('\u00a0', ' ');
  let mask = 0;
  for (const [group, days] of GROUPS) if (group.test(lower)) mask |= days;
  const tokens = inEnglish(lower)
    .replace(/[-‐–—~～至到]/g, ' to ')
    .split(/[\s;,，、&/]+/);
  for (let position = 0; position < tokens.length; position += 1) {
    const day = dayIndex(tokens[position] ?? '');
    if (day < 0) continue;
    const joins = /^(to|thru|through)$/.test(tokens[position + 1] ?? '');
    const last = joins ? dayIndex(tokens[position + 2] ?? '') : -1;
    mask |= last < 0 ? 1 << day : rangeMask(day, last);
  }
  return mask === 0 ? null : mask;
}

function inEnglish(text: string): string {
  return text.replaceAll(CHINESE_DAY, (_, first: string | undefined, later: string | undefined) => {
    const day = (first ?? later ?? '').replace('天', '日');
    return ` ${NAMES[CHINESE.indexOf(day)] ?? ''} `;
  });
}

function rangeMask(first: number, last: number): number {
  let mask = 0;
  for (let day = first; ; day = (day + 1) % 7) {
    mask |= 1 << day;
    if (day === last) return mask;
  }
}

/** The mask of one ISO date's weekday. */
export function maskOfDate(date: string): number {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return 1 << ((day + 6) % 7);
}

/** The mask of weekdays that are some days later, or earlier if `days` is negative. */
export function shiftedMask(mask: number, days: number): number {
  const shift = ((days % 7) + 7) % 7;
  return ((mask << shift) | (mask >> (7 - shift))) & 0b1111111;
}
