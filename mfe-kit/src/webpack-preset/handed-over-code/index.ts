export { HandedOverCodePlugin, sharedCode } from './handed-over-code-plugin.ts';
export { putStyles } from './own-copy-chunk.ts';
export { handedOverCodeOf } from './read-handed-over-code.ts';
