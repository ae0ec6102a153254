import { formatOverride, OVERRIDES_MAX, parseOverride } from './remote-override.ts';
import type { RemoteOverride } from './remote-override.ts';

const SEPARATOR = ',';

/** One override for each remote: the last one if there are several. */
export function mergeOverrides(
  earlier: readonly RemoteOverride[],
  later: readonly RemoteOverride[],
): readonly RemoteOverride[] {
  const byRemote = new Map([...earlier, ...later].map((override) => [override.remote, override]));
  return [...byRemote.values()].slice(-OVERRIDES_MAX);
}

/** The list as text, for storage and cookie. */
export function formatOverrides(overrides: readonly RemoteOverride[]): string {
  return overrides.map(formatOverride).join(SEPARATOR);
}

/** Reads text of `formatOverrides`, without invalid entries. */
export function parseOverrides(text: string | null | undefined): readonly RemoteOverride[] {
  const read = (text ?? '').split(SEPARATOR).map(parseOverride);
  return mergeOverrides(
    [],
    read.filter((override) => override !== null),
  );
}
