import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { diagnoseUnreachable } from './diagnose-unreachable.ts';
import type { Unreachable } from './diagnose-unreachable.ts';
import type { RemoteFailure } from './remote-failure.ts';
import { releasedFiles } from './released-files.ts';

/**
 * Finds out why a file could not be loaded. The file may belong to the remote, or be a library that the shell shares.
 * Never rejects.
 * @param composition id of the page's composition
 */
export async function diagnoseLoad(
  failure: Unreachable,
  remote: ComposedRemote,
  composition: string,
): Promise<RemoteFailure> {
  return diagnoseUnreachable(failure, await releasedFiles(failure.url, remote, composition));
}
