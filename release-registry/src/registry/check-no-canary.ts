import type { Canary } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';

/** @throws RegistryError `canary-runs` if there is a canary, which the operation would end */
export function checkNoCanary(running: Canary | undefined): void {
  if (running === undefined) return;
  const { composition, percent } = running;
  throw new RegistryError(
    'canary-runs',
    `Another canary is running: ${composition}, for ${percent} % of users`,
    {
      hint: 'Promote or stop it first (`mfe status` shows who started it), or end it with --stop-canary.',
      details: { canary: { composition, percent } },
    },
  );
}
