import { expect, test } from '@jest/globals';
import { pageName, pageRules } from './page-rules.ts';

const texts = { header: 'Header', footer: 'Footer' };

test('every programme has its title on its pages', () => {
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
])('the title %j can not end its text', (title, written) => {
  expect(pageRules([{ id: 1, title }], texts)).toContain(`content: ${written};`);
});

test('a long title is cut', () => {
  expect(pageRules([{ id: 1, title: 'x'.repeat(200) }], texts)).toContain(`"${'x'.repeat(90)}…"`);
});
