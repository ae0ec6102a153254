import { beforeEach, describe, expect, test } from 'vitest';
import { createSignInLimits, type SignInLimits } from './sign-in-limits.ts';

let now: number;
let limits: SignInLimits;
beforeEach(() => {
  now = 1_000_000;
  limits = createSignInLimits(() => now);
});

const waits = (wait: number) => ({ limit: 'name-and-address', wait });
const address = (number: number): string => `10.${number >> 8}.${number & 255}.1`;

describe('failures of a name from an address', () => {
  test('make the next one wait after ten within five minutes, until the first is five minutes old', () => {
    for (let failure = 0; failure < 10; failure++) {
      expect(limits.begin('a', '10.0.0.1')).toBeNull();
      now += 1000;
    }
    expect(limits.begin('a', '10.0.0.1')).toEqual(waits(290));
    expect(limits.begin('A', '::ffff:10.0.0.1')).toEqual(waits(290));
    expect(limits.begin('b', '10.0.0.1')).toBeNull();
    expect(limits.begin('a', '10.0.0.2')).toBeNull();
    now += 290_001;
    expect(limits.begin('a', '10.0.0.1')).toBeNull();
    expect(limits.begin('a', '10.0.0.1')).toEqual(waits(1));
  });

  test('that are rejected do not count, so that waiting ends', () => {
    for (let failure = 0; failure < 100; failure++) limits.begin('a', '10.0.0.1');
    now += 300_000;
    expect(limits.begin('a', '10.0.0.1')).toBeNull();
  });

  test('count the addresses of one IPv6 network as one', () => {
    for (let failure = 0; failure < 10; failure++) limits.begin('a', `2001:db8::${failure}`);
    expect(limits.begin('a', '2001:db8:0:0:ffff::1')).toEqual(waits(300));
    expect(limits.begin('a', '2001:db8:0:1::1')).toBeNull();
  });

  test('are reset by a success', () => {
    for (let failure = 0; failure < 9; failure++) limits.begin('a', '10.0.0.1');
    limits.succeeded('A', '10.0.0.1', limits.begin('a', '10.0.0.1'));
    expect(limits.begin('a', '10.0.0.1')).toBeNull();
  });

  test('that broke off do not count, but earlier ones do', () => {
    for (let failure = 0; failure < 9; failure++) limits.begin('a', '10.0.0.1');
    for (let attempt = 0; attempt < 200; attempt++)
      limits.brokeOff('A', '10.0.0.1', limits.begin('a', '10.0.0.1'));
    expect(limits.begin('a', '10.0.0.1')).toBeNull();
    const refused = limits.begin('a', '10.0.0.1');
    limits.brokeOff('a', '10.0.0.1', refused);
    expect(limits.begin('a', '10.0.0.1')).toEqual(refused);
  });
});

describe('failures from an address', () => {
  test('make the next one wait after a hundred with any names; successes do not count', () => {
    for (let user = 0; user < 500; user++)
      limits.succeeded(`user ${user}`, '10.0.0.1', limits.begin(`user ${user}`, '10.0.0.1'));
    for (let name = 0; name < 100; name++) expect(limits.begin(`name ${name}`, '10.0.0.1')).toBeNull();
    expect(limits.begin('another', '10.0.0.1')).toEqual({ limit: 'address', wait: 300 });
    expect(limits.begin('another', '10.0.0.2')).toBeNull();
  });
});

describe('failures of a name from any addresses', () => {
  beforeEach(() => {
    for (let failure = 0; failure < 100; failure++) expect(limits.begin('a', address(failure))).toBeNull();
  });

  test('allow one attempt every ten seconds after a hundred within an hour, and everybody a turn', () => {
    expect(limits.begin('a', '10.9.0.1')).toEqual({ limit: 'name', wait: 0 });
    expect(limits.begin('A', '10.9.0.2')).toEqual({ limit: 'name', wait: 10 });
    expect(limits.begin('a', '10.9.0.3')).toEqual({ limit: 'name', wait: 20 });
    expect(limits.begin('b', '10.9.0.2')).toBeNull();
    now += 10_000;
    expect(limits.begin('a', '10.9.0.2')).toEqual({ limit: 'name', wait: 0 });
  });

  test('limit further guessing from twenty addresses to one attempt every ten seconds', () => {
    let admitted = 0;
    for (let second = 0; second < 600; second++) {
      for (let each = 0; each < 20; each++)
        if (limits.begin('a', address(1000 + each))?.wait === 0) admitted += 1;
      now += 1000;
    }
    expect(admitted).toBeLessThanOrEqual(61);
  });

  test('are no longer limited after an hour without failures', () => {
    now += 3_600_001;
    expect(limits.begin('a', '10.9.0.1')).toBeNull();
  });
});
