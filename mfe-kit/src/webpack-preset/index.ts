export { remoteConfig } from './remote-config.ts';
export type { RemoteBuildOptions } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export type { ShellBuildOptions } from './shell-config.ts';
export type { BuildMode } from './build-mode.ts';
