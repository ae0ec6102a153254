import { describe, expect, test } from '@jest/globals';
import { palettes } from './palettes.ts';
import { patterns } from './patterns/index.ts';
import { genreLook, posterLook } from './poster-look.ts';
import type { PosterNode } from './poster-node.ts';
import { seededRandom } from './seeded-random.ts';

const GENRES = [
  'action-adventure',
  'crime-mystery',
  'culture',
  'documentary',
  'drama',
  'entertainment',
  'game-quiz',
  'humour',
  'kids',
  'lifestyle',
  'music',
  'news',
  'reality',
  'sci-fi-fantasy',
  'soap',
  'sport',
  'talk',
];
const TITLES = Array.from({ length: 400 }, (_, index) => `Programme ${index}`);
const designOf = (title: string, genre: string) => {
  const { pattern, layout } = posterLook({ title, genre });
  return `${pattern.name} ${layout.name}`;
};

/** What a pattern is made of: its kinds of shapes, without their numbers and colours. */
function structure(nodes: readonly PosterNode[]): string {
  const kinds = nodes.map(({ tag, attributes }) => {
    const commands = String(attributes['d'] ?? '').replace(/[^a-zA-Z]/g, '');
    const style = ['stroke', 'transform', 'rx'].filter((name) => name in attributes).join('+');
    return `${tag} ${[...new Set(commands)].sort().join('')} ${style}`;
  });
  const counts = Map.groupBy(kinds, (kind) => kind);
  return [...counts]
    .map(([kind, { length }]) => `${kind} ×${length}`)
    .sort()
    .join('; ');
}

describe('genreLook', () => {
  test('gives each genre another pair of palette and pattern in first place', () => {
    const looks = GENRES.map((genre) => {
      const { palettes: own, patterns: drawn } = genreLook(genre);
      expect([new Set(own).size, new Set(drawn).size]).toEqual([3, 8]);
      return `${palettes.indexOf(own[0] as (typeof palettes)[0])} ${drawn[0]?.name}`;
    });
    expect(new Set(looks).size).toBe(GENRES.length);
  });
});

describe('posterLook', () => {
  test.each(GENRES)('has at least 40 designs of pattern and layout for the genre %s', (genre) => {
    expect(new Set(TITLES.map((title) => designOf(title, genre))).size).toBeGreaterThanOrEqual(40);
  });

  test('gives a page of 24 programmes of one genre at least 15 designs, none more than four times', () => {
    for (const genre of GENRES) {
      const page = Map.groupBy(TITLES.slice(0, 24), (title) => designOf(title, genre));
      expect(page.size).toBeGreaterThanOrEqual(15);
      expect(Math.max(...[...page.values()].map(({ length }) => length))).toBeLessThanOrEqual(4);
    }
  });

  test('uses every palette and pattern over many genres', () => {
    const looks = TITLES.map((title, index) => posterLook({ title, genre: `genre ${index}` }));
    expect(new Set(looks.map(({ palette }) => palette)).size).toBe(palettes.length);
    expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(patterns.length);
  });

  test('draws each pattern of other shapes', () => {
    const [palette] = palettes;
    const drawn = patterns.map((pattern) =>
      structure(pattern(palette as (typeof palettes)[0], seededRandom(7))),
    );
    expect(new Set(drawn).size).toBe(patterns.length);
  });
});
