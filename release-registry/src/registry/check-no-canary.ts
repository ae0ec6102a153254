import type { Canary } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';

/** @throws RegistryError: a canary runs that the operation would put an end to. */
export function checkNoCanary(running: Canary | undefined): void {
  if (running === undefined) return;
  const { composition, percent } = running;
  throw new RegistryError(
    'canary-runs',
    `Another canary is running: ${composition}, for ${percent} % of users`,
    {
      hint: 'Promote or stop that one first (`mfe status` shows whose it is), or end it with --stop-canary.',
      details: { canary: { composition, percent } },
    },
  );
}
