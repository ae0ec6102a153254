import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { frameStyles } from './frame-styles.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const TOKENS = `
  @import './reset.css';
  :root { --used: light-dark(#fff, #000); --through: var(--size); --size: 4px; --unused: 5px }
  [data-theme='dark'] { color-scheme: dark }
  [lang='zh-CN'] { --size: 6px; --unused: 7px }
`;

async function stylesOf(html: string, css: string): Promise<string> {
  const tokens = join(folder.path, 'tokens.css');
  const bar = join(folder.path, 'bar.module.css');
  await writeFile(tokens, TOKENS);
  await writeFile(bar, css);
  return frameStyles(html, { tokens, modules: { bar } });
}

describe('the styles of a page’s frame', () => {
  test('are the rules whose classes occur in its markup', async () => {
    const css = await stylesOf(
      '<i class="bar-a bar-b"></i>',
      '.a .b { top: 0 } .c { top: 1px } .a .c { top: 2px }',
    );
    expect(css).toContain('.bar-a .bar-b{top:0}');
    expect(css).not.toContain('.bar-c');
  });

  test('include the tokens that they read, also through others, for every theme and language', async () => {
    const css = await stylesOf('<i class="bar-a"></i>', '.a { color: var(--used); margin: var(--through) }');
    expect(css).toContain('--used:light-dark(#fff,#000)');
    expect(css).toContain('[lang=zh-CN]{--size:6px}');
    expect(css).toContain('[data-theme=dark]{color-scheme:dark}');
    expect(css).not.toMatch(/--unused|@import/);
  });

  test('keep their animations, and leave out what needs a user or a printer', async () => {
    const css = await stylesOf(
      '<i class="bar-a"></i>',
      `.a { animation: pulse 1s } @keyframes pulse { 50% { opacity: 0 } }
       .a:hover { top: 3px } @media print { .a { top: 4px } }`,
    );
    expect(css).toContain('@keyframes bar-pulse');
    expect(css).toContain('1s bar-pulse');
    expect(css).not.toMatch(/hover|print/);
  });
});
