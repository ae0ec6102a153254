import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { diagnoseUnreachable } from './diagnose-unreachable.ts';
import type { Unreachable } from './diagnose-unreachable.ts';
import type { RemoteFailure } from './remote-failure.ts';
import { releasedFiles } from './released-files.ts';

/**
 * Finds out why a file that a load wanted could not be had: it may be the remote's, or a library that the shell hands
 * over. Never rejects.
 * @param composition id of the page's
 */
export async function diagnoseLoad(
  failure: Unreachable,
  remote: ComposedRemote,
  composition: string,
): Promise<RemoteFailure> {
  return diagnoseUnreachable(failure, await releasedFiles(failure.url, remote, composition));
}
