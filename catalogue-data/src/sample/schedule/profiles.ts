import { minutesOf } from '../calendar.ts';

/**
 * When, how long and how often programmes are on air, one line each: `start-end:weight … | minutes:weight … |
 * frequency:weight … | days`. `days` sets the weekdays of a weekly programme: `any`, `week` (Monday to
 * Thursday), `end` (Friday to Sunday), `sat`, `sun`.
 */
const PROFILES = {
  drama:
    '20:00-21:30:7 21:30-22:15:3 | 45:4 50:4 52:3 60:3 90:2 | weekly:8 twice-weekly:1 weekdays:0.3 | any',
  crime: '20:00-21:30:7 21:30-22:15:4 | 45:4 52:3 60:3 90:4 | weekly:9 twice-weekly:0.6 | any',
  dark: '22:30-23:30:6 21:45-22:15:2 | 42:3 50:4 60:2 | weekly:8 | any',
  epic: '20:00-21:30:8 19:00-19:45:1 | 45:5 55:3 60:3 90:1 | weekly:7 twice-weekly:1 weekdays:0.5 | any',
  martial: '19:30-21:30:8 22:30-23:15:1 | 42:5 45:4 60:1 | weekdays:4 twice-weekly:2 weekly:3 | any',
  romance: '20:00-22:10:8 18:00-19:30:1 | 45:4 60:4 70:2 | weekly:5 twice-weekly:3 weekdays:1 | any',
  dailySoap: '17:00-19:45:7 13:00-16:00:3 | 25:4 30:4 45:2 | weekdays:9 daily:1 | any',
  telenovela: '13:30-17:30:4 18:00-21:15:6 | 45:5 50:3 60:3 | weekdays:9 daily:0.6 | any',
  serial: '19:00-20:45:8 | 42:4 45:4 50:2 | weekly:8 twice-weekly:2 | any',
  sitcom: '18:30-21:45:8 | 22:5 25:4 30:4 | weekly:7 twice-weekly:1 weekdays:1 | any',
  comedyDrama: '20:15-22:15:8 | 30:3 42:4 50:4 | weekly:9 | any',
  shorts: '18:45-20:10:7 22:30-23:00:2 | 3:2 5:4 7:3 9:2 | weekdays:7 daily:2 | any',
  lateComedy: '21:30-22:20:3 22:30-23:30:7 | 30:4 45:4 60:2 | weekly:9 fortnightly:0.5 | end',
  panel: '21:00-22:15:6 22:30-23:15:3 18:30-19:30:1 | 30:3 45:4 60:3 | weekly:9 | end',
  kidsSeries: '06:30-09:30:5 14:30-17:45:6 | 7:3 11:5 13:2 22:4 25:2 | weekdays:7 weekend:2 weekly:2 | end',
  preschool: '06:00-09:30:7 16:30-18:00:4 | 5:4 7:4 11:4 15:1 | weekdays:7 daily:3 | any',
  kidsShow: '08:00-11:00:3 15:00-17:45:6 | 25:5 30:4 45:2 | weekly:6 weekend:2 weekdays:3 | end',
  teen: '16:00-19:15:8 | 22:3 25:4 30:2 45:2 | weekdays:5 weekly:4 | any',
  singleDoc:
    '20:15-22:15:6 22:30-23:15:3 14:00-17:00:1 | 52:6 60:3 75:1 90:3 | one-off:5 weekly:4 irregular:1 | any',
  docSeries:
    '20:00-22:15:7 19:00-19:45:1 22:30-23:00:1 | 43:3 50:4 52:4 60:2 | weekly:9 twice-weekly:0.5 | any',
  nature: '19:00-21:00:6 15:00-17:30:3 | 43:4 50:5 52:3 | weekly:6 one-off:2 | end',
  crimeDoc: '21:00-22:20:5 22:30-23:15:4 | 42:4 50:4 60:2 | weekly:9 | any',
  culture:
    '22:30-23:30:5 18:00-19:30:2 10:30-13:00:3 | 26:3 30:4 52:4 | weekly:7 fortnightly:2 monthly:2 | sun',
  stage: '20:15-21:30:5 22:30-23:15:4 | 60:3 90:5 120:3 | one-off:5 monthly:2 weekly:1 irregular:1 | sun',
  faith: '09:00-11:30:7 23:00-23:30:2 | 15:2 30:5 45:2 | weekly:8 | sun',
  bigShow: '20:00-20:45:9 | 90:3 105:3 120:4 150:2 | weekly:10 | sat',
  studio: '19:45-21:30:8 | 60:3 75:4 90:4 | weekly:9 | end',
  event: '20:00-21:00:8 | 120:4 150:3 180:2 | yearly:6 one-off:4 | sat',
  pranks: '19:00-21:15:7 22:30-23:00:1 | 25:3 30:3 45:4 | weekly:8 weekdays:1 | end',
  stripQuiz: '17:00-19:45:8 12:00-14:00:2 | 25:3 30:3 45:5 50:2 | weekdays:9 daily:1 | any',
  primeQuiz: '20:00-21:15:8 | 50:3 60:5 75:2 90:2 | weekly:9 | any',
  physical: '19:30-20:45:8 | 60:4 75:3 90:3 | weekly:9 | end',
  prime: '20:00-21:45:9 | 50:4 60:5 75:2 90:2 | weekly:9 twice-weekly:0.7 | any',
  dating: '20:15-22:15:8 | 50:3 60:5 75:2 | weekly:7 twice-weekly:1 weekdays:1 | any',
  house: '18:00-19:45:3 20:30-22:10:6 | 45:4 60:4 75:1 | daily:3 weekdays:4 twice-weekly:2 weekly:1 | any',
  docuSoap: '18:00-21:15:8 | 25:4 42:4 50:3 | weekly:6 weekdays:3 | any',
  makeover: '18:30-20:45:6 14:30-17:00:3 | 42:4 50:4 60:2 | weekly:7 weekdays:2 | any',
  lifestyle: '10:00-13:00:4 14:00-17:30:4 18:00-19:30:3 | 25:4 30:4 42:3 50:2 | weekly:6 weekdays:4 | end',
  motoring: '18:00-20:00:4 11:00-13:00:3 20:30-21:30:2 | 25:2 45:4 60:2 | weekly:9 | sun',
  concert: '21:00-22:15:4 22:30-23:45:6 | 52:3 60:4 90:4 | one-off:5 monthly:2 weekly:2 irregular:1 | sat',
  musicMagazine: '17:00-19:00:4 22:45-23:45:4 | 26:4 45:3 60:2 | weekly:9 | end',
  musicShow: '19:30-21:15:8 | 60:4 75:3 90:3 | weekly:9 | end',
  newscast:
    '12:00-13:00:2 18:00-20:00:7 22:00-22:30:2 06:00-07:00:1 | 15:2 25:3 30:5 40:2 | daily:6 weekdays:4 | any',
  morning: '06:00-07:00:9 | 120:3 150:4 180:4 | weekdays:9 weekend:1 daily:1 | any',
  newsWeekly:
    '20:15-22:15:5 22:30-23:00:4 18:00-19:30:2 | 30:4 45:5 60:3 | weekly:9 fortnightly:1 monthly:1 | any',
  debate: '20:30-22:15:6 22:30-23:00:3 11:00-12:30:2 | 52:3 60:5 75:2 90:2 | weekly:9 | week',
  business: '18:00-19:30:4 07:00-09:00:2 22:30-23:00:2 | 15:3 26:4 30:4 | weekly:5 weekdays:5 | any',
  liveSport:
    '14:00-17:00:3 18:00-19:45:3 20:00-20:45:5 | 105:3 120:5 135:3 | weekly:6 irregular:2 yearly:1 | end',
  sportWeekly: '18:00-19:45:4 22:30-23:30:5 | 25:2 45:4 60:4 75:2 | weekly:9 | sun',
  fitness: '06:30-09:30:9 | 10:2 15:3 25:4 30:3 | weekdays:8 daily:2 | any',
  daytimeTalk: '09:00-12:00:4 13:30-17:15:6 | 42:3 50:4 60:4 90:1 | weekdays:10 | any',
  court: '14:00-17:30:9 | 25:3 42:4 50:3 | weekdays:9 | any',
  lateTalk: '22:30-23:50:10 | 42:3 45:3 60:5 | weekly:4 weekdays:4 twice-weekly:2 | end',
  eveningTalk: '20:30-22:15:6 22:30-23:15:5 | 45:4 60:5 75:2 | weekly:9 | any',
  consumer: '18:00-20:15:6 12:30-14:00:2 | 25:3 30:4 45:4 | weekly:7 weekdays:2 | week',
} as const;
export type ProfileName = keyof typeof PROFILES;

