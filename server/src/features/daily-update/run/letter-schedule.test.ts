import { describe, expect, test } from 'vitest';
import { letterDay } from './letter-schedule.ts';

const at = (moment: string): Date => new Date(moment);

describe('the day of letters', () => {
  test('is the day in the time zone, and due from its time on until it ends', () => {
    const paris = { time: '06:00', zone: 'Europe/Paris' };
    const tokyo = { time: '06:00', zone: 'Asia/Tokyo' };
    expect(letterDay(paris, at('2026-11-21T04:59:59Z'))).toEqual({
      day: '2026-11-21',
      dueAt: at('2026-11-21T05:00:00Z'),
      isDue: false,
    });
    expect(letterDay(paris, at('2026-11-21T05:00:00Z')).isDue).toBe(true);
    expect(letterDay(paris, at('2026-11-21T22:59:59Z'))).toMatchObject({ day: '2026-11-21', isDue: true });
    expect(letterDay(paris, at('2026-11-21T23:00:00Z'))).toMatchObject({ day: '2026-11-22', isDue: false });
    expect(letterDay(tokyo, at('2026-11-20T21:00:00Z'))).toMatchObject({ day: '2026-11-21', isDue: true });
  });

  test('is due an hour later, once, if clocks skip the time', () => {
    const schedule = { time: '02:30', zone: 'Europe/Paris' };
    expect(letterDay(schedule, at('2026-03-29T00:59:00Z')).isDue).toBe(false);
    expect(letterDay(schedule, at('2026-03-29T01:30:00Z'))).toEqual({
      day: '2026-03-29',
      dueAt: at('2026-03-29T01:30:00Z'),
      isDue: true,
    });
  });

  test('is one day, due at the first occurrence, if clocks repeat the time', () => {
    const schedule = { time: '02:30', zone: 'Europe/Paris' };
    const due = at('2026-10-25T00:30:00Z');
    expect(letterDay(schedule, due)).toEqual({ day: '2026-10-25', dueAt: due, isDue: true });
    expect(letterDay(schedule, at('2026-10-25T01:29:00Z'))).toEqual({
      day: '2026-10-25',
      dueAt: due,
      isDue: true,
    });
  });
});
