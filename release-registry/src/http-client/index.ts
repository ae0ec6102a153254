export { httpRegistry } from './http-registry.ts';
export type { RegistryAddress } from './call-registry.ts';
