export { publish } from './registry/publish.ts';
export type { Publication } from './registry/publish.ts';
export { readComposition, readCurrentComposition, readPointer } from './registry/read-registry.ts';
export { RegistryError } from './registry-error.ts';
export type { RegistryErrorCode, RegistryErrorKind } from './registry-error.ts';
