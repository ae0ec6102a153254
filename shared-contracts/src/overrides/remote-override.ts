import { REMOTE_NAME } from '../releases/remote-name.ts';
import { originOf } from './allowed-origins.ts';
import { OVERRIDE_PARAMETER } from './override-names.ts';

/** A remote that a developer runs: this page takes it from `origin` and not from its release. */
export interface RemoteOverride {
  /** Whole name of the remote: `mfe-card`. */
  readonly remote: string;
  /** Where its dev server is, without a slash at the end: `http://localhost:4102`. */
  readonly origin: string;
}

/** More at a time are no developer's. */
export const OVERRIDES_MAX = 20;

const PREFIX = 'mfe-';

/** Reads `card@http://localhost:4102`, with the remote's short or whole name; null when it is anything else. */
export function parseOverride(text: string): RemoteOverride | null {
  const at = text.indexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  const remote = name.startsWith(PREFIX) ? name : `${PREFIX}${name}`;
  const origin = originOf(text.slice(at + 1));
  if (at < 1 || origin === null || !REMOTE_NAME.test(remote)) return null;
  return { remote, origin };
}

/** Writes an override as `parseOverride` reads it, by the remote's short name. */
export function formatOverride({ remote, origin }: RemoteOverride): string {
  return `${remote.startsWith(PREFIX) ? remote.slice(PREFIX.length) : remote}@${origin}`;
}

/** The page's address that asks for an override: `http://localhost:8080/?mfe=card@http://localhost:4102`. */
export function overrideAddress(page: string, override: RemoteOverride): string {
  const url = new URL(page);
  const query = [
    ...(url.search === '' ? [] : [url.search.slice(1)]),
    `${OVERRIDE_PARAMETER}=${formatOverride(override)}`,
  ];
  // By hand: `@`, `:` and `/` may stand in a query as they are, and people read it.
  return `${url.origin}${url.pathname}?${query.join('&')}${url.hash}`;
}
