const PARAMETER = /\{(\w+)(\?)?\}/g;

/** Names of a path's parameters in order; optional ones are marked. */
export function pathParameters(path: string): readonly { name: string; optional: boolean }[] {
  return [...path.matchAll(PARAMETER)].map(([, name = '', mark]) => ({ name, optional: mark === '?' }));
}

type PathValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * A path with its parameters filled in and encoded, with a leading slash. A missing optional parameter is omitted
 * together with the slash before it. Throws if a required one is missing.
 */
export function fillPath(path: string, values: PathValues): string {
  const filled = path.replace(/\/?\{(\w+)(\?)?\}/g, (match, name: string, optional: string | undefined) => {
    const value = values[name];
    if (value === undefined || value === null || value === '') {
      if (optional) return '';
      throw new Error(`'${path}' needs a value for '${name}'.`);
    }
    return `${match.startsWith('/') ? '/' : ''}${encodeURIComponent(String(value))}`;
  });
  return `/${filled}`;
}
