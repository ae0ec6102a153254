import { expect, test } from '@jest/globals';
import { matchRanges } from './match-ranges.ts';

function matches(html: string, term: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return matchRanges(root, term).map((range) => range.toString());
}

test('finds every occurrence in any case, also across tags', () => {
  expect(matches('<p>Type a <b>Wo</b>rd. Words are words.</p>', ' word ')).toEqual(['Word', 'Word', 'word']);
});

test('ignores accents, however they are written', () => {
  expect(matches('Café, cafe\u0301 and CAFE', 'cafe')).toEqual(['Café', 'cafe\u0301', 'CAFE']);
  expect(matches('Cafe', 'café')).toEqual(['Cafe']);
});

test('finds words that a line break separates in the source', () => {
  expect(matches('<p>How to\nsearch</p>', 'how to search')).toEqual(['How to\nsearch']);
});

test('separates words of different paragraphs and lines', () => {
  expect(matches('<p>Save</p><p>words</p>', 'ewords')).toEqual([]);
  expect(matches('<p>Save</p>words', 'ewords')).toEqual([]);
  expect(matches('<ul><li>re</li><li>ad</li></ul>', 'read')).toEqual([]);
  expect(matches('<p>Save<br>words</p>', 'ewords')).toEqual([]);
  expect(matches('<p>Save<br>words</p><p>here</p>', 'save words here')).toEqual(['Savewordshere']);
  expect(matches('<p>Save</p><p>words</p>', 'words')).toEqual(['words']);
});

test('ignores an accent without a letter, which counts as a space', () => {
  expect(matches('<p>One</p><p>Two</p>', '´')).toEqual([]);
  expect(matches('<p>One</p><p>Two</p>', 'one´')).toEqual(['One']);
});

test('finds nothing in buttons', () => {
  expect(matches('<p>Save</p><button><span>Save</span></button> it', 'save')).toEqual(['Save']);
});

test('finds nothing in tags, and nothing for a blank term', () => {
  expect(matches('<p class="word">none</p>', 'word')).toEqual([]);
  expect(matches('<p>none</p>', '  ')).toEqual([]);
});

test('finds the right position after characters that change their length', () => {
  expect(matches('ﬁne İstanbul: ﬁlm', 'film')).toEqual(['ﬁlm']);
  expect(matches('全角ＡＢＣ文字', 'abc')).toEqual(['ＡＢＣ']);
});
