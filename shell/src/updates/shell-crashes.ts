import { avoidedRelease } from '@airdex/shared-contracts/composition';
import { LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { readComposition } from '../remotes/index.ts';
import { browserStorage } from '../lib/storage/browser-storage.ts';
import { shellSource } from '../telemetry/code-source.ts';
import { avoidComposition, isAvoided } from './composition-cookie.ts';
import { createCompositionOffer } from './composition-offer.ts';
import { createFailureMemory } from './failure-memory.ts';
import { COMPOSITION_LIMITS } from './limits.ts';

/**
 * Counts a crash of the whole page. After several crashes the browser moves away from the page's composition, because its
 * shell does not work, and the next load brings another one. The health check of the composition has crashed as well.
 */
export async function noteShellCrash(telemetry: HostServices['telemetry']): Promise<void> {
  const composition = readComposition();
  const tab = browserStorage(() => window.sessionStorage);
  const isDeveloped = tab.read(SESSION_STORAGE_KEYS.remoteOverrides) !== null;
  if (!composition.ok || isDeveloped || isAvoided(composition.id)) return;
  const { id } = composition;
  const storage = browserStorage(() => window.localStorage);
  const crashes = createFailureMemory(storage, id, LOCAL_STORAGE_KEYS.shellCrashes);
  crashes.add('shell');
  if (crashes.count() < COMPOSITION_LIMITS.shellFailures) return;
  // A server that does not respond may be the cause.
  if (!(await createCompositionOffer(id, window.fetch.bind(window)).check())) return;
  const { remote, release } = shellSource();
  avoidComposition(id, avoidedRelease(remote, release));
  const error = new Error(`The shell of composition ${id} crashed here repeatedly`);
  telemetry.report({ kind: 'error', name: 'composition left', error });
}
