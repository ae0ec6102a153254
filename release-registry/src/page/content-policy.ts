import type { Composition } from '@airdex/shared-contracts/composition';
import { webSocketOrigin } from '@airdex/shared-contracts/overrides';
import { NO_OVERRIDES } from './granted-overrides.ts';
import type { GrantedOverrides } from './granted-overrides.ts';
import { importMapOf, importMapSource } from './import-map.ts';
import { inlineScriptSources } from './inline-scripts.ts';
import { START_SCRIPT_SOURCE } from './not-started.ts';

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
function trustedTypes(further: readonly string[] = []): string[] {
  const names = ['default', 'dompurify', ...further].join(' ');
  return ["require-trusted-types-for 'script'", `trusted-types ${names} 'allow-duplicates'`];
}

/** Made by the overlay in which a developer's server shows what does not build, in pages with overrides. */
const DEV_OVERLAY_POLICY = 'webpack-dev-server#overlay';

/** What some pages need beyond the others. */
export interface PolicyExtras {
  /**
   * Source expression of a letter's style sheet, for the page that a letter takes the place of: its document brings
   * that and style attributes, as mails do. No script of it may run there either.
   */
  readonly letterStyle?: string | null;
  /** Overrides that the user agreed to and that are allowed. */
  readonly overrides?: GrantedOverrides;
  /** The shell's template, whose inline scripts may run. */
  readonly template?: string;
}

/** The differences between kinds of policies. */
interface PolicyParts {
  /** Origins of code besides the page's own. */
  readonly origins?: readonly string[];
  /** Origins of overrides, besides. */
  readonly granted?: readonly string[];
  /** Sources of styles besides those of the page. */
  readonly styles: string;
  readonly styleAttributes?: string | null;
  /** Inline scripts of the page, allowed by their hashes, and the names of further policies. */
  readonly inline?: { readonly sources: readonly string[]; readonly policies: readonly string[] };
  /** What only a header can say. */
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
    // Nothing of the product needs one, and what a worker sends is not the page's to refuse.
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...frames,
    ...trustedTypes([...inline.policies, ...(granted.length === 0 ? [] : [DEV_OVERLAY_POLICY])]),
    ...reports,
  ].join('; ');
}

/** The inline scripts of a page, and the policies that the code of its remotes creates. */
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
 * The Content-Security-Policy of a page: scripts, styles and calls of the page's own origin and of the origins in its
 * composition, and of no other. No eval, and no inline scripts except those of the template, the one that reports a
 * failed start, and the import map.
 * @param nonce for style elements that widgets add at run time; new with each page
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
 * The policy of a page that comes without a composition, and starts the shell that its browser knows: code of the page's
 * own origin, and of the one that serves the code of its releases.
 * @param nonce as for {@link contentPolicy}
 * @param inline source expressions of the script and the style sheet that stand in the page
 * @param assetsOrigin null: releases are served by the page's own origin
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
 * The policy that a page brings itself which is a file, the same for everybody: without a nonce, so styles may stand in
 * it, and without what only a header can say. Scripts are held as tightly as by {@link contentPolicy}.
 */
export function staticPagePolicy(composition: Composition, template = ''): string {
  return buildPolicy({
    origins: remoteOrigins(composition),
    styles: "'unsafe-inline'",
    inline: inlineParts(composition, template),
  });
}
