import { describe, expect, test } from '@jest/globals';
import { createLoginAttempts } from './login-attempts.ts';

describe('failed logins', () => {
  test('ten within five minutes make the next one wait until the first is five minutes old', () => {
    let now = 0;
    const attempts = createLoginAttempts(() => now);
    for (let failure = 0; failure < 10; failure++) {
      expect(attempts.begin('a', '10.0.0.1')).toBe(0);
      now += 1000;
    }
    expect(attempts.begin('a', '10.0.0.1')).toBe(290);
    expect(attempts.begin('A', '::ffff:10.0.0.1')).toBe(290);
    expect(attempts.begin('b', '10.0.0.1')).toBe(0);
    expect(attempts.begin('a', '10.0.0.2')).toBe(0);
    now = 300_001;
    expect(attempts.begin('a', '10.0.0.1')).toBe(0);
    expect(attempts.begin('a', '10.0.0.1')).toBe(1);
  });

  test('refused ones do not count, so that waiting ends', () => {
    let now = 0;
    const attempts = createLoginAttempts(() => now);
    for (let failure = 0; failure < 100; failure++) attempts.begin('a', '10.0.0.1');
    now = 300_000;
    expect(attempts.begin('a', '10.0.0.1')).toBe(0);
  });

  test('the addresses of one IPv6 network count as one', () => {
    const attempts = createLoginAttempts(() => 0);
    for (let failure = 0; failure < 10; failure++) attempts.begin('a', `2001:db8::${failure}`);
    expect(attempts.begin('a', '2001:db8:0:0:ffff::1')).toBe(300);
    expect(attempts.begin('a', '2001:db8:0:1::1')).toBe(0);
  });

  test('a success forgets them', () => {
    const attempts = createLoginAttempts(() => 0);
    for (let failure = 0; failure < 10; failure++) attempts.begin('a', '10.0.0.1');
    attempts.forget('A', '10.0.0.1');
    expect(attempts.begin('a', '10.0.0.1')).toBe(0);
  });
});
