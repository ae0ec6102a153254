import { isAllowedOrigin, mergeOverrides } from '@airdex/shared-contracts/overrides';
import type { OverrideRequest, PageOverrides, RemoteOverride } from '@airdex/shared-contracts/overrides';

/** Why a requested override is not active. */
export type RefusedOverride =
  | { readonly reason: 'not-allowed'; readonly override: RemoteOverride }
  /** Allowed, but not for this user. */
  | { readonly reason: 'not-permitted'; readonly override: RemoteOverride }
  | { readonly reason: 'unreadable'; readonly text: string }
  /** Allowed, but missing in the page's policy: the browser does not send the cookie that requests it. */
  | { readonly reason: 'not-let-in'; readonly override: RemoteOverride };

/** An active override whose dev server does not serve the remote. `problem` is for developers, in English. */
export interface FailedOverride {
  readonly reason: 'failed';
  readonly override: RemoteOverride;
  readonly problem: string;
}

export interface OverrideSituation {
  /** What the page's address requests. */
  readonly request: OverrideRequest;
  /** What the user has agreed to in this tab so far. */
  readonly stored: readonly RemoteOverride[];
  /** The server's settings in the page. */
  readonly page: PageOverrides;
  /** Whether the page has already reloaded so that its policy includes or excludes overrides. */
  readonly hasReloaded: boolean;
}

export interface OverrideDecision {
  /** Active in this page. */
  readonly active: readonly RemoteOverride[];
  /** What the tab keeps, for this page and the next ones. */
  readonly kept: readonly RemoteOverride[];
  /** Overrides that the user must confirm before any of their code loads. */
  readonly unconfirmed: readonly RemoteOverride[];
  readonly refused: readonly RefusedOverride[];
  /** The page must reload, because its policy does not match the stored overrides. */
  readonly mustReload: boolean;
}

/**
 * Decides which overrides are active, and which ones the user must confirm, because anybody can send an address that
 * requests one. A stored override is not enough: the server must allow its origin now and for this user, and this page's
 * policy must allow it as well.
 */
export function decideOverrides({ request, stored, page, hasReloaded }: OverrideSituation): OverrideDecision {
  const isAgreed = ({ remote, origin }: RemoteOverride) =>
    stored.some((it) => it.remote === remote && it.origin === origin);
  const agreed = mergeOverrides(request.clears ? [] : stored, request.overrides.filter(isAgreed));
  const fresh = request.overrides.filter((override) => !isAgreed(override));
  const whyNot = ({ origin }: RemoteOverride): 'not-allowed' | 'not-permitted' | undefined => {
    if (!isAllowedOrigin(origin, page.allowed)) return 'not-allowed';
    return page.isPermitted === true ? undefined : 'not-permitted';
  };
  const isAllowed = (override: RemoteOverride) => whyNot(override) === undefined;
  const unconfirmed = fresh.filter(isAllowed);
  const isLetIn = ({ origin }: RemoteOverride) => page.granted.includes(origin);
  const kept = agreed.filter(isAllowed);
  const isMismatch =
    kept.some((override) => !isLetIn(override)) || (kept.length === 0 && page.granted.length > 0);
  const refused: RefusedOverride[] = [
    ...request.unreadable.map((text) => ({ reason: 'unreadable', text }) as const),
    ...[...agreed, ...fresh].flatMap((override) => {
      const reason = whyNot(override);
      return reason === undefined ? [] : [{ reason, override }];
    }),
  ];
  if (isMismatch && !hasReloaded) return { active: [], kept, unconfirmed, refused, mustReload: true };
  return {
    active: kept.filter(isLetIn),
    kept,
    unconfirmed,
    refused: [
      ...refused,
      ...kept
        .filter((override) => !isLetIn(override))
        .map((override) => ({ reason: 'not-let-in', override }) as const),
    ],
    mustReload: false,
  };
}
