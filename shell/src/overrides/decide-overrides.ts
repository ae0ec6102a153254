import { isAllowedOrigin, mergeOverrides } from '@airdex/shared-contracts/overrides';
import type { OverrideRequest, PageOverrides, RemoteOverride } from '@airdex/shared-contracts/overrides';

/** Why something that was asked for is not in force. */
export type Refusal =
  | { readonly reason: 'not-allowed'; readonly override: RemoteOverride }
  | { readonly reason: 'unreadable'; readonly text: string }
  /** Allowed, but the page came without: the browser keeps no cookie by which the server would know. */
  | { readonly reason: 'not-let-in'; readonly override: RemoteOverride };

export interface OverrideSituation {
  /** What the page's address asks for. */
  readonly request: OverrideRequest;
  /** What the tab has had so far. */
  readonly stored: readonly RemoteOverride[];
  /** What the server says in the page. */
  readonly page: PageOverrides;
  /** Whether the page was loaded anew already to have the server let overrides in, or out. */
  readonly hasReloaded: boolean;
}

export interface OverrideDecision {
  /** In force in this page. */
  readonly active: readonly RemoteOverride[];
  /** What the tab keeps, for this page and the next ones. */
  readonly kept: readonly RemoteOverride[];
  readonly refused: readonly Refusal[];
  /** The server has to make this page anew: its policy does not let in what is kept, or lets in what is not. */
  readonly mustReload: boolean;
}

/**
 * Decides which overrides are in force. What is stored counts for nothing by itself: an origin has to be allowed by
 * the server now, and this page's policy has to let it in.
 */
export function decideOverrides({ request, stored, page, hasReloaded }: OverrideSituation): OverrideDecision {
  const wanted = mergeOverrides(request.clears ? [] : stored, request.overrides);
  const isAllowed = ({ origin }: RemoteOverride) => isAllowedOrigin(origin, page.allowed);
  const isLetIn = ({ origin }: RemoteOverride) => page.granted.includes(origin);
  const kept = wanted.filter(isAllowed);
  const isMismatch =
    kept.some((override) => !isLetIn(override)) || (kept.length === 0 && page.granted.length > 0);
  const refused: Refusal[] = [
    ...request.unreadable.map((text) => ({ reason: 'unreadable', text }) as const),
    ...wanted
      .filter((override) => !isAllowed(override))
      .map((override) => ({ reason: 'not-allowed', override }) as const),
  ];
  if (isMismatch && !hasReloaded) return { active: [], kept, refused, mustReload: true };
  return {
    active: kept.filter(isLetIn),
    kept,
    refused: [
      ...refused,
      ...kept
        .filter((override) => !isLetIn(override))
        .map((override) => ({ reason: 'not-let-in', override }) as const),
    ],
    mustReload: false,
  };
}
