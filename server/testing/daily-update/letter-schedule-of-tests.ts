/** The letters' day in tests, a time of it at which they are due, and when they become due. */
export const LETTER_DAY = '2026-11-20';
export const LETTER_TIME = new Date('2026-11-20T12:00:00Z');
export const SCHEDULE = { time: '06:00', zone: 'Europe/Paris' } as const;
