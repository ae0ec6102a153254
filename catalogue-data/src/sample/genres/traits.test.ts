import { describe, expect, test } from 'vitest';
import { GENRES } from '../../reference/genres.ts';
import { KEYWORDS } from '../../reference/keywords.ts';
import { SAYINGS } from '../language/sayings.ts';
import { premisesOf } from '../texts/premises.ts';
import { GENRE_TRAITS } from './genre-traits.ts';
import { SUBGENRE_TRAITS } from './subgenre-traits.ts';

const subgenres = GENRES.flatMap(({ entries }) => entries.map(({ key }) => key));
const keywords = new Set(KEYWORDS.flatMap(({ entries }) => entries.map(({ key }) => key)));

/** English mentions a number once and uses it twice, so compare which slots exist and not how often. */
const slotsIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('traits', () => {
  test('have exactly one entry for every genre and subgenre of the reference data', () => {
    expect(GENRE_TRAITS.map(({ genre }) => genre)).toEqual(GENRES.map(({ key }) => key));
    expect(SUBGENRE_TRAITS.map(({ subgenre }) => subgenre).sort()).toEqual([...subgenres].sort());
  });

  test('name existing, distinct keywords for subgenres', () => {
    for (const traits of SUBGENRE_TRAITS) {
      expect(traits.keywords.length).toBeGreaterThanOrEqual(4);
      expect(new Set(traits.keywords).size).toBe(traits.keywords.length);
      for (const keyword of traits.keywords) expect(keywords).toContain(keyword);
    }
  });

  test.each(subgenres)('%s has premises in both languages', (subgenre) => {
    const premises = premisesOf(subgenre);
    expect(premises.length).toBeGreaterThanOrEqual(2);
    for (const { en, zh } of premises) {
      expect(en).toMatch(/[.?!]$/);
      expect(en).not.toMatch(/\p{Script=Han}/u);
      expect(zh).toMatch(/[。？！]$/);
      expect(slotsIn(zh)).toEqual(slotsIn(en));
    }
  });

  test.each(GENRES.map(({ key }) => key))('%s has sayings whose slots agree', (genre) => {
    const sayings = SAYINGS[genre] ?? [];
    expect(sayings.length).toBeGreaterThanOrEqual(5);
    for (const { en, zh } of sayings) expect(slotsIn(zh)).toEqual(slotsIn(en));
  });
});
