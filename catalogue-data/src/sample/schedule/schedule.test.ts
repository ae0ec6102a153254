import { describe, expect, test } from 'vitest';
import { timeslotOf } from '../../reference/timeslot.ts';
import { dayOf, minutesOf, weekdayOf } from '../calendar.ts';
import { SUBGENRE_TRAITS } from '../genres/subgenre-traits.ts';
import { seededRandom } from '../random.ts';
import type { ProfileName } from './profiles.ts';
import { drawSchedule, episodesUntil, type Schedule } from './schedule.ts';

const AROUND = dayOf('2026-03-11');
const PROFILES = [...new Set(SUBGENRE_TRAITS.map(({ profile }) => profile))];

function schedules(profile: ProfileName, online: boolean): Schedule[] {
  const random = seededRandom(`${profile} ${online}`);
  return Array.from({ length: 200 }, () => drawSchedule(profile, online, AROUND, random));
}

describe.each(PROFILES)('schedules of %s', (profile) => {
  test.each([false, true])('are consistent (online: %s)', (online) => {
    const wrong = schedules(profile, online).filter((schedule) => {
      const { launch, end, weekdays, time, slotEnd, minutes, episodes, frequency, timeslot } = schedule;
      const slot = (minutesOf(slotEnd) - minutesOf(time) + 1440) % 1440;
      const isSingle = frequency === 'one-off' || frequency === 'yearly';
      return (
        (weekdays & (1 << weekdayOf(launch))) === 0 ||
        (weekdays & (1 << weekdayOf(end))) === 0 ||
        Math.abs(launch - AROUND) > 6 ||
        end < launch ||
        timeslot !== timeslotOf(time) ||
        slot < minutes ||
        (isSingle && (episodes !== 1 || end !== launch))
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('a run', () => {
  const runs = PROFILES.flatMap((profile) => schedules(profile, false));

  test.each([
    ['weekly', 7],
    ['fortnightly', 14],
    ['monthly', 28],
  ])('of a %s programme has %s days between episodes', (frequency, days) => {
    const found = runs.filter((run) => run.frequency === frequency);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ launch, end, episodes }) => end - launch !== (episodes - 1) * days)).toEqual([]);
  });

  test('on weekdays ends with its last episode', () => {
    const strips = runs.filter(({ frequency }) => frequency === 'weekdays');
    const wrong = strips.filter(({ launch, end, episodes }) => {
      let shown = 0;
      for (let day = launch; day <= end; day++) if (weekdayOf(day) < 5) shown++;
      return shown !== episodes;
    });
    expect(strips.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('is complete on its last day, begins on its first, and was not on air before', () => {
    const wrong = runs.filter((run) => {
      const { launch, end, episodes } = run;
      const first = launch === end ? episodes : 1;
      return (
        episodesUntil(end, run) !== episodes ||
        episodesUntil(end - 1, run) !== (launch === end ? 0 : episodes - 1) ||
        episodesUntil(launch, run) !== first ||
        episodesUntil(launch - 1, run) !== 0
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('what professionals expect', () => {
  const startsOf = (profile: ProfileName, online: boolean): number[] =>
    schedules(profile, online).map(({ time }) => minutesOf(time));

  test.each(['preschool', 'kidsSeries', 'kidsShow', 'teen'] as const)(
    'never shows %s in the evening',
    (profile) => {
      for (const online of [false, true]) {
        expect(Math.min(...startsOf(profile, online))).toBeGreaterThanOrEqual(6 * 60);
        expect(Math.max(...startsOf(profile, online))).toBeLessThan(20 * 60);
      }
    },
  );

  test('schedules drama for 40 minutes or more, late talk late, and breakfast television early', () => {
    expect(Math.min(...schedules('drama', false).map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(40);
    expect(schedules('lateTalk', false).every(({ timeslot }) => timeslot === 'latenight')).toBe(true);
    expect(Math.max(...startsOf('morning', false))).toBeLessThanOrEqual(7 * 60);
  });
});
