import type { CompositionContent } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { checkCompatible, withRemotes } from './compose.ts';
import { partsTried } from './parts-tried.ts';

/**
 * A running canary after what is current changed from `before` to `after`: what the canary tries stays as it is, all
 * else follows. So a canary never keeps its users from another team's release, nor lives on without one.
 * @throws RegistryError when what the canary tries can't go with what is current now.
 */
export function recomposeCanary(
  canary: CompositionContent,
  before: CompositionContent,
  after: CompositionContent,
): CompositionContent {
  const tried = new Set(partsTried(canary, before).map(({ composed }) => composed));
  const shell = tried.has(canary.shell) ? canary.shell : after.shell;
  const content = withRemotes(
    { ...after, shell },
    canary.remotes.filter((remote) => tried.has(remote)),
  );
  try {
    checkCompatible(content);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    throw new RegistryError('canary-in-the-way', `It does not go with the running canary: ${error.message}`, {
      hint: 'Stop the canary (`mfe rollback --canary`), or do both at once with --stop-canary.',
      cause: error,
    });
  }
  return content;
}
