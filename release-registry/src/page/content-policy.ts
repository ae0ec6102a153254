import type { Composition } from '@airdex/shared-contracts/composition';
import { webSocketOrigin } from '@airdex/shared-contracts/overrides';
import { NO_OVERRIDES } from './granted-overrides.ts';
import type { GrantedOverrides } from './granted-overrides.ts';
import { importMapOf, importMapSource } from './import-map.ts';
import { inlineScriptSources } from './inline-scripts.ts';
import { START_SCRIPT_SOURCE } from './not-started.ts';

/** Origins other than the page's own that serve the shell or a remote of the composition. */
function remoteOrigins({ shell, remotes }: Composition): string[] {
  const bases = [shell.base, ...remotes.map((remote) => remote.base)];
  return [...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))].sort();
}

/** Path to which browsers report violations of the policy. */
export const POLICY_REPORTS_PATH = '/policy-reports';

/**
 * Trusted Types directives. The shell's `default` policy checks all script addresses against the origins of the
 * composition, and all HTML. Each remote with its own copy of the sanitiser creates `dompurify`.
 */
function trustedTypes(further: readonly string[] = []): string[] {
  const names = ['default', 'dompurify', ...further].join(' ');
  return ["require-trusted-types-for 'script'", `trusted-types ${names} 'allow-duplicates'`];
}

/** Policy of the overlay that shows build errors of a development server, in pages with overrides. */
const DEV_OVERLAY_POLICY = 'webpack-dev-server#overlay';

/** What only some pages need. */
export interface PolicyExtras {
  /**
   * Source expression of a letter's style sheet, for a page that shows a letter. A letter is a mail: its document has a
   * style sheet and style attributes. Its scripts do not run.
   */
  readonly letterStyle?: string | null;
  /** Allowed overrides that the user accepted. */
  readonly overrides?: GrantedOverrides;
  /** The shell's template, whose inline scripts may run. */
  readonly template?: string;
}

/** What differs between policies. */
interface PolicyParts {
  /** Other origins of code than the page's own. */
  readonly origins?: readonly string[];
  /** Origins of overrides. */
  readonly granted?: readonly string[];
  /** Further sources of styles. */
  readonly styles: string;
  readonly styleAttributes?: string | null;
  /** Hashes of the page's inline scripts, and names of further Trusted Types policies. */
  readonly inline?: { readonly sources: readonly string[]; readonly policies: readonly string[] };
  /** These directives work only in a header. */
  readonly frames?: readonly string[];
  readonly reports?: readonly string[];
}

function buildPolicy({
  origins = [],
  granted = [],
  styles,
  styleAttributes = null,
  inline = { sources: [], policies: [] },
  frames = [],
  reports = [],
}: PolicyParts): string {
  const trusted = ["'self'", ...new Set([...origins, ...granted])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[trusted, ...inline.sources].join(' ')}`,
    `style-src ${trusted} ${styles}`,
    ...(styleAttributes === null ? [] : [`style-src-attr ${styleAttributes}`]),
    `connect-src ${[trusted, ...granted.map(webSocketOrigin)].join(' ')}`,
    `img-src ${trusted} blob: data:`,
    `media-src ${trusted} blob:`,
    `font-src ${trusted}`,
    "manifest-src 'self'",
    // The product has no workers, and the page's policy does not restrict their requests.
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...frames,
    ...trustedTypes([...inline.policies, ...(granted.length === 0 ? [] : [DEV_OVERLAY_POLICY])]),
    ...reports,
  ].join('; ');
}

/** A page's inline scripts, and the Trusted Types policies that its remotes create. */
function inlineParts(composition: Composition, template: string) {
  const importMap = importMapOf(composition);
  return {
    sources: [
      START_SCRIPT_SOURCE,
      ...inlineScriptSources(template),
      ...(importMap === undefined ? [] : [importMapSource(importMap)]),
    ],
    policies: [...new Set(composition.remotes.flatMap(({ trustedTypes = [] }) => trustedTypes))].sort(),
  };
}

const HEADER_DIRECTIVES = {
  frames: ["frame-ancestors 'none'"],
  reports: [`report-uri ${POLICY_REPORTS_PATH}`, 'report-to policy'],
};

/**
 * The Content-Security-Policy of a page. It allows scripts, styles and requests only for the page's own origin and the
 * origins in its composition. It forbids `eval`, and inline scripts other than those of the template, the script that
 * reports a failed start, and the import map.
 * @param nonce for style elements that widgets add at run time; different for each page
 */
export function contentPolicy(
  composition: Composition,
  nonce: string,
  { letterStyle = null, overrides = NO_OVERRIDES, template = '' }: PolicyExtras = {},
): string {
  return buildPolicy({
    origins: remoteOrigins(composition),
    granted: overrides.origins,
    inline: inlineParts(composition, template),
    styles: `'nonce-${nonce}'${letterStyle === null ? '' : ` ${letterStyle}`}`,
    styleAttributes: letterStyle === null ? null : "'unsafe-inline'",
    ...HEADER_DIRECTIVES,
  });
}

/**
 * The policy of a page without a composition, which starts the last shell that worked in the browser. It allows code of
 * the page's own origin and of the origin that serves releases.
 * @param nonce as for {@link contentPolicy}
 * @param inline source expressions of the page's inline script and style sheet
 * @param assetsOrigin origin that serves releases; null: the page's own
 */
export function contentPolicyWithoutShell(
  nonce: string,
  { script, style }: { readonly script: string; readonly style: string },
  assetsOrigin: string | null,
): string {
  return buildPolicy({
    origins: assetsOrigin === null ? [] : [assetsOrigin],
    styles: `'nonce-${nonce}' ${style}`,
    inline: { sources: [script], policies: ['last-shell'] },
    ...HEADER_DIRECTIVES,
  });
}

/**
 * The policy inside a static page. It has no nonce, so it allows inline styles. Its script rules equal those of
 * {@link contentPolicy}. It lacks the directives that work only in a header.
 */
export function staticPagePolicy(composition: Composition, template = ''): string {
  return buildPolicy({
    origins: remoteOrigins(composition),
    styles: "'unsafe-inline'",
    inline: inlineParts(composition, template),
  });
}
