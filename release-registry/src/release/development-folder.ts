/**
 * Folder of the development build in a shell's release, with a slash at its end; undefined if there is none. Pages load
 * either this build or the rest of the release.
 */
export function developmentFolder(manifest: object): string | undefined {
  const { development } = manifest as { development?: { readonly scripts?: unknown } };
  const scripts: unknown = development?.scripts;
  const first: unknown = Array.isArray(scripts) ? scripts[0] : undefined;
  return typeof first === 'string' ? /^.+\//.exec(first)?.[0] : undefined;
}
