/**
 * Folder of the development build in a shell's release, with a trailing slash; undefined if there is none. Pages load
 * either this build or the other files of the release.
 */
export function developmentFolder(manifest: object): string | undefined {
  const { development } = manifest as { development?: { readonly scripts?: unknown } };
  const scripts: unknown = development?.scripts;
  const first: unknown = Array.isArray(scripts) ? scripts[0] : undefined;
  return typeof first === 'string' ? /^.+\//.exec(first)?.[0] : undefined;
}
