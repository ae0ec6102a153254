import { describe, expect, test } from 'vitest';
import { RowOutcome } from '../report/row-outcome.ts';
import type { Airing } from './airing.ts';
import { episodeNumber } from './episode-number.ts';
import { filledDurations } from './fill-durations.ts';
import { guideTitles, textIn } from './guide-texts.ts';
import { launchOfAirings } from './launch-of-airings.ts';
import { localAiring } from './local-clock.ts';

function airing(wall: number, about: Partial<Airing> = {}): Airing {
  const facts = {
    title: 'T',
    titleEn: null,
    titleZh: null,
    descriptionEn: null,
    descriptionZh: null,
    hosts: [],
    cast: [],
    directors: [],
    categories: [],
    countries: [],
    season: null,
    episodes: null,
  };
  const outcome = new RowOutcome(1, '');
  return { outcome, wall, offset: 0, local: null, duration: null, sharesSlot: false, facts, ...about };
}

const AT = Date.UTC(2024, 0, 1, 23, 30);
const minutes = (count: number): number => AT + count * 60_000;

describe('durations', () => {
  test('uses the next start for a missing stop, if it is near and later', () => {
    const airings = [airing(AT), airing(AT), airing(minutes(45)), airing(minutes(600))];
    expect(filledDurations(airings)).toEqual([45, 45, null, null]);
    expect(airings[0]?.outcome.repairs).toContain('stopMissing');
  });

  test('keeps a given duration even past the next start, and gives none to programmes that share a slot', () => {
    const airings = [
      airing(AT, { duration: 60 }),
      airing(minutes(30), { sharesSlot: true }),
      airing(minutes(40)),
    ];
    expect(filledDurations(airings)).toEqual([60, null, null]);
  });
});

describe('the local clock', () => {
  test('uses the times that the guide gives as local', () => {
    const local = { date: '2024-01-02', time: '07:30' };
    expect(localAiring(airing(AT, { local }), 'GB', null)).toEqual(local);
  });

  test('takes a time without an offset as local', () => {
    expect(localAiring(airing(AT, { offset: null }), 'JP', null)).toEqual({
      date: '2024-01-01',
      time: '23:30',
    });
  });

  test('converts UTC to the clock of a country that has only one', () => {
    const utc = airing(AT);
    expect(localAiring(utc, 'JP', null)).toEqual({ date: '2024-01-02', time: '08:30' });
    expect(utc.outcome.repairs).toContain('offsetUtc');
  });

  test('treats an offset as local if a country with several clocks uses it', () => {
    expect(localAiring(airing(AT, { offset: -300 }), 'US', null).time).toBe('23:30');
  });

  test('converts UTC on a channel of unknown place to the guide’s other offset, or gives no time', () => {
    expect(localAiring(airing(AT), null, 480)).toEqual({ date: '2024-01-02', time: '07:30' });
    const unknown = airing(AT);
    expect(localAiring(unknown, null, null)).toEqual({ date: '2024-01-01', time: null });
    expect(unknown.outcome.repairs).toContain('timeUnknown');
    expect(localAiring(airing(AT), 'US', null).time).toBeNull();
  });

  test('gives the day on which all clocks of the country agree, even without a time', () => {
    expect(localAiring(airing(AT), 'AU', null)).toEqual({ date: '2024-01-02', time: null });
    expect(localAiring(airing(AT), 'US', null)).toEqual({ date: '2024-01-01', time: null });
  });
});

describe('the launch', () => {
  const days = (
    count: number,
    time: string | null,
  ): { date: string; time: string | null; duration: number }[] =>
    Array.from({ length: count }, (_, day) => ({ date: `2024-01-0${day + 1}`, time, duration: 30 + day }));

  test('is the first broadcast, with every weekday, the usual hour and the median length', () => {
    expect(launchOfAirings(days(5, '20:00'))).toEqual({
      launch_date: '2024-01-01',
      launch_date_precision: 'day',
      launch_time: '20:00',
      slot_start: '20:00',
      slot_end: '20:32',
      timeslot: 'primetime',
      weekdays: 0b0011111,
      duration_minutes: 32,
      frequency: 'weekdays',
    });
  });

  test('has no slot without a usual hour, and no time if none is known', () => {
    const mixed = [
      ...days(1, '20:00'),
      { date: '2024-01-02', time: '10:00', duration: 30 },
      { date: '2024-01-03', time: '11:00', duration: 30 },
    ];
    expect(launchOfAirings(mixed)).not.toHaveProperty('slot_start');
    const utcOnly = launchOfAirings(days(2, null));
    expect(utcOnly).toMatchObject({ launch_date: '2024-01-01', weekdays: 3 });
    expect(utcOnly).not.toHaveProperty('timeslot');
  });

  test('has a frequency only if the guide shows a regular pattern', () => {
    expect(launchOfAirings(days(7, '20:00')).frequency).toBe('daily');
    expect(launchOfAirings(days(1, '20:00'))).not.toHaveProperty('frequency');
    const weeks = ['2024-01-01', '2024-01-08', '2024-01-15'].map((date) => ({
      date,
      time: '20:00',
      duration: 30,
    }));
    expect(launchOfAirings(weeks).frequency).toBe('weekly');
    expect(launchOfAirings(weeks.slice(0, 2))).not.toHaveProperty('frequency');
  });
});

describe('texts of a guide', () => {
  const outcome = (): RowOutcome => new RowOutcome(1, '');

  test('takes the first title as the channel’s and tagged others as translations', () => {
    const titles = [
      { text: 'Costa Norte', language: 'es' },
      { text: 'Coste du Nord', language: null },
      { text: 'North Shore', language: 'en' },
      { text: '北岸', language: 'zh-hans' },
    ];
    expect(guideTitles(titles, outcome())).toMatchObject({
      title: 'Costa Norte',
      titleEn: 'North Shore',
      titleZh: '北岸',
    });
    expect(guideTitles([], outcome())).toBeNull();
  });

  test('does not treat text tagged as English as English if it is not', () => {
    const wrong = outcome();
    expect(textIn([{ text: 'نشرة الأخبار', language: 'en' }], 'en', wrong)).toBeNull();
    expect(wrong.repairs).toContain('languageTag');
    expect(textIn([{ text: 'News', language: 'en-gb' }], 'en', outcome())).toBe('News');
    expect(textIn([{ text: 'News', language: null }], 'en', outcome())).toBeNull();
  });

  test('counts season and episodes from zero in xmltv_ns only', () => {
    const number = (system: string, text: string) => [{ text, language: null, attributes: { system } }];
    expect(episodeNumber(number('xmltv_ns', '5.3/10.'))).toEqual({ season: 6, episodes: 10 });
    expect(episodeNumber(number('xmltv_ns', '.12.0/1'))).toEqual({ season: null, episodes: null });
    expect(episodeNumber(number('onscreen', 'S05E03'))).toEqual({ season: null, episodes: null });
  });
});
