import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './root.mjs';

const PAGES = inRoot('docs', 'errors');

/** Sources of a package, without its tests. */
const sources = (/** @type {string} */ name) =>
  readdirSync(inRoot(name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(inRoot(name, 'src', file), 'utf8'));

/** Error numbers of pages and of commands: written out, or chosen in a file that writes `AIRDEX-` before them. */
function numbersInUse() {
  const naming = ['shell', 'mfe-kit', 'release-registry']
    .flatMap(sources)
    .filter((text) => /AIRDEX-(\$\{|\d{3})/.test(text));
  const code = naming.map((text) => text.replaceAll(/\/\*\*?[^]*?\*\/|\/\/.*/g, ''));
  return new Set(code.flatMap((text) => text.match(/(?<![\d.])1\d\d(?![\d.])/g) ?? []));
}

const pages = readdirSync(PAGES).flatMap((file) => /^AIRDEX-(\d+)\.md$/.exec(file)?.[1] ?? []);

test('every error number has a page, and every page has an error number', () => {
  const numbers = numbersInUse();
  expect(numbers.size).toBeGreaterThan(15);
  expect([...numbers].toSorted()).toEqual(pages.toSorted());
});

test.each(pages)('the page of %s says what, why, and how to fix it, and is listed', (number) => {
  const text = readFileSync(inRoot('docs', 'errors', `AIRDEX-${number}.md`), 'utf8');
  expect(text).toMatch(new RegExp(`^# AIRDEX-${number}: .+`));
  expect(text.match(/^## .+/gm)).toEqual(['## What', '## Why', '## How to fix it']);
  expect(readFileSync(inRoot('docs', 'errors', 'README.md'), 'utf8')).toContain(`(AIRDEX-${number}.md)`);
});
