import { COMPOSITION_ELEMENT_ID, PAGE_CALLS_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import type {
  ComposedRemote,
  ComposedShell,
  Composition,
  FirstCall,
  PageCall,
  PinnedFile,
} from '@airdex/shared-contracts/composition';
import { PAGE_OVERRIDES_ELEMENT_ID, type PageOverrides } from '@airdex/shared-contracts/overrides';
import { DEFAULT_BRANDING } from '@airdex/shared-contracts/branding';
import { SITE_SETTINGS_ELEMENT_ID } from '@airdex/shared-contracts/remote-contract';
import type { SiteSettings } from '@airdex/shared-contracts/remote-contract';
import { escapeText } from './escape-text.ts';
import { importMapOf } from './import-map.ts';
import { NO_OVERRIDES } from './granted-overrides.ts';
import type { GrantedOverrides } from './granted-overrides.ts';
import { withNotStartedMessage } from './not-started.ts';

/** Placeholder in the shell's template for the base address of its release: `href="%shell%icon.svg"`. */
const SHELL_BASE_PLACEHOLDER = '%shell%';

/** HTML attributes. True: an attribute without a value; false or undefined: none. */
function attributes(values: Readonly<Record<string, string | boolean | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeText(String(value))}"`))
    .join('');
}

/** Data for the shell's scripts, as JSON that cannot close its element. */
export function dataElement(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script${attributes({ type: 'application/json', id })}>${json}</script>`;
}

function preloadLink(
  base: string,
  { path, integrity }: PinnedFile,
  { isEntry = false, priority }: { readonly isEntry?: boolean; readonly priority: 'low' | 'high' },
): string {
  return `<link${attributes({
    rel: 'preload',
    as: path.endsWith('.css') ? 'style' : 'script',
    href: base + path,
    crossorigin: isEntry || !base.startsWith('/') ? 'anonymous' : undefined,
    integrity,
    fetchpriority: priority,
  })}>`;
}

/** Preload link for a module. Browsers request modules without a `crossorigin` attribute. */
function moduleLink(base: string, { path, integrity }: PinnedFile): string {
  return `<link${attributes({ rel: 'modulepreload', href: base + path, integrity, fetchpriority: 'low' })}>`;
}

/** Files of the shell's build that a page uses. */
const filesOf = (shell: ComposedShell, isDevelopment: boolean) =>
  (isDevelopment ? shell.development : undefined) ?? shell;

/** Styles of the shell. At the end of the body they delay the shell's scripts, but not the first paint. */
function styleElements(shell: ComposedShell, isDevelopment: boolean): string[] {
  return filesOf(shell, isDevelopment).styles.map(
    ({ path, integrity }) =>
      `<link${attributes({ rel: 'stylesheet', href: shell.base + path, crossorigin: 'anonymous', integrity })}>`,
  );
}

/**
 * Scripts of the shell, and preload links for its code that loads remotes. The scripts have a high priority: by
 * default, browsers would load the preloads before the deferred scripts that use them.
 */
function scriptElements(shell: ComposedShell, isDevelopment: boolean): string[] {
  const scripts = filesOf(shell, isDevelopment).scripts.map(
    ({ path, integrity }) =>
      `<script${attributes({ defer: true, src: shell.base + path, crossorigin: 'anonymous', integrity, fetchpriority: 'high' })}></script>`,
  );
  // A development build has other files.
  const preload = isDevelopment ? [] : (shell.preload ?? []);
  return [...scripts, ...preload.map((file) => preloadLink(shell.base, file, { priority: 'high' }))];
}

/**
 * Preload links for a remote's first screen. Each link requests its file with the same mode as the later request,
 * otherwise the browser loads it twice: the container always in CORS mode, chunks only from other origins, and all with
 * their integrity. Their low priority lets the shell's scripts load first.
 */
function preloadElements(remote: ComposedRemote, exposed: string): string[] {
  if (remote.container === 'module')
    return [remote.entry, ...(remote.preload[exposed] ?? [])].map((file) => moduleLink(remote.base, file));
  return [
    preloadLink(remote.base, remote.entry, { isEntry: true, priority: 'low' }),
    ...(remote.preload[exposed] ?? []).map((file) => preloadLink(remote.base, file, { priority: 'low' })),
  ];
}

/**
 * The composition without the modules, first calls and preloaded files of its remotes, which would be most of the page.
 * The page contains those of the first screen elsewhere. The registry has all of them.
 */
function withoutDetails(composition: Composition): Composition {
  const remotes = composition.remotes.map(({ firstCalls: _, modules: __, ...remote }) => ({
    ...remote,
    preload: Object.fromEntries(Object.keys(remote.preload).map((exposed) => [exposed, []])),
  }));
  return { ...composition, remotes };
}

/** Adds the nonce to inline styles of the template, so that the page's policy allows them. */
function withNonce(template: string, nonce: string | undefined): string {
  return nonce === undefined ? template : template.replaceAll('<style>', `<style nonce="${nonce}">`);
}

/** The published parts of a page: a composition, and the HTML template of its shell. */
export interface PublishedPage {
  readonly composition: Composition;
  readonly template: string;
}

/** The other parts of a page. */
export interface PageParts {
  readonly site: SiteSettings;
  /** The first screen of the page, if a remote has its address. */
  readonly screen?: { readonly remote: string; readonly exposed: string } | undefined;
  /** Turns the first calls that the screen's remote declares into requests. Unset: the page starts no calls. */
  readonly callsFor?: (firstCalls: readonly FirstCall[]) => readonly PageCall[];
  /** Nonce of the policy in the page's header. */
  readonly nonce?: string;
  /** Policy to put into the page, if no header can contain it. */
  readonly policy?: string;
  readonly overrides?: GrantedOverrides;
  /** Style sheet with the provider's colours and logo. It must not contain `</style`. */
  readonly styles?: string | undefined;
  /** The provider's icon, which replaces the shell's; null: no icon. */
  readonly icon?: { readonly path: string; readonly type: string } | null | undefined;
  /** Absolute address of the picture that link previews show. */
  readonly previewImage?: string | undefined;
}

/** Replaces `{{product}}` and `{{provider}}` in the shell's template. */
function withNames(template: string, { branding = DEFAULT_BRANDING }: SiteSettings): string {
  return template.replace(/\{\{(product|provider)\}\}/g, (_, name: 'product' | 'provider') =>
    escapeText(branding[name]),
  );
}

function withIcon(template: string, icon: PageParts['icon']): string {
  if (icon === undefined) return template;
  const link = `<link${attributes({ rel: 'icon', href: icon?.path ?? 'data:,', type: icon?.type })} />`;
  return template.replace(/<link rel="icon"[^>]*>/, () => link);
}

/**
 * Renders a page: the shell's HTML with the composition, the settings, preload links for the first screen, and the
 * message for a failed start.
 */
export function renderPage(
  { composition, template }: PublishedPage,
  {
    site,
    screen,
    callsFor = () => [],
    nonce,
    policy,
    overrides = NO_OVERRIDES,
    styles,
    icon,
    previewImage,
  }: PageParts,
): string {
  // Does not preload the release of a remote that an override replaces.
  const remote = composition.remotes.find(
    ({ name }) => name === screen?.remote && !overrides.remotes.includes(name),
  );
  const calls = callsFor((screen && remote?.firstCalls?.[screen.exposed]) ?? []);
  const pageOverrides: PageOverrides = {
    allowed: [...overrides.allowed],
    granted: [...overrides.origins],
    isPermitted: overrides.isPermitted,
  };
  const importMap = importMapOf(composition);
  const isDevelopment = overrides.origins.length > 0;
  const head = [
    ...(policy === undefined
      ? []
      : [`<meta${attributes({ 'http-equiv': 'Content-Security-Policy', content: policy })}>`]),
    ...(nonce === undefined ? [] : [`<meta${attributes({ property: 'csp-nonce', nonce })}>`]),
    ...(previewImage === undefined
      ? []
      : [`<meta${attributes({ property: 'og:image', content: previewImage })}>`]),
    ...(styles === undefined ? [] : [`<style${attributes({ nonce })}>${styles}</style>`]),
    // An import map must come before the first module.
    ...(importMap === undefined ? [] : [`<script type="importmap">${importMap}</script>`]),
    ...scriptElements(composition.shell, isDevelopment),
    ...(remote === undefined || screen === undefined ? [] : preloadElements(remote, screen.exposed)),
    dataElement(COMPOSITION_ELEMENT_ID, withoutDetails(composition)),
    dataElement(SITE_SETTINGS_ELEMENT_ID, site),
    ...(calls.length === 0 ? [] : [dataElement(PAGE_CALLS_ELEMENT_ID, calls)]),
    ...(overrides.allowed.length === 0 ? [] : [dataElement(PAGE_OVERRIDES_ELEMENT_ID, pageOverrides)]),
  ].join('\n    ');
  // Functions, because `$` has a meaning in a replacement string.
  const { product } = site.branding ?? DEFAULT_BRANDING;
  const own = withIcon(withNames(template, site), icon);
  return withNotStartedMessage(withNonce(own, nonce), { nonce, product })
    .replaceAll(SHELL_BASE_PLACEHOLDER, () => composition.shell.base)
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(
      '</body>',
      () => `  ${styleElements(composition.shell, isDevelopment).join('\n    ')}\n  </body>`,
    );
}
