import { readPointer, stopCanary } from '@airdex/release-registry';
import type { CanarySource } from './canary-guard.ts';

/** This server's name in a registry's history for automatic actions. */
const WHO = 'telemetry';

/** The canary of the registry in a folder. */
export function registryCanary(registryFolder: string): CanarySource {
  return {
    canary: async () => (await readPointer(registryFolder))?.canary,
    async stopCanary(composition, reason) {
      await stopCanary(registryFolder, { who: WHO, reason, composition });
    },
  };
}