export interface Profile {
  /** First and last start, minutes since midnight, and weight. */
  readonly starts: readonly (readonly [item: readonly [from: number, to: number], weight: number])[];
  readonly minutes: readonly (readonly [item: number, weight: number])[];
  readonly frequencies: readonly (readonly [item: string, weight: number])[];
  readonly days: keyof typeof DAYS;
}

/** Weekdays (0 Monday) that a weekly programme may be on. */
export const DAYS = {
  any: [0, 1, 2, 3, 4, 5, 6],
  week: [0, 1, 2, 3],
  end: [4, 5, 6],
  sat: [4, 5, 5, 5],
  sun: [5, 6, 6],
} as const;

const PARSED = new Map(Object.entries(PROFILES).map(([name, row]) => [name, parse(row)]));

export function profileNamed(name: ProfileName): Profile {
  const profile = PARSED.get(name);
  if (!profile) throw new Error(`No schedule profile ${name}`);
  return profile;
}

function parse(row: string): Profile {
  const [starts = '', minutes = '', frequencies = '', days = 'any'] = row.split(' | ');
  return {
    starts: starts.split(' ').map((entry) => {
      const [, from = '', to = '', weight = ''] = /^(\d\d:\d\d)-(\d\d:\d\d):([\d.]+)$/.exec(entry) ?? [];
      return [[minutesOf(from), minutesOf(to)], Number(weight)];
    }),
    minutes: weightedEntries(minutes).map(([item, weight]) => [Number(item), weight]),
    frequencies: weightedEntries(frequencies),
    days: days as keyof typeof DAYS,
  };
}

function weightedEntries(text: string): [item: string, weight: number][] {
  return text.split(' ').map((entry) => {
    const [item = '', weight] = entry.split(':');
    return [item, Number(weight)];
  });
}
