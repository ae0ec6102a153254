import { readPointer, stopCanary } from '@airdex/release-registry';
import type { RegistryStore } from '@airdex/release-registry';
import type { CanarySource } from './canary-guard.ts';

/** This server's name in a registry's history for automatic actions. */
const WHO = 'telemetry';

/** The canary of a registry. */
export function registryCanary(store: RegistryStore): CanarySource {
  return {
    canary: async () => (await readPointer(store.folder))?.canary,
    async stopCanary(composition, reason) {
      const options = { who: WHO, reason, composition };
      await store.change({}, [], (folder) => stopCanary(folder, options));
    },
  };
}
