import { readPointer, stopCanary } from '@airdex/release-registry';
import type { RegistryStore } from '@airdex/release-registry';
import type { CanarySource } from './canary-guard.ts';

/** This server's name in a registry's history for automatic actions. */
const WHO = 'telemetry';

/** The canary of a registry. There is none while the pointer cannot be read. */
export function registryCanary(store: RegistryStore): CanarySource {
  return {
    // Where pages are served, an unreadable pointer is reported once. Here it would be reported with each batch.
    canary: async () => (await readPointer(store.folder).catch(() => undefined))?.canary,
    async stopCanary(composition, reason) {
      const options = { who: WHO, reason, composition };
      await store.change({}, [], (folder) => stopCanary(folder, options));
    },
  };
}
