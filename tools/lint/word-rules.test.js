import { expect, test } from 'vitest';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { wordRules } from './word-rules.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const eslint = new ESLint({
  cwd: root,
  ignore: false,
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } }, ...wordRules],
});

async function problems(/** @type {string} */ file, /** @type {string} */ text) {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
  return result.messages.map(({ line, message }) => `${line}: ${message}`);
}

test.each([
  ['a comment', 'shell/src/probe.ts', `// Load the page anew.`, 'again'],
  ['a comment of two lines', 'shell/src/probe.ts', `/*\n * The shell of\n * now.\n */`, 'current'],
  ['a text', 'mfe-card/src/texts/en.ts', `export default { failed: 'The user is told why.' };`, 'shows'],
  ['a template', 'server/src/probe.ts', 'export const text = `It tells ${String(1)}.`;', 'shows'],
  ['JSX', 'shell/src/probe.tsx', `export const text = <p>What comes of it</p>;`, 'the result'],
  ['a title', 'server/src/probe.test.ts', `test('a timeout is no news', () => {});`, 'is ignored'],
  ['a script', 'tools/probe.mjs', `const nobody = "nobody's";`, "no one's"],
  ['an entry of a table', 'docs/probe.md', `| call | takes that very id |`, 'the same'],
  ['Markdown', 'README.md', `It keeps the parcel for good.`, 'permanently'],
  ['Markdown of two lines', 'README.md', `It has to\ndo with time.`, 'concerns'],
  ['an instruction', 'docs/errors/probe.md', `Mend the build.`, 'fix'],
  ['a style sheet', 'shell/src/probe.module.css', `/* The bar stands there. */`, 'is mounted'],
  ['a template of a page', 'shell/src/index.html', `<p>A taste of it</p>`, 'an example of'],
  ['a workflow', '.github/workflows/probe.yml', `# Looks out for changes.`, 'watches'],
  ['a docstring', 'server/src/probe.ts', `/** One list in the place of two. */`, 'instead of'],
])('an unwanted phrase in %s is reported', async (_, file, text, better) => {
  expect(await problems(file, text)).toEqual([
    expect.stringMatching(new RegExp(`Not plain English.*${better}`)),
  ]);
});

test('a comment that turns a rule of Oxlint off is reported', async () => {
  expect(
    await problems('server/src/probe.ts', '// oxlint-disable typescript/no-floating-promises\n'),
  ).toEqual([expect.stringContaining('Do not turn off a rule here')]);
});

test.each([
  ['words that contain one', 'recommended, withstands, amendment, retells'],
  ['"stands for"', 'The minus stands for a descending order.'],
  ['an ordinary sentence', 'Keeps the current composition when the registry is unreachable.'],
])('%s is allowed', async (_, text) => {
  expect(await problems('docs/probe.md', text)).toEqual([]);
});

test.each(['server/src/probe.ts', 'README.md', 'docs/teams.md', 'shell/src/probe.module.css'])(
  'the repository checks the words of %s',
  async (file) => {
    const config = await new ESLint({ cwd: root }).calculateConfigForFile(path.join(root, file));
    expect(config.rules['regex/invalid'][0]).toBe(2);
    expect(config.rules['regex/invalid'][1].length).toBeGreaterThan(0);
  },
);
