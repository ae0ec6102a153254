import { isAllowedOrigin, overrideAddress } from '@airdex/shared-contracts/overrides';
import type { RemoteOverride } from '@airdex/shared-contracts/overrides';
import { isContractCompatible } from '@airdex/shared-contracts/remote-contract';
import { CommandError } from '../command-error.ts';
import { readShell } from './read-shell.ts';

/** A shell in which a remote can be developed. */
export interface UsableShell {
  /** Address to open: the page with the override. */
  readonly address: string;
  readonly contractVersion: string;
  /** Whether pages with an override use a development build of React. */
  readonly hasDevelopmentBuild: boolean;
}

/**
 * Checks that the shell at `shell` will load this remote from its dev server once the user agrees. It requests the
 * page that will be opened.
 * @param required the oldest contract that the remote runs with
 * @throws CommandError that says what is wrong and what to do.
 */
export async function checkShell(
  shell: string,
  override: RemoteOverride,
  required: string,
): Promise<UsableShell> {
  const address = overrideAddress(shell, override);
  const { composition, overrides, origin } = await readShell(address, shell);
  if (origin !== new URL(shell).origin)
    // The page's origin is the only one that the dev server serves.
    throw new CommandError(`The shell at ${shell} redirects to ${origin}`, {
      hint: `Name that address with --shell ${origin}.`,
    });
  const { contractVersion, development } = composition.shell;
  if (!isContractCompatible(contractVersion, required)) {
    throw new CommandError(
      `The shell at ${shell} offers remote contract ${contractVersion}, but this remote needs ${required}`,
      {
        hint: 'Run it in a newer shell, or state an older `contract` in mfe.config.ts if the remote needs no more (AIRDEX-106).',
        kind: 'refused',
      },
    );
  }
  if (!isAllowedOrigin(override.origin, overrides.allowed)) {
    const allowed = overrides.allowed.length === 0 ? 'no origin' : `only ${overrides.allowed.join(', ')}`;
    throw new CommandError(
      `The shell at ${shell} does not allow remotes from ${override.origin}. It allows ${allowed}`,
      { hint: 'Add the origin to OVERRIDE_ORIGINS of its server.' },
    );
  }
  return { address, contractVersion, hasDevelopmentBuild: development !== undefined };
}
