import type { Timeslot } from '@airdex/shared-contracts/constants';
import { timeslotOf } from '../../reference/timeslot.ts';
import type { FrequencyKey } from '../../reference/frequencies.ts';
import { timeOf, weekdayOf, type Day } from '../calendar.ts';
import type { Random } from '../random.ts';
import { DAYS, profileNamed, type ProfileName } from './profiles.ts';

/** When a run of a programme is on air. */
export interface Schedule {
  /** The first day, on one of its weekdays. */
  readonly launch: Day;
  /** The day of the last episode. */
  readonly end: Day;
  /** Start, `HH:MM` local. */
  readonly time: string;
  /** End of the slot, breaks included, `HH:MM` local. */
  readonly slotEnd: string;
  readonly timeslot: Timeslot;
  /** Bit mask, bit 0 Monday. */
  readonly weekdays: number;
  readonly frequency: FrequencyKey;
  readonly minutes: number;
  readonly episodes: number;
}

/** Web platforms publish at these hours, but children's programmes not in the evening. */
const ONLINE_STARTS = [360, 420, 480, 540, 600, 720, 1080, 1200];

/** Release frequencies of web platforms. */
const ONLINE_FREQUENCIES: readonly (readonly [FrequencyKey, number])[] = [
  ['all-at-once', 5],
  ['weekly', 4],
  ['twice-weekly', 1],
];

/** Usual numbers of episodes. */
const EPISODES: Readonly<Record<FrequencyKey, readonly number[]>> = {
  daily: [60, 90, 120, 180, 240, 300, 365],
  weekdays: [20, 40, 60, 65, 80, 100, 120, 160, 200, 240],
  weekend: [8, 12, 16, 20, 26, 40],
  'twice-weekly': [12, 16, 20, 24, 30, 32, 36, 40],
  weekly: [4, 6, 6, 8, 8, 10, 10, 12, 13, 16, 20, 22, 24],
  fortnightly: [6, 8, 10, 12, 20],
  monthly: [4, 6, 9, 10, 12],
  yearly: [1],
  'one-off': [1],
  'all-at-once': [4, 6, 6, 8, 8, 10, 12],
  irregular: [2, 3, 4, 6],
};

/** Days from one episode to the next, for frequencies that do not follow the days of the week. */
const GAPS: Readonly<Partial<Record<FrequencyKey, number>>> = {
  'all-at-once': 0,
  'one-off': 0,
  yearly: 0,
  fortnightly: 14,
  irregular: 21,
  monthly: 28,
};

const WEEKDAY_MASK = 0b0011111;
const WEEKEND_MASK = 0b1100000;
const EVERY_DAY = 0b1111111;

/** Draws the schedule of a run that begins in the week of `around`. */
export function drawSchedule(
  profileName: ProfileName,
  online: boolean,
  around: Day,
  random: Random,
): Schedule {
  const profile = profileNamed(profileName);
  const minutes = random.weighted(profile.minutes);
  const usual = random.weighted(profile.frequencies) as FrequencyKey;
  const frequency =
    online && usual !== 'one-off' && minutes >= 20 ? random.weighted(ONLINE_FREQUENCIES) : usual;
  const start = online
    ? onlineStart(profileName, random)
    : startWithin(random.weighted(profile.starts), random);
  const weekday = frequency === 'all-at-once' ? random.pick([3, 4, 4]) : random.pick(DAYS[profile.days]);
  const weekdays = maskOf(frequency, weekday, random);
  const launch = firstDayIn(weekdays, around);
  const episodes = random.pick(EPISODES[frequency]);
  const slot = minutes < 20 || online ? minutes : Math.ceil((minutes * (1 + random.next() * 0.22)) / 5) * 5;
  const time = timeOf(start);
  return {
    launch,
    end: lastDay(launch, frequency, weekdays, episodes),
    time,
    slotEnd: timeOf(start + slot),
    timeslot: timeslotOf(time),
    weekdays,
    frequency,
    minutes,
    episodes,
  };
}

/** The number of episodes that have been on air at the end of a day. */
export function episodesUntil(day: Day, { launch, end, frequency, weekdays, episodes }: Schedule): number {
  if (day >= end) return episodes;
  const gap = GAPS[frequency];
  if (gap !== undefined) return Math.max(0, Math.floor((day - launch) / gap) + 1);
  let shown = 0;
  for (let each = launch; each <= day; each++) if (weekdays & (1 << weekdayOf(each))) shown++;
  return shown;
}

function onlineStart(profile: ProfileName, random: Random): number {
  const isForChildren = profile === 'preschool' || profile.startsWith('kids') || profile === 'teen';
  return isForChildren ? random.pick(ONLINE_STARTS.slice(0, 5)) : random.pick(ONLINE_STARTS);
}

/** Most programmes start on a quarter of the hour, the others on a multiple of five minutes. */
function startWithin([from, to]: readonly [number, number], random: Random): number {
  const step = random.chance(0.75) ? 15 : 5;
  const first = Math.ceil(from / step);
  return random.whole(first, Math.max(first, Math.floor(to / step))) * step;
}

function maskOf(frequency: FrequencyKey, weekday: number, random: Random): number {
  switch (frequency) {
    case 'daily':
      return EVERY_DAY;
    case 'weekdays':
      return WEEKDAY_MASK;
    case 'weekend':
      return WEEKEND_MASK;
    case 'twice-weekly':
      return (1 << weekday) | (1 << ((weekday + random.whole(1, 3)) % 7));
    default:
      return 1 << weekday;
  }
}

/** Runs that fill the week begin on its first day. */
function firstDayIn(mask: number, around: Day): Day {
  const monday = around - weekdayOf(around);
  for (let day = monday; day < monday + 7; day++) if (mask & (1 << weekdayOf(day))) return day;
  return monday;
}

function lastDay(launch: Day, frequency: FrequencyKey, mask: number, episodes: number): Day {
  const gap = GAPS[frequency];
  if (gap !== undefined) return launch + (episodes - 1) * gap;
  const weeks = Math.ceil(episodes / bitsIn(mask)) - 1;
  return launch + weeks * 7 + lastOffset(mask, launch, episodes);
}

/** Days from the first day of its last week to the last episode. */
function lastOffset(mask: number, launch: Day, episodes: number): number {
  const inLastWeek = ((episodes - 1) % bitsIn(mask)) + 1;
  let seen = 0;
  for (let offset = 0; offset < 7; offset++)
    if (mask & (1 << weekdayOf(launch + offset)) && ++seen === inLastWeek) return offset;
  return 0;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest >>= 1) count += rest & 1;
  return count;
}
