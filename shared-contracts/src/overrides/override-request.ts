import { mergeOverrides } from './override-list.ts';
import { OVERRIDE_PARAMETER } from './override-names.ts';
import { parseOverride } from './remote-override.ts';
import type { RemoteOverride } from './remote-override.ts';

/** The overrides in the query of a page's address. */
export interface OverrideRequest {
  /** Whether the query has the parameter at all. */
  readonly isMade: boolean;
  /** An empty `?mfe=`: removes earlier overrides. */
  readonly clears: boolean;
  readonly overrides: readonly RemoteOverride[];
  /** Values that are not valid. */
  readonly unreadable: readonly string[];
}

/** Reads a query, with or without the question mark. */
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

/** The query without overrides: '' or a query with its question mark. Other parameters stay as they are written. */
export function withoutOverrides(query: string): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter(
      (part) => part !== '' && !(part === OVERRIDE_PARAMETER || part.startsWith(`${OVERRIDE_PARAMETER}=`)),
    );
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
