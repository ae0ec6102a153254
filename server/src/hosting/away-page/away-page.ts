import { createHash } from 'node:crypto';
import { PAGE_HEADERS } from './page-headers.ts';

/** Seconds until the page asks again by itself. */
const RETRY_SECONDS = 20;

const STYLE = `
      :root { color-scheme: light dark }
      body { margin: 20vh auto; max-width: 32rem; padding: 0 24px; font: 16px/1.5 system-ui, sans-serif }
      h1 { font-size: 20px; margin: 32px 0 8px }
      p { margin: 0 }
    `;

/**
 * What a browser is shown while there is no shell that could be: nothing is published, or nothing of it can be read. In
 * both languages, for nobody's choice is known without a shell.
 */
export const AWAY_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta http-equiv="refresh" content="${RETRY_SECONDS}" />
    <title>Airdex</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <h1>Airdex is not available right now</h1>
    <p>This page tries again by itself in a moment.</p>
    <h1 lang="zh">Airdex 暂时无法使用</h1>
    <p lang="zh">本页面稍后会自动重试。</p>
  </body>
</html>
`;

export const AWAY_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`,
  'Retry-After': String(RETRY_SECONDS),
} as const;
