import {
  promote,
  RegistryError,
  registryStatus,
  rollback,
  rollbackRemote,
  stopCanary,
  storageFailure,
} from '@airdex/release-registry';
import type { ChangeOptions, PointerChange, RegistryStore } from '@airdex/release-registry';
import type { Releases } from '@airdex/shared-contracts/api';
import type { HandlersOf } from '../../http/call.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpError } from '../../http/http-error.ts';
import { registryHttpError } from '../registry-api/registry-http-error.ts';
import type { CanaryGuard } from '../telemetry/canary-guard.ts';
import { CANARY_LIMIT } from '../telemetry/failure-share.ts';

/** The releases of this server, and what it hears of a canary. */
export interface ManagedReleases {
  readonly store: RegistryStore;
  readonly guard: CanaryGuard;
}

const MINUTES = Math.round(CANARY_LIMIT.windowMs / 60_000);

/** Runs `work` for a caller with the right, and answers failures of the registry as they are. */
async function managing<Result>(
  releases: ManagedReleases | null,
  caller: Caller,
  work: (releases: ManagedReleases) => Promise<Result>,
): Promise<Result> {
  if (!caller.canManageReleases) throw new HttpError('forbidden', 'This user may not manage releases');
  if (releases === null) throw new HttpError('not-found', 'This server has no releases');
  try {
    return await work(releases);
  } catch (error) {
    const failure = error instanceof RegistryError ? error : storageFailure(error);
    throw failure === undefined ? error : registryHttpError(failure);
  }
}

/** How the history names the caller, and what the change was decided upon. */
function options(
  caller: Caller,
  { revision, reason }: { readonly revision: number; readonly reason?: string | null | undefined },
): ChangeOptions & { readonly revision: number } {
  return { who: caller.username, reason: reason ?? undefined, revision };
}

const changed = ({ revision, changed: isChanged }: PointerChange) => ({ revision, changed: isChanged });

/** The calls of the page that manages releases. Null: this server has none. */
export function releaseHandlers(
  releases: ManagedReleases | null,
): HandlersOf<'getReleases' | 'promoteRelease' | 'rollBackRelease' | 'endCanary'> {
  return {
    getReleases: ({ caller, params }) =>
      managing(releases, caller, async ({ store, guard }): Promise<Releases> => {
        const status = await registryStatus(store.folder, Number(params.history));
        const { canary } = status;
        const counts = canary && guard.countsOf(canary.composition);
        return {
          status,
          canaryScreens: counts && { ...counts, minutes: MINUTES, limit: CANARY_LIMIT.share },
        };
      }),
    promoteRelease: ({ caller, body }) =>
      managing(releases, caller, async ({ store }) => {
        const change = { ...options(caller, body), canary: body.percent ?? undefined };
        return changed(await store.change(change, [], (folder) => promote(folder, body.composition, change)));
      }),
    rollBackRelease: ({ caller, body: { remote, to, ...body } }) =>
      managing(releases, caller, async ({ store }) => {
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
    endCanary: ({ caller, body: { composition, ...body } }) =>
      managing(releases, caller, async ({ store }) => {
        const change = { ...options(caller, body), composition };
        return changed(await store.change(change, [], (folder) => stopCanary(folder, change)));
      }),
  };
}
