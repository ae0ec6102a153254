export { defineRemote } from './remote-definition.ts';
export type { RemoteDefinition } from './remote-definition.ts';
export type { DeclaredCall } from './first-calls.ts';
