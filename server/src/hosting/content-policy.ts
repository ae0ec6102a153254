import type { Composition } from '@airdex/shared-contracts/composition';
import { webSocketOrigin } from '@airdex/shared-contracts/overrides';
import type { GrantedOverrides } from './grant-overrides.ts';

/** Origins other than the page's own that serve the shell or a remote of the composition. */
export function remoteOrigins({ shell, remotes }: Composition): string[] {
  const bases = [shell.base, ...remotes.map((remote) => remote.base)];
  return [...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))].sort();
}

/** Where browsers tell of what a policy kept from a page. */
export const POLICY_REPORTS_PATH = '/policy-reports';

/**
 * Addresses of scripts, and HTML, pass the one policy of the shell, which knows the origins that the composition names;
 * `dompurify` is the sanitiser's own, made by each remote that brings one.
 */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify 'allow-duplicates'",
] as const;

/** What some pages need beyond the others. */
export interface PolicyExtras {
  /**
   * Source expression of a letter's style sheet, for the page that a letter takes the place of: its document brings
   * that and style attributes, as mails do. No script of it may run there either.
   */
  readonly letterStyle?: string | null;
  /** Overrides that were asked for and are allowed. */
  readonly overrides?: GrantedOverrides;
}

/**
 * The Content-Security-Policy of a page: scripts, styles and calls of the page's own origin and of the origins in its
 * composition, and of no other. No eval, no inline script.
 * @param nonce for style elements that widgets add at run time; new with each page
 */
export function contentPolicy(
  composition: Composition,
  nonce: string,
  { letterStyle = null, overrides }: PolicyExtras = {},
): string {
  const granted = overrides?.origins ?? [];
  const trusted = ["'self'", ...new Set([...remoteOrigins(composition), ...granted])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${trusted}`,
    `style-src ${trusted} 'nonce-${nonce}'${letterStyle === null ? '' : ` ${letterStyle}`}`,
    ...(letterStyle === null ? [] : ["style-src-attr 'unsafe-inline'"]),
    `connect-src ${[trusted, ...granted.map(webSocketOrigin)].join(' ')}`,
    `img-src ${trusted} blob: data:`,
    `media-src ${trusted} blob:`,
    `font-src ${trusted}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // What a developer's server adds to a page, overlays and the like, knows no policies of ours.
    ...(granted.length === 0 ? TRUSTED_TYPES : []),
    `report-uri ${POLICY_REPORTS_PATH}`,
    'report-to policy',
  ].join('; ');
}

/** Headers of every page besides its policy, and those that make it one browser's own. */
export const PAGE_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Reporting-Endpoints': `policy="${POLICY_REPORTS_PATH}"`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;
