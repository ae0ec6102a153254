import type { GrantedOverrides } from '@airdex/release-registry/page';
import {
  isAllowedOrigin,
  OVERRIDES_KEY,
  parseOverrides,
  readOverrideRequest,
} from '@airdex/shared-contracts/overrides';
import { readCookie } from '../../http/read-cookie.ts';

/** The conditions for a page's overrides. */
export interface OverrideRights {
  /** Origins of the configuration. */
  readonly allowed: readonly string[];
  /** Whether the page's user may have overrides at all. */
  readonly isPermitted: boolean;
}

/**
 * The overrides of a page: those of the cookie that the shell writes when the user has agreed to them. The
 * address alone has no effect here, because anybody can send a link; the shell asks the user. The shell also
 * checks again which ones are active.
 * @param url path and query of the request
 */
export function grantOverrides(
  url: string,
  cookies: string | undefined,
  { allowed, isPermitted }: OverrideRights,
): GrantedOverrides {
  const start = url.indexOf('?');
  const { clears } = readOverrideRequest(start === -1 ? '' : url.slice(start));
  const kept = clears || !isPermitted ? [] : parseOverrides(readCookie(cookies, OVERRIDES_KEY));
  const granted = kept.filter(({ origin }) => isAllowedOrigin(origin, allowed));
  return {
    allowed,
    isPermitted,
    origins: [...new Set(granted.map(({ origin }) => origin))],
    remotes: granted.map(({ remote }) => remote),
  };
}
