/** What loads and mounts the screens of remotes. It is a file of its own, which pages load in parallel with the first. */
export { createRemoteLoader } from './loading/remote-loader.ts';
export { pageFederation } from './shared-scope/federation.ts';
export { mountScreen } from './screen/mount-screen.ts';
