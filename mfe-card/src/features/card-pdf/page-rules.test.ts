import { expect, test } from '@jest/globals';
import { pageName, pageRules } from './page-rules.ts';

const texts = { header: 'Header', footer: 'Footer' };

test("prints each programme's title on its pages", () => {
  const rules = pageRules([{ id: 7, title: 'La Nuit' }], texts);
  expect(rules).toContain(`@page ${pageName(7)} { @top-right { content: "La Nuit"`);
  expect(rules).toContain('content: "Header"');
  expect(rules).toContain('content: "Footer"');
});

test.each([
  ['"; } body { display: none } "', '"\\22 ; } body { display: none } \\22 "'],
  ['back\\slash', '"back\\5c slash"'],
  ['line\nend', '"line\\a end"'],
  ['half \uD800', '"half \uFFFD"'],
  ['夜「幕」', '"夜「幕」"'],
])('escapes the title %j so that it cannot end the CSS string', (title, written) => {
  expect(pageRules([{ id: 1, title }], texts)).toContain(`content: ${written};`);
});

test('shortens a long title', () => {
  expect(pageRules([{ id: 1, title: 'Night '.repeat(30) }], texts)).toContain(
    `"${'Night '.repeat(15).trim()}…"`,
  );
});

test('breaks a long word, so that it stays in its margin', () => {
  const word = (length: number) => 'W'.repeat(length);
  const rules = pageRules([{ id: 1, title: `Night ${word(50)} ${word(24)}` }], texts);
  expect(rules).toContain(`"Night ${word(24)}\u200b${word(24)}\u200b${word(2)} ${word(24)}"`);
});
