import { readFileSync } from 'node:fs';
import { escapeText } from './escape-text.ts';
import { sourceOfScript } from './inline-scripts.ts';

/** Seconds without a shell after which the page says so, although nothing is known to have failed. */
const WAIT_SECONDS = 30;

const SCRIPT = readFileSync(new URL('./not-started.js', import.meta.url), 'utf8');

/** Hidden while a shell may still come, and as soon as it has drawn anything. */
const STYLE = `
      /* Fixed, so that it never moves the page; it covers the frame that waits for the shell. */
      .not-started { position: fixed; inset: 0; overflow: auto; padding: 20vh max(24px, 50vw - 16rem + 24px) 24px; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; animation: not-started 0s ${WAIT_SECONDS}s backwards }
      .not-started h1 { font-size: 20px; margin: 32px 0 8px }
      .not-started p { margin: 0 }
      [data-not-started] .not-started { animation: none }
      #app:not(:empty) ~ .not-started { display: none }
      @keyframes not-started { from { visibility: hidden } }
      @media (scripting: none) { .not-started { display: none } }
    `;

/** In both languages, because the user's choice is unknown without the shell. The links lead to the page itself. */
const messageOf = (product: string): string => `
    <section class="not-started" role="alert">
      <h1>${product} could not be started</h1>
      <p>Some of its files did not arrive. Check your connection, then <a href="">reload the page</a>.</p>
      <h1 lang="zh">${product} 无法启动</h1>
      <p lang="zh">部分文件未能加载。请检查网络连接，然后<a href="">重新加载页面</a>。</p>
    </section>`;

/** Source expression of the script that {@link withNotStartedMessage} puts into a page. */
export const START_SCRIPT_SOURCE = sourceOfScript(SCRIPT);

/**
 * Adds to a page what says that its shell did not start: the document itself, as nothing of the shell can be relied on.
 * @param parts `nonce` for its style, undefined where the page's policy allows styles in it; and the product's name
 */
export function withNotStartedMessage(
  html: string,
  { nonce, product }: { readonly nonce: string | undefined; readonly product: string },
): string {
  const style = `<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${STYLE}</style>`;
  // Functions, for a replacement text would have its `$` signs read.
  return html
    .replace('</head>', () => `  ${style}\n    <script>${SCRIPT}</script>\n  </head>`)
    .replace('</body>', () => `${messageOf(escapeText(product)).slice(1)}\n  </body>`);
}
