import { describe, expect, test } from 'vitest';
import { GENRES } from '@airdex/catalogue-data/reference';
import { GENRE_RULES, subgenreOf } from './genre-terms.ts';

describe('terms of sources', () => {
  test('points every rule to a subgenre that exists', () => {
    const keys = new Set(GENRES.flatMap(({ entries }) => entries.map(({ key }) => key)));
    for (const { subgenre } of GENRE_RULES) expect(keys).toContain(subgenre);
  });

  test('maps a term that certainly means a subgenre', () => {
    expect(subgenreOf(['Comedy', 'Sitcom'])).toBe('humour/sitcom');
    expect(subgenreOf(['Docuseries', 'International TV Shows'])).toBe('documentary/docu-series');
    expect(subgenreOf(['Animals & Nature', 'Docuseries'])).toBe('documentary/nature');
    expect(subgenreOf(['TV Dramas', 'Romantic TV Shows'])).toBe('drama/romance');
  });

  test("takes the catalogue's own names and keys, in any case", () => {
    for (const { entries, ...genre } of GENRES)
      for (const { key, en, zh } of entries) {
        const names = [key, en, zh, en.toUpperCase()];
        const beside = [genre.key, genre.en, genre.zh].flatMap((it) => names.map((name) => [it, name]));
        const wrong = [...names.map((name) => [name]), ...beside].filter((it) => subgenreOf(it) !== key);
        expect(wrong).toEqual([]);
      }
    expect(subgenreOf(['documentary', 'docu-series'])).toBe('documentary/docu-series');
    expect(subgenreOf(['Travel'])).toBeNull();
    expect(subgenreOf(['lifestyle', 'Travel'])).toBe('lifestyle/travel');
  });

  test('takes former names of subgenres, alone or beside their genre', () => {
    expect(subgenreOf(['民乐'])).toBe('music/folk');
    expect(subgenreOf(['长篇连续剧', '年代长剧'])).toBe('soap/period-telenovela');
    expect(subgenreOf(['soap', '青春长剧'])).toBe('soap/youth-soap');
    expect(subgenreOf(['drama', '青春长剧'])).toBeNull();
  });

  test('guesses nothing', () => {
    expect(subgenreOf(['Drama', 'Talent Show'])).toBeNull();
    expect(subgenreOf(['Talent Show', 'Variety Show'])).toBeNull();
    expect(subgenreOf(['Drama'])).toBeNull();
    expect(subgenreOf(['Reality TV'])).toBeNull();
    expect(subgenreOf(["Kids' TV", 'Horror'])).toBeNull();
    expect(subgenreOf(['TV Comedies', 'TV Dramas', 'Romantic TV Shows'])).toBeNull();
    expect(subgenreOf(['Horror', 'Mystery'])).toBeNull();
    expect(subgenreOf([])).toBeNull();
  });
});
