const NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const CHINESE = ['一', '二', '三', '四', '五', '六', '日'];

function dayIndex(word: string): number {
  const chinese = /^(?:周|星期)([一二三四五六日天])$/.exec(word)?.[1];
  if (chinese) return CHINESE.indexOf(chinese === '天' ? '日' : chinese);
  return /^(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(days?|\.)?$/.test(word)
    ? NAMES.indexOf(word.slice(0, 3))
    : -1;
}

/**
 * Weekdays as stored in the database: bit 0 Monday … bit 6 Sunday. Reads "Mon;Tue", "monday to friday",
 * "saturday to wednesday" (across the end of the week), "thursday & friday", "weekdays"; ignores text around
 * the days, such as a time. Null if no day is named.
 */
export function weekdayMask(text: string | null | undefined): number | null {
  let mask = 0;
  const lower = (text ?? '').toLowerCase().replaceAll('\u00a0', ' ');
  if (/\bweekdays\b/.test(lower)) mask |= 0b0011111;
  if (/\b(daily|every day)\b/.test(lower)) mask |= 0b1111111;
  const tokens = lower.split(/[\s;,&/]+/);
  for (let position = 0; position < tokens.length; position += 1) {
    const day = dayIndex(tokens[position] ?? '');
    if (day < 0) continue;
    const joins = /^(to|-|–|through)$/.test(tokens[position + 1] ?? '');
    const last = joins ? dayIndex(tokens[position + 2] ?? '') : -1;
    mask |= last < 0 ? 1 << day : rangeMask(day, last);
  }
  return mask === 0 ? null : mask;
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
