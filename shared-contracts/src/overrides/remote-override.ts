import { REMOTE_NAME } from '../releases/remote-name.ts';
import { originOf } from './allowed-origins.ts';
import { OVERRIDE_PARAMETER } from './override-names.ts';

/** A remote that a developer runs: the page loads it from `origin` instead of its release. */
export interface RemoteOverride {
  /** Full name of the remote: `mfe-card`. */
  readonly remote: string;
  /** Origin of its dev server, without a trailing slash: `http://localhost:4102`. */
  readonly origin: string;
}

/** Maximum number of overrides at a time. */
export const OVERRIDES_MAX = 20;

const PREFIX = 'mfe-';

/** Reads `card@http://localhost:4102`, with the short or full name of the remote; null for other text. */
export function parseOverride(text: string): RemoteOverride | null {
  const at = text.indexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  const remote = name.startsWith(PREFIX) ? name : `${PREFIX}${name}`;
  const origin = originOf(text.slice(at + 1));
  if (at < 1 || origin === null || !REMOTE_NAME.test(remote)) return null;
  return { remote, origin };
}

/** An override as text for `parseOverride`, with the remote's short name. */
export function formatOverride({ remote, origin }: RemoteOverride): string {
  return `${remote.startsWith(PREFIX) ? remote.slice(PREFIX.length) : remote}@${origin}`;
}

/** Address of a page with an override: `http://localhost:8080/?mfe=card@http://localhost:4102`. */
export function overrideAddress(page: string, override: RemoteOverride): string {
  const url = new URL(page);
  const query = [
    ...(url.search === '' ? [] : [url.search.slice(1)]),
    `${OVERRIDE_PARAMETER}=${formatOverride(override)}`,
  ];
  // Not encoded: `@`, `:` and `/` are valid in a query, and people read it.
  return `${url.origin}${url.pathname}?${query.join('&')}${url.hash}`;
}
