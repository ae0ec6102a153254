import type { CompositionContent } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { changedParts } from './changed-parts.ts';
import { checkCompatible, withRemotes } from './compose.ts';

/** A change of the current composition. */
export interface CurrentChange {
  readonly action: 'publish' | 'rollback';
  readonly before: CompositionContent;
  readonly after: CompositionContent;
}

/**
 * Composes a running canary again after a change of the current composition. Keeps the releases under test, and the
 * absence of remotes, and updates all others, so that the canary's users get the releases of other teams.
 * @throws RegistryError `canary-in-the-way` if the releases under test are not compatible with the current ones
 */
export function recomposeCanary(
  canary: CompositionContent,
  { action, before, after }: CurrentChange,
): CompositionContent {
  const tried = new Set(changedParts(before, canary).map(({ name }) => name));
  const shell = tried.has('shell') ? canary.shell : after.shell;
  const content = withRemotes(
    { ...after, shell, remotes: after.remotes.filter(({ name }) => !tried.has(name)) },
    canary.remotes.filter(({ name }) => tried.has(name)),
  );
  try {
    checkCompatible(content);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    throw new RegistryError(
      'canary-in-the-way',
      `This change is not compatible with the running canary: ${error.message}`,
      {
        hint:
          action === 'publish'
            ? 'Stop the canary (`mfe rollback --canary`), or do both at once with --stop-canary.'
            : 'Stop the canary first: `mfe rollback --canary`.',
        cause: error,
      },
    );
  }
  return content;
}
