import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { isContractCompatible } from '@airdex/shared-contracts/remote-contract';
import type { PageComposition } from './page-composition.ts';
import type { RemoteFailure } from '../failures/remote-failure.ts';

export type FoundRemote =
  | { readonly ok: true; readonly remote: ComposedRemote }
  | { readonly ok: false; readonly failure: RemoteFailure };

function refuse(failure: RemoteFailure): FoundRemote {
  return { ok: false, failure };
}

/**
 * Looks up a remote and performs all checks that are possible before its code is requested.
 * @param offered contract version of this shell
 */
export function findRemote(
  composition: PageComposition,
  name: string,
  exposed: string,
  offered: string,
): FoundRemote {
  if (!composition.ok) return refuse({ kind: 'composition-unreadable', problems: composition.problems });
  const reading = composition.remotes.get(name);
  if (reading === undefined) return refuse({ kind: 'unknown-remote' });
  if (!reading.ok) return refuse({ kind: 'malformed', problems: reading.problems, isOfPage: true });
  const remote = reading.value;
  if (!isContractCompatible(offered, remote.contractVersion)) {
    return refuse({ kind: 'incompatible-contract', builtAgainst: remote.contractVersion, offered });
  }
  if (!Object.hasOwn(remote.preload, exposed)) return refuse({ kind: 'unknown-module' });
  return { ok: true, remote };
}
