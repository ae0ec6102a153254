import type { RegistryStatus } from '@airdex/shared-contracts/composition';
import type { SiteSettings } from '@airdex/shared-contracts/remote-contract';
import { publishCheckout } from './checkout/publish-checkout.ts';
import type { CheckoutPublication, PublishCheckoutOptions } from './checkout/publish-checkout.ts';
import { writePageFile } from './page/write-page-file.ts';
import type { PageFile } from './page/write-page-file.ts';
import { prune } from './prune/prune.ts';
import type { PruneOptions, Pruning } from './prune/prune.ts';
import type { ChangeOptions } from './registry/change.ts';
import { nameRegistryInError } from './registry/name-registry-in-error.ts';
import type { PointerChange } from './registry/pointer-change.ts';
import { promote } from './registry/promote.ts';
import type { PromoteOptions } from './registry/promote.ts';
import { publish } from './registry/publish.ts';
import type { Publication, PublishOptions } from './registry/publish.ts';
import { readPointer } from './registry/read-registry.ts';
import { registryStatus } from './registry/registry-status.ts';
import { rollbackRemote } from './registry/rollback-remote.ts';
import type { RollbackRemoteOptions } from './registry/rollback-remote.ts';
import { rollback } from './registry/rollback.ts';
import type { RollbackOptions } from './registry/rollback.ts';
import { stopCanary } from './registry/stop-canary.ts';
import type { StopCanaryOptions } from './registry/stop-canary.ts';
import type { DeployTokens } from './tokens/deploy-token.ts';
import { folderTokens } from './tokens/deploy-tokens.ts';

/** A registry as teams use it, wherever it is stored. Operations throw RegistryErrors. */
export interface Registry {
  publish(folders: readonly string[], options: PublishOptions): Promise<Publication>;
  promote(composition: string, options: PromoteOptions): Promise<PointerChange>;
  rollback(options: RollbackOptions): Promise<PointerChange>;
  rollbackRemote(options: RollbackRemoteOptions): Promise<PointerChange>;
  stopCanary(options: StopCanaryOptions): Promise<PointerChange>;
  status(historyMax: number): Promise<RegistryStatus>;
}

/** A registry in a folder or a bucket, with operations that are not available over HTTP. */
export interface StoredRegistry extends Registry {
  /** Its folder or address, for messages. */
  readonly place: string;
  readonly tokens: DeployTokens;
  /** Whether nothing has been published yet. */
  isEmpty(): Promise<boolean>;
  publishCheckout(folders: readonly string[], options: PublishCheckoutOptions): Promise<CheckoutPublication>;
  /** Removes what is no longer needed, or reports what it would remove. */
  prune(options: PruneOptions & Pick<ChangeOptions, 'who' | 'reason'>): Promise<Pruning>;
  /** Writes the page of the current composition, for a static host. */
  writePage(site?: SiteSettings): Promise<PageFile>;
}

/**
 * The registry in a folder.
 * @param folder absolute path
 * @param place name of the registry in messages
 */
export function folderRegistry(folder: string, place = folder): StoredRegistry {
  return {
    publish: (folders, options) => nameRegistryInError(place, publish(folder, folders, options)),
    promote: (composition, options) => nameRegistryInError(place, promote(folder, composition, options)),
    rollback: (options) => nameRegistryInError(place, rollback(folder, options)),
    rollbackRemote: (options) => nameRegistryInError(place, rollbackRemote(folder, options)),
    stopCanary: (options) => nameRegistryInError(place, stopCanary(folder, options)),
    place,
    tokens: folderTokens(folder),
    isEmpty: async () => (await readPointer(folder)) === undefined,
    publishCheckout: (folders, options) => publishCheckout(folder, folders, options),
    prune: (options) => nameRegistryInError(place, prune(folder, options)),
    writePage: (site) => writePageFile(folder, site, place),
    status: (historyMax) => nameRegistryInError(place, registryStatus(folder, historyMax)),
  };
}
