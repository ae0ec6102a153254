import { expect, test } from '@jest/globals';
import { formatDay } from './date-format.ts';
import { formatMoment } from './format-moment.ts';

test('formats a moment with the usual day and a 24-hour time', () => {
  const local = new Date(2026, 2, 9, 0, 6).toISOString();
  for (const language of ['en', 'ch'] as const) {
    const text = formatMoment(local, language);
    expect(text).toContain(formatDay('2026-03-09', language));
    expect(text).toContain('00:06');
  }
});
