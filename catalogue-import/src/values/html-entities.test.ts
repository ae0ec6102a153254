import { expect, test } from 'vitest';
import { cellText, knownText, listCell, plainText } from './cell-text.ts';
import { withoutEntities } from './html-entities.ts';

test('decodes named and numeric entities once', () => {
  expect(withoutEntities('A &amp; B, Can&apos;t, &quot;C&quot;, &lt;D&gt;')).toBe(`A & B, Can't, "C", <D>`);
  expect(withoutEntities('It&#39;s &#x1F30A; &#X2014;')).toBe("It's 🌊 —");
  expect(withoutEntities('A &amp;amp; B')).toBe('A &amp; B');
});

test('keeps what is no entity', () => {
  for (const text of ['Tide & Sons', 'Ben&Cora;Dora', 'A&amp', '&#xD800;', '&#1234567;', '&#x110000;', '&#;'])
    expect(withoutEntities(text)).toBe(text);
});

test('reads names and lists without entities, before they are cleaned and split', () => {
  expect([plainText(' &#160;Tide&#0; &amp; Sons '), knownText('&#8212;')]).toEqual(['Tide & Sons', null]);
  expect(listCell('Tide &amp; Sons;Ben')).toEqual(['Tide & Sons', 'Ben']);
  expect(cellText('<b>Tide &amp; Sons</b>')).toBe('<b>Tide &amp; Sons</b>');
});
