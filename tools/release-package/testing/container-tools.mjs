import { spawnSync } from 'node:child_process';

const works = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
  spawnSync(program, args).status === 0;

/** Why this machine can neither build nor run container images; undefined if it can. */
export function whyNoContainers() {
  if (process.platform !== 'linux') return 'container images need Linux';
  if (!works('buildah', '--version')) return 'buildah is not installed';
  // Without a container runtime, buildah needs root and a mount namespace.
  if (!works('unshare', '--mount', 'true')) return 'this account may not create mount namespaces';
  return undefined;
}

/** Why this machine cannot simulate an empty one; undefined if it can. */
export function whyNoEmptyMachine() {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root';
  if (!works('unshare', '--mount', 'true')) return 'this account may not create mount namespaces';
  return undefined;
}
