import { isAllowedOrigin, overrideAddress } from '@airdex/shared-contracts/overrides';
import type { RemoteOverride } from '@airdex/shared-contracts/overrides';
import { isContractCompatible, REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
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
 * @throws CommandError that says what is wrong and what to do.
 */
export async function checkShell(shell: string, override: RemoteOverride): Promise<UsableShell> {
  const address = overrideAddress(shell, override);
  const { composition, overrides } = await readShell(address, shell);
  const { contractVersion, development } = composition.shell;
  if (!isContractCompatible(contractVersion, REMOTE_CONTRACT_VERSION)) {
    throw new CommandError(
      `The shell at ${shell} offers remote contract ${contractVersion}, this remote is built against ${REMOTE_CONTRACT_VERSION}`,
      { hint: 'Run it in a shell of the same version, or take the sources at the version of that shell.' },
    );
  }
  if (!isAllowedOrigin(override.origin, overrides.allowed)) {
    const allowed =
      overrides.allowed.length === 0 ? 'from nowhere' : `only from ${overrides.allowed.join(', ')}`;
    throw new CommandError(
      `The shell at ${shell} does not take remotes from ${override.origin}: ${allowed}`,
      { hint: 'Add the origin to OVERRIDE_ORIGINS of its server.' },
    );
  }
  return { address, contractVersion, hasDevelopmentBuild: development !== undefined };
}
