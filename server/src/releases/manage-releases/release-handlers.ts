import { promote, registryStatus, rollback, rollbackRemote, stopCanary } from '@airdex/release-registry';
import type { ChangeOptions, PointerChange, RegistryStore } from '@airdex/release-registry';
import type { Releases } from '@airdex/shared-contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import type { HandlersOf } from '../../http/call.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpError } from '../../http/http-error.ts';
import { registryFailure } from '../registry-api/registry-http-error.ts';
import type { CanaryGuard } from '../telemetry/canary-guard.ts';

/** The releases of this server, and the guard of its canary. */
export interface ManagedReleases {
  readonly store: RegistryStore;
  readonly guard: CanaryGuard;
}

/** Runs `work` if the caller has the right. Errors of the registry become HttpErrors. */
async function managing<Result>(
  releases: ManagedReleases | null,
  { caller, log }: { readonly caller: Caller; readonly log: FastifyBaseLogger },
  work: (releases: ManagedReleases) => Promise<Result>,
): Promise<Result> {
  if (!caller.canManageReleases) throw new HttpError('forbidden', 'This user may not manage releases');
  if (releases === null) throw new HttpError('not-found', 'This server has no releases');
  try {
    return await work(releases);
  } catch (error) {
    throw registryFailure(error, log);
  }
}

/** The caller's name for the history, the reason, and the revision that the change is based on. */
function options(
  caller: Caller,
  { revision, reason }: { readonly revision: number; readonly reason?: string | null | undefined },
): ChangeOptions & { readonly revision: number } {
  return { who: caller.username, reason: reason ?? undefined, revision };
}

const changed = ({ revision, changed: isChanged }: PointerChange) => ({ revision, changed: isChanged });

/** The calls of the page that manages releases. Null: this server has no releases. */
export function releaseHandlers(
  releases: ManagedReleases | null,
): HandlersOf<'getReleases' | 'promoteRelease' | 'rollBackRelease' | 'endCanary'> {
  return {
    getReleases: ({ caller, log, params }) =>
      managing(releases, { caller, log }, async ({ store, guard }): Promise<Releases> => {
        const status = await registryStatus(store.folder, Number(params.history));
        const { canary } = status;
        return { status, canaryScreens: canary && guard.screensOf(canary.composition) };
      }),
    promoteRelease: ({ caller, log, body }) =>
      managing(releases, { caller, log }, async ({ store }) => {
        const change = { ...options(caller, body), canary: body.percent ?? undefined };
        return changed(await store.change(change, [], (folder) => promote(folder, body.composition, change)));
      }),
    rollBackRelease: ({ caller, log, body: { remote, to, ...body } }) =>
      managing(releases, { caller, log }, async ({ store }) => {
        if (remote != null && to != null)
          throw new HttpError('validation', 'Name a remote or a composition, not both', {
            issues: [{ field: 'to', message: 'A remote is named too' }],
          });
        const change = options(caller, body);
        return changed(
          await store.change(change, [], (folder) =>
            remote == null
              ? rollback(folder, { ...change, to: to ?? undefined })
              : rollbackRemote(folder, { ...change, remote }),
          ),
        );
      }),
    endCanary: ({ caller, log, body: { composition, ...body } }) =>
      managing(releases, { caller, log }, async ({ store }) => {
        const change = { ...options(caller, body), composition };
        return changed(await store.change(change, [], (folder) => stopCanary(folder, change)));
      }),
  };
}
