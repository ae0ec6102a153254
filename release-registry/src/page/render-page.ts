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

/** Placeholder in the shell's template for the address of its release: `<link rel="icon" href="%shell%icon.svg">`. */
const SHELL_BASE_PLACEHOLDER = '%shell%';

/** Attributes of an element; true stands for one without a value, false and undefined for none. */
function attributes(values: Readonly<Record<string, string | boolean | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeText(String(value))}"`))
    .join('');
}

/** Data for the shell's scripts, as JSON that can't end its element. */
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

/** As the browser requests a module: without a CORS mode of its own. */
function moduleLink(base: string, { path, integrity }: PinnedFile): string {
  return `<link${attributes({ rel: 'modulepreload', href: base + path, integrity, fetchpriority: 'low' })}>`;
}

/** Of the build of the shell that a page uses. */
const filesOf = (shell: ComposedShell, isDevelopment: boolean) =>
  (isDevelopment ? shell.development : undefined) ?? shell;

/** Styles of the shell. At the end of the body they do not delay the first paint, but still the shell's scripts. */
function styleElements(shell: ComposedShell, isDevelopment: boolean): string[] {
  return filesOf(shell, isDevelopment).styles.map(
    ({ path, integrity }) =>
      `<link${attributes({ rel: 'stylesheet', href: shell.base + path, crossorigin: 'anonymous', integrity })}>`,
  );
}

/**
 * Scripts of the shell, and a link to its code that loads remotes. The scripts have a high priority, because browsers
 * give a deferred script a low one and a preload a high one by default, and would load first what cannot be used yet.
 */
function scriptElements(shell: ComposedShell, isDevelopment: boolean): string[] {
  const scripts = filesOf(shell, isDevelopment).scripts.map(
    ({ path, integrity }) =>
      `<script${attributes({ defer: true, src: shell.base + path, crossorigin: 'anonymous', integrity, fetchpriority: 'high' })}></script>`,
  );
  // A development build loads its own.
  const preload = isDevelopment ? [] : (shell.preload ?? []);
  return [...scripts, ...preload.map((file) => preloadLink(shell.base, file, { priority: 'high' }))];
}

/**
 * Preload links for a remote's first screen. Each asks just as the federation runtime or webpack's will, or the file
 * is fetched twice: the container in CORS mode, the chunks so only across origins, all with the integrity that the
 * container holds its chunks to. The shell's scripts go first.
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
 * The composition as a page carries it: which screens a remote has, without the files and first calls of each. Those of
 * the first screen are elsewhere in the page, and all of them were most of it. They are in the registry for anyone who
 * examines a failure.
 */
function withoutDetails(composition: Composition): Composition {
  const remotes = composition.remotes.map(({ firstCalls: _, modules: __, ...remote }) => ({
    ...remote,
    preload: Object.fromEntries(Object.keys(remote.preload).map((exposed) => [exposed, []])),
  }));
  return { ...composition, remotes };
}

/** Lets the styles in a template pass the page's policy. */
function withNonce(template: string, nonce: string | undefined): string {
  return nonce === undefined ? template : template.replaceAll('<style>', `<style nonce="${nonce}">`);
}

/** What a page is made of that is published: a composition, and the HTML template of its shell. */
export interface PublishedPage {
  readonly composition: Composition;
  readonly template: string;
}

/** What one page is made of besides. */
export interface PageParts {
  readonly site: SiteSettings;
  /** The remote's screen that it shows first, if its address is known. */
  readonly screen?: { readonly remote: string; readonly exposed: string } | undefined;
  /** The requests of the first calls that the screen's remote declares; without it, the page starts none. */
  readonly callsFor?: (firstCalls: readonly FirstCall[]) => readonly PageCall[];
  /** Of the policy in the page's header. */
  readonly nonce?: string;
  /** A policy that the page brings itself, for there is no header. */
  readonly policy?: string;
  readonly overrides?: GrantedOverrides;
  /** Style sheet of the provider's colours and logo. It cannot contain `</style`. */
  readonly styles?: string | undefined;
  /** The provider's icon instead of the shell's; null for none. */
  readonly icon?: { readonly path: string; readonly type: string } | null | undefined;
  /** Absolute address of the picture that link previews show. */
  readonly previewImage?: string | undefined;
}

/** Names in the shell's template: `{{product}}` and `{{provider}}`. */
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

/** The shell's HTML, with the composition, the settings, everything the first screen needs, and what says that it failed. */
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
  // The release of a remote that the page is to take from elsewhere would be fetched in vain.
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
    // Before the first module, which it is too late for.
    ...(importMap === undefined ? [] : [`<script type="importmap">${importMap}</script>`]),
    ...scriptElements(composition.shell, isDevelopment),
    ...(remote === undefined || screen === undefined ? [] : preloadElements(remote, screen.exposed)),
    dataElement(COMPOSITION_ELEMENT_ID, withoutDetails(composition)),
    dataElement(SITE_SETTINGS_ELEMENT_ID, site),
    ...(calls.length === 0 ? [] : [dataElement(PAGE_CALLS_ELEMENT_ID, calls)]),
    ...(overrides.allowed.length === 0 ? [] : [dataElement(PAGE_OVERRIDES_ELEMENT_ID, pageOverrides)]),
  ].join('\n    ');
  // Functions, for a replacement text would have its `$` signs read.
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
