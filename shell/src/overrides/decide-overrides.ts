import { isAllowedOrigin, mergeOverrides } from '@airdex/shared-contracts/overrides';
import type { OverrideRequest, PageOverrides, RemoteOverride } from '@airdex/shared-contracts/overrides';

/** Why something that was asked for is not in force. */
export type RefusedOverride =
  | { readonly reason: 'not-allowed'; readonly override: RemoteOverride }
  /** Allowed, but for other users than this one. */
  | { readonly reason: 'not-permitted'; readonly override: RemoteOverride }
  | { readonly reason: 'unreadable'; readonly text: string }
  /** Allowed, but the page came without: the browser keeps no cookie by which the server would know. */
  | { readonly reason: 'not-let-in'; readonly override: RemoteOverride };

export interface OverrideSituation {
  /** What the page's address asks for. */
  readonly request: OverrideRequest;
  /** What the tab's user has agreed to so far. */
  readonly stored: readonly RemoteOverride[];
  /** What the server says in the page. */
  readonly page: PageOverrides;
  /** Whether the page has already reloaded so that its policy includes or excludes overrides. */
  readonly hasReloaded: boolean;
}

export interface OverrideDecision {
  /** In force in this page. */
  readonly active: readonly RemoteOverride[];
  /** What the tab keeps, for this page and the next ones. */
  readonly kept: readonly RemoteOverride[];
  /** What the user has to be asked before anything of it is loaded. */
  readonly asked: readonly RemoteOverride[];
  readonly refused: readonly RefusedOverride[];
  /** The page must reload, because its policy does not match the stored overrides. */
  readonly mustReload: boolean;
}

/**
 * Decides which overrides are in force, and which the user has to be asked about: anybody can send an address that asks
 * for one. What is stored counts for nothing by itself: an origin has to be allowed by the server now, for this user,
 * and this page's policy has to let it in.
 */
export function decideOverrides({ request, stored, page, hasReloaded }: OverrideSituation): OverrideDecision {
  const isAgreed = ({ remote, origin }: RemoteOverride) =>
    stored.some((it) => it.remote === remote && it.origin === origin);
  const wanted = mergeOverrides(request.clears ? [] : stored, request.overrides.filter(isAgreed));
  const fresh = request.overrides.filter((override) => !isAgreed(override));
  const whyNot = ({ origin }: RemoteOverride): 'not-allowed' | 'not-permitted' | undefined => {
    if (!isAllowedOrigin(origin, page.allowed)) return 'not-allowed';
    return page.isPermitted === true ? undefined : 'not-permitted';
  };
  const isAllowed = (override: RemoteOverride) => whyNot(override) === undefined;
  const asked = fresh.filter(isAllowed);
  const isLetIn = ({ origin }: RemoteOverride) => page.granted.includes(origin);
  const kept = wanted.filter(isAllowed);
  const isMismatch =
    kept.some((override) => !isLetIn(override)) || (kept.length === 0 && page.granted.length > 0);
  const refused: RefusedOverride[] = [
    ...request.unreadable.map((text) => ({ reason: 'unreadable', text }) as const),
    ...[...wanted, ...fresh].flatMap((override) => {
      const reason = whyNot(override);
      return reason === undefined ? [] : [{ reason, override }];
    }),
  ];
  if (isMismatch && !hasReloaded) return { active: [], kept, asked, refused, mustReload: true };
  return {
    active: kept.filter(isLetIn),
    kept,
    asked,
    refused: [
      ...refused,
      ...kept
        .filter((override) => !isLetIn(override))
        .map((override) => ({ reason: 'not-let-in', override }) as const),
    ],
    mustReload: false,
  };
}
