import type { GrantedOverrides } from '@airdex/release-registry/page';
import {
  isAllowedOrigin,
  mergeOverrides,
  OVERRIDES_KEY,
  parseOverrides,
  readOverrideRequest,
} from '@airdex/shared-contracts/overrides';
import { readCookie } from './read-cookie.ts';

/**
 * Which of the overrides that a page asks for it may have: those of its query, and those of the cookie that the shell
 * writes for the pages after the first. The shell itself decides once more which are in force.
 * @param url path and query of the request
 * @param allowed origins of the configuration
 */
export function grantOverrides(
  url: string,
  cookies: string | undefined,
  allowed: readonly string[],
): GrantedOverrides {
  if (allowed.length === 0) return { allowed, origins: [], remotes: [] };
  const start = url.indexOf('?');
  const { clears, overrides } = readOverrideRequest(start === -1 ? '' : url.slice(start));
  const kept = clears ? [] : parseOverrides(readCookie(cookies, OVERRIDES_KEY));
  const granted = mergeOverrides(kept, overrides).filter(({ origin }) => isAllowedOrigin(origin, allowed));
  return {
    allowed,
    origins: [...new Set(granted.map(({ origin }) => origin))],
    remotes: granted.map(({ remote }) => remote),
  };
}
