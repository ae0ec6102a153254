import { readFileSync } from 'node:fs';
import { escapeText } from './escape-text.ts';
import { sourceOfScript } from './inline-scripts.ts';

/** Seconds after which the page shows the message if the shell has not started, even without a known error. */
const WAIT_SECONDS = 30;

const SCRIPT = readFileSync(new URL('./not-started.js', import.meta.url), 'utf8');

/** Hides the message while the shell may still start, and once it has rendered. */
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

/** The message in both languages: without the shell, the user's language is unknown. The links reload the page. */
const messageOf = (product: string): string => `
    <section class="not-started" role="alert">
      <h1>${product} could not be started</h1>
      <p>Some files could not be loaded. Check your connection, then <a href="">reload the page</a>.</p>
      <h1 lang="zh">${product} 无法启动</h1>
      <p lang="zh">部分文件未能加载。请检查网络连接，然后<a href="">重新加载页面</a>。</p>
    </section>`;

/** Source expression of the script that {@link withNotStartedMessage} puts into a page. */
export const START_SCRIPT_SOURCE = sourceOfScript(SCRIPT);

/**
 * Adds a message to a page that appears if the shell does not start. The message does not depend on the shell's files.
 * @param parts `nonce`: for the style; undefined if the page's policy allows inline styles. `product`: name to show
 */
export function withNotStartedMessage(
  html: string,
  { nonce, product }: { readonly nonce: string | undefined; readonly product: string },
): string {
  const style = `<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${STYLE}</style>`;
  // Functions, because `$` has a meaning in a replacement string.
  return html
    .replace('</head>', () => `  ${style}\n    <script>${SCRIPT}</script>\n  </head>`)
    .replace('</body>', () => `${messageOf(escapeText(product)).slice(1)}\n  </body>`);
}
