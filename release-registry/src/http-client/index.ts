export { httpRegistry } from './http-registry.ts';
export type { RegistryAddress } from './call-registry.ts';
export { isTlsFailure, reasonOfFetch, tlsHint } from './fetch-failure.ts';
