export { bucketKeyOf } from './browser-choice.ts';
export { hostingPlugin } from './hosting-plugin.ts';
export { registryCheck } from './registry-check.ts';
