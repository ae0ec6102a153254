import { mergeOverrides } from './override-list.ts';
import { OVERRIDE_PARAMETER } from './override-names.ts';
import { parseOverride } from './remote-override.ts';
import type { RemoteOverride } from './remote-override.ts';

/** What the query of a page's address asks for. */
export interface OverrideRequest {
  /** Whether it speaks of overrides at all. */
  readonly isMade: boolean;
  /** An empty `?mfe=`: those from before are to go. */
  readonly clears: boolean;
  readonly overrides: readonly RemoteOverride[];
  /** What could not be read. */
  readonly unreadable: readonly string[];
}

/** Reads a query, with or without its question mark. */
export function readOverrideRequest(query: string): OverrideRequest {
  const values = new URLSearchParams(query).getAll(OVERRIDE_PARAMETER).map((value) => value.trim());
  const requested = values.filter((value) => value !== '');
  const read = requested.map(parseOverride);
  return {
    isMade: values.length > 0,
    clears: values.includes(''),
    overrides: mergeOverrides(
      [],
      read.filter((override) => override !== null),
    ),
    unreadable: requested.filter((_, index) => read[index] === null),
  };
}

/** The query without what it asks of overrides: '' or one that begins with its question mark. All else stays as it is written. */
export function withoutOverrides(query: string): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter(
      (part) => part !== '' && !(part === OVERRIDE_PARAMETER || part.startsWith(`${OVERRIDE_PARAMETER}=`)),
    );
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
