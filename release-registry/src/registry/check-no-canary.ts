import type { Canary } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';

/**
 * @param promoted the composition to promote, if one is
 * @throws RegistryError `canary-runs` if there is a canary, which the operation would end
 */
export function checkNoCanary(running: Canary | undefined, promoted?: string): void {
  if (running === undefined) return;
  const { composition, percent, drawnBy } = running;
  if (promoted !== undefined && promoted === drawnBy)
    throw new RegistryError(
      'canary-runs',
      `The canary ${promoted} is now ${composition}, because other releases have been published since`,
      { hint: `Promote ${composition}.`, details: { canary: { composition, percent } } },
    );
  throw new RegistryError(
    'canary-runs',
    `Another canary is running: ${composition}, for ${percent}% of users`,
    {
      hint: 'Promote or stop it first (`mfe status` shows who started it), or end it with --stop-canary.',
      details: { canary: { composition, percent } },
    },
  );
}
