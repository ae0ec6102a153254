import { expect, vi, test } from 'vitest';
import { isInCanary } from '@airdex/release-registry';
import type { Canary } from '@airdex/shared-contracts/composition';
import type { TelemetryBatch } from '@airdex/shared-contracts/telemetry';
import { createCanaryGuard } from './canary-guard.ts';

const CANARY = 'cccccccccccccccc';
const batch = (composition: string | null, failures: number, shown: number): TelemetryBatch => ({
  schemaVersion: 1,
  composition,
  records: Array.from({ length: failures + shown }, (_, index) => ({
    kind: 'step' as const,
    remote: 'mfe-card',
    release: '0123456789abcdef',
    exposed: './card',
    step: 'mount' as const,
    outcome: index < failures ? ('failed' as const) : ('done' as const),
    ms: 5,
  })),
});

/** Keys of browsers that belong to a canary of half of all, and of others. */
const keys = Array.from({ length: 200 }, (_, n) => n.toString(16).padStart(32, '0'));
const half = { composition: CANARY, percent: 50 };
const users = keys.filter((key) => isInCanary(key, half));
const others = keys.filter((key) => !isInCanary(key, half));
const from = (user: number, ip = `192.0.2.${user}`) => ({ bucketKey: users[user], ip });

function guarded(canary: Canary | null = half) {
  const stopCanary = vi.fn(async (_composition: string, _reason: string) => undefined);
  const guard = createCanaryGuard({ canary: async () => canary ?? undefined, stopCanary });
  return { guard, stopCanary };
}

test('a canary whose screens fail too often for several users is stopped, once, with the figures', async () => {
  const { guard, stopCanary } = guarded();
  for (const user of [1, 2, 3]) await guard.record(batch(CANARY, 0, 6), from(user));
  for (const user of [4, 5]) await guard.record(batch(CANARY, 3, 0), from(user));
  expect(stopCanary).not.toHaveBeenCalled();
  await guard.record(batch(CANARY, 1, 0), from(6));
  await guard.record(batch(CANARY, 1, 0), from(6));
  expect(stopCanary.mock.calls).toEqual([[CANARY, '7 of 25 screens failed within 10 minutes']]);
});

test('a crashing shell is a failing canary', async () => {
  const { guard, stopCanary } = guarded();
  const crash = {
    kind: 'error' as const,
    remote: 'shell',
    release: '0123456789abcdef',
    error: 'shell' as const,
  };
  const crashed = { schemaVersion: 1 as const, composition: CANARY, records: [crash] };
  for (let user = 0; user < 20; user += 1) await guard.record(crashed, from(user));
  expect(stopCanary).toHaveBeenCalledTimes(1);
});

test.each([
  ['of another composition', half, 'aaaaaaaaaaaaaaaa'],
  ['of a page without a composition', half, null],
  ['while there is no canary', null, CANARY],
])('failures %s stop nothing', async (_, canary, composition) => {
  const { guard, stopCanary } = guarded(canary);
  for (const user of users.keys()) await guard.record(batch(composition, 50, 0), from(user));
  expect(stopCanary).not.toHaveBeenCalled();
});

test('a browser that is not among its users cannot stop a canary', async () => {
  const { guard, stopCanary } = guarded();
  for (const [user, bucketKey] of [...others, undefined].entries())
    await guard.record(batch(CANARY, 20, 0), { bucketKey, ip: `192.0.2.${user}` });
  expect(stopCanary).not.toHaveBeenCalled();
});

test('one address cannot stop a canary, with however many keys', async () => {
  const { guard, stopCanary } = guarded();
  for (const user of users.keys()) await guard.record(batch(CANARY, 20, 0), from(user, '198.51.100.1'));
  // Occasional failures occur everywhere.
  for (const user of [1, 2]) await guard.record(batch(CANARY, 1, 9), from(user));
  expect(stopCanary).not.toHaveBeenCalled();
});

test('one address cannot hide that a canary fails', async () => {
  const { guard, stopCanary } = guarded();
  for (const user of users.keys()) await guard.record(batch(CANARY, 0, 100), from(user, '198.51.100.1'));
  for (const user of [1, 2, 3]) await guard.record(batch(CANARY, 4, 0), from(user));
  expect(stopCanary).toHaveBeenCalledTimes(1);
});

test('on this machine itself browsers are distinguished only by their keys', async () => {
  const { guard, stopCanary } = guarded();
  await guard.record(batch(CANARY, 20, 0), from(1, '127.0.0.1'));
  await guard.record(batch(CANARY, 20, 0), from(2, '127.0.0.1'));
  expect(stopCanary).not.toHaveBeenCalled();
  await guard.record(batch(CANARY, 20, 0), from(3, '127.0.0.1'));
  expect(stopCanary).toHaveBeenCalledTimes(1);
});
