import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contentPolicyWithoutShell, dataElement } from '@airdex/release-registry/page';
import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { DEFAULT_BRANDING } from '@airdex/shared-contracts/branding';
import { SITE_SETTINGS_ELEMENT_ID, type SiteSettings } from '@airdex/shared-contracts/remote-contract';
import { escapeHtml } from '../../../html/sanitise-html.ts';
import { PAGE_HEADERS } from '../page-headers.ts';

/** Seconds until a page that could not be started reloads automatically. */
export const RETRY_SECONDS = 20;

/** While a shell starts the page is empty, unless it takes longer than usual. */
const STYLE = `
      :root { color-scheme: light dark }
      .maintenance { margin: 20vh auto; max-width: 32rem; padding: 0 24px; font: 16px/1.5 system-ui, sans-serif }
      .maintenance h1 { font-size: 20px; margin: 32px 0 8px }
      .maintenance p { margin: 0 }
      [data-starting] .maintenance { animation: maintenance 0s 5s backwards }
      @keyframes maintenance { from { visibility: hidden } }
    `;
const SCRIPT = readFileSync(new URL('./offline-shell.js', import.meta.url), 'utf8');

/** The input of the script. */
const dataOf = (assetsOrigin: string | null) =>
  [
    `data-key="${LOCAL_STORAGE_KEYS.lastComposition}"`,
    `data-composition-id="${COMPOSITION_ELEMENT_ID}"`,
    `data-retry-ms="${RETRY_SECONDS * 1000}"`,
    ...(assetsOrigin === null ? [] : [`data-assets-origin="${escapeHtml(assetsOrigin)}"`]),
  ].join(' ');

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const INLINE = { script: sourceOf(SCRIPT), style: sourceOf(STYLE) };

/**
 * The page for a browser while no shell is available: nothing is published, or nothing of it is readable. It
 * starts the shell that last worked in that browser. If there is none it says so in both languages, because
 * the language is unknown without a shell, and retries.
 * @param nonce of the policy in the page's headers
 * @param assetsOrigin origin that serves releases instead of this server; null: none
 */
export function maintenancePage(site: SiteSettings, nonce: string, assetsOrigin: string | null): string {
  const product = escapeHtml((site.branding ?? DEFAULT_BRANDING).product);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta property="csp-nonce" nonce="${nonce}" />
    <noscript><meta http-equiv="refresh" content="${RETRY_SECONDS}" /></noscript>
    <title>${product}</title>
    <link rel="icon" href="data:," />
    <style>${STYLE}</style>
    ${dataElement(SITE_SETTINGS_ELEMENT_ID, site)}
  </head>
  <body>
    <div id="app"></div>
    <main class="maintenance">
      <h1>${product} is not available right now</h1>
      <p>This page will reload automatically. <a href="">Reload</a></p>
      <h1 lang="zh">${product} 暂时无法使用</h1>
      <p lang="zh">本页面稍后会自动重试。<a href="">重新加载</a></p>
    </main>
    <script ${dataOf(assetsOrigin)}>${SCRIPT}</script>
  </body>
</html>
`;
}

/** Headers of {@link maintenancePage}. It is not cached, because the next response may be a shell. */
export function maintenancePageHeaders(nonce: string, assetsOrigin: string | null) {
  return {
    ...PAGE_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentPolicyWithoutShell(nonce, INLINE, assetsOrigin),
    'Retry-After': String(RETRY_SECONDS),
  };
}
