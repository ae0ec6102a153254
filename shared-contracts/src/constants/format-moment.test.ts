import { expect, test } from '@jest/globals';
import { formatDay } from './date-format.ts';
import { formatMoment } from './format-moment.ts';

test('formats a moment with the usual day and a 24-hour time', () => {
  const local = new Date(2026, 10, 22, 22, 6).toISOString();
  for (const language of ['en', 'ch'] as const) {
    const text = formatMoment(local, language);
    expect(text).toContain(formatDay('2026-11-22', language));
    expect(text).toContain('22:06');
  }
});
