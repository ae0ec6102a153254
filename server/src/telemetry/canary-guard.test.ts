import { expect, jest, test } from '@jest/globals';
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

function guarded(canary: string | undefined) {
  const stopCanary = jest.fn(async (_composition: string, _reason: string) => undefined);
  const guard = createCanaryGuard({ canary: async () => canary, stopCanary });
  return { guard, stopCanary };
}

test('a canary whose screens fail too often is stopped, once, with the figures', async () => {
  const { guard, stopCanary } = guarded(CANARY);
  await guard.hear(batch(CANARY, 1, 18));
  expect(stopCanary).not.toHaveBeenCalled();
  await guard.hear(batch(CANARY, 2, 0));
  await guard.hear(batch(CANARY, 1, 0));
  expect(stopCanary.mock.calls).toEqual([[CANARY, '3 of 21 screens failed within 10 minutes']]);
});

test.each([
  ['of another composition', CANARY, 'aaaaaaaaaaaaaaaa'],
  ['of a page without a composition', CANARY, null],
  ['while there is no canary', undefined, CANARY],
])('failures %s stop nothing', async (_, canary, composition) => {
  const { guard, stopCanary } = guarded(canary);
  await guard.hear(batch(composition, 50, 0));
  expect(stopCanary).not.toHaveBeenCalled();
});
