import { describe, expect, test } from '@jest/globals';
import { createLoginAttempts } from './login-attempts.ts';

describe('failed logins', () => {
  test('ten within five minutes make the next one wait until the first is five minutes old', () => {
    let now = 0;
    const attempts = createLoginAttempts(() => now);
    for (let failure = 0; failure < 10; failure++) {
      expect(attempts.retryAfter('a', '1')).toBe(0);
      attempts.recordFailure('a', '1');
      now += 1000;
    }
    expect(attempts.retryAfter('a', '1')).toBe(290);
    expect(attempts.retryAfter('b', '1')).toBe(0);
    expect(attempts.retryAfter('a', '2')).toBe(0);
    now = 300_001;
    expect(attempts.retryAfter('a', '1')).toBe(0);
    attempts.recordFailure('a', '1');
    expect(attempts.retryAfter('a', '1')).toBe(1);
  });

  test('a success forgets them', () => {
    const attempts = createLoginAttempts(() => 0);
    for (let failure = 0; failure < 10; failure++) attempts.recordFailure('a', '1');
    attempts.reset('A', '1');
    expect(attempts.retryAfter('a', '1')).toBe(0);
  });
});
