import type { PointerChange } from './registry/pointer-change.ts';
import { promote } from './registry/promote.ts';
import type { PromoteOptions } from './registry/promote.ts';
import { publish } from './registry/publish.ts';
import type { Publication, PublishOptions } from './registry/publish.ts';
import { registryStatus } from './registry/registry-status.ts';
import type { RegistryStatus } from './registry/registry-status.ts';
import { rollbackRemote } from './registry/rollback-remote.ts';
import type { RollbackRemoteOptions } from './registry/rollback-remote.ts';
import { rollback } from './registry/rollback.ts';
import type { RollbackOptions } from './registry/rollback.ts';
import { stopCanary } from './registry/stop-canary.ts';
import type { StopCanaryOptions } from './registry/stop-canary.ts';

/** What teams do with a registry, wherever it is. Failures are RegistryErrors. */
export interface Registry {
  publish(folders: readonly string[], options: PublishOptions): Promise<Publication>;
  promote(composition: string, options: PromoteOptions): Promise<PointerChange>;
  rollback(options: RollbackOptions): Promise<PointerChange>;
  rollbackRemote(options: RollbackRemoteOptions): Promise<PointerChange>;
  stopCanary(options: StopCanaryOptions): Promise<PointerChange>;
  status(historyMax: number): Promise<RegistryStatus>;
}

/** The registry in a folder. */
export function folderRegistry(folder: string): Registry {
  return {
    publish: (folders, options) => publish(folder, folders, options),
    promote: (composition, options) => promote(folder, composition, options),
    rollback: (options) => rollback(folder, options),
    rollbackRemote: (options) => rollbackRemote(folder, options),
    stopCanary: (options) => stopCanary(folder, options),
    status: (historyMax) => registryStatus(folder, historyMax),
  };
}
