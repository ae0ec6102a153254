import type { ComposedRemote, CompositionContent } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { checkTogether, withRemotes } from './compose.ts';

/**
 * A running canary after what is current changed from `before` to `after`: what the canary tries stays as it is, all
 * else follows. So a canary never keeps its users from another team's release, nor lives on without one.
 * @throws RegistryError when what the canary tries can't go with what is current now.
 */
export function composeCanaryAnew(
  canary: CompositionContent,
  before: CompositionContent,
  after: CompositionContent,
): CompositionContent {
  const tries = (remote: ComposedRemote) =>
    before.remotes.find((it) => it.name === remote.name)?.release !== remote.release;
  const shell = canary.shell.release === before.shell.release ? after.shell : canary.shell;
  const content = withRemotes({ ...after, shell }, canary.remotes.filter(tries));
  try {
    checkTogether(content);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    throw new RegistryError('canary-in-the-way', `It does not go with the running canary: ${error.message}`, {
      hint: 'Stop the canary (`mfe rollback --canary`), or do both at once with --stop-canary.',
      cause: error,
    });
  }
  return content;
}
