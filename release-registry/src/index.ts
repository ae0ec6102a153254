export type { CheckoutPublication, PublishCheckoutOptions } from './checkout/publish-checkout.ts';
export type { PageFile } from './page/write-page-file.ts';
export type { PruneOptions, Pruning } from './prune/prune.ts';
export type { ChangeOptions } from './registry/change.ts';
export { readHistory } from './registry/history.ts';
export { pointerMoved } from './registry/move-pointer.ts';
export { partsTriedByCanary } from './registry/parts-tried-by-canary.ts';
export type { PartChange } from './registry/changed-parts.ts';
export type { PointerChange } from './registry/pointer-change.ts';
export { promote } from './registry/promote.ts';
export type { PromoteOptions } from './registry/promote.ts';
export { publish, publishStored } from './registry/publish.ts';
export type { Publication, PublishOptions } from './registry/publish.ts';
export { lastKnownPointer } from './registry/last-known-pointer.ts';
export { readComposition, readCurrentComposition, readPointer } from './registry/read-registry.ts';
export {
  compositionsFolder,
  pointerFile,
  releaseFolder,
  releaseKindOf,
  releasePath,
} from './registry/registry-layout.ts';
export { readStoredRelease } from './registry/read-stored-release.ts';
export { registryStatus } from './registry/registry-status.ts';
export { rollbackRemote } from './registry/rollback-remote.ts';
export type { RollbackRemoteOptions } from './registry/rollback-remote.ts';
export { rollback } from './registry/rollback.ts';
export type { RollbackOptions } from './registry/rollback.ts';
export { clearStaging } from './registry/staging.ts';
export { stopCanary } from './registry/stop-canary.ts';
export type { StopCanaryOptions } from './registry/stop-canary.ts';
export { folderRegistry } from './registry.ts';
export type { Registry, StoredRegistry } from './registry.ts';
export { folderStore } from './registry-store.ts';
export type { RegistryStore } from './registry-store.ts';
export { storageFailure } from './release/storage-failure.ts';
export { undefinedWhenMissing } from './release/system-error.ts';
export { RegistryError } from './registry-error.ts';
export { compositionsForBrowser, isInCanary } from './serving/composition-for-browser.ts';
export type { BrowserChoice } from './serving/composition-for-browser.ts';
export { withAssetsUrl } from './serving/with-assets-url.ts';
export { EVERYTHING, mayPublish, SHELL } from './tokens/deploy-token.ts';
export type { AddedToken, DeployToken, DeployTokens, TokenRequest } from './tokens/deploy-token.ts';
export { addToken, findToken, listTokens, revokeToken } from './tokens/deploy-tokens.ts';
export type { RegistryErrorCode, RegistryErrorKind } from './registry-error.ts';
