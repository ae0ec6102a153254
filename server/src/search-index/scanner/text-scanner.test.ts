import { SEARCH_TITLES, type SearchTitle } from '@airdex/shared-contracts/search-filter';
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { TextGathering } from '../build/text-gathering.ts';
import { buildTextStore } from '../build/text-store-build.ts';
import { fieldBits } from '../data/text-store.ts';
import { rowsOf } from '../data/bitmap.ts';
import type { IndexedProgramme } from '../indexed-programme.ts';
import { rarestBytes, TextScanner } from './text-scanner.ts';

type Titles = Pick<IndexedProgramme, 'localTitle' | 'formatTitle' | 'concepts'>;

const blank = {
  originalTitle: null,
  translatedTitles: null,
  producers: null,
  distributors: null,
  hostCast: null,
  executiveProducers: null,
  directors: null,
};

function scannerOf(programmes: readonly Titles[]): TextScanner {
  const gathered = new TextGathering();
  programmes.forEach((programme, i) => gathered.push({ ...blank, ...programme } as IndexedProgramme, i));
  const order = Uint32Array.from(programmes, (_, i) => i);
  return new TextScanner(buildTextStore(gathered, order, 2), programmes.length, 1);
}

const find = (scanner: TextScanner, term: string, fields: readonly SearchTitle[]) =>
  Array.from(rowsOf(scanner.find(term, fieldBits(fields))));

describe('TextScanner', () => {
  // Two letters and long texts: matches at every position of a step, near misses everywhere.
  const longText = fc.string({ unit: fc.constantFrom('a', 'b', '国'), maxLength: 300, size: 'max' });
  const titles = fc.record({
    localTitle: fc.option(longText),
    formatTitle: fc.option(longText),
    concepts: fc.array(longText, { maxLength: 3 }),
  });

  test('finds exactly the rows with a text that contains the term', () => {
    const term = fc.string({
      unit: fc.constantFrom('a', 'b', '国'),
      minLength: 1,
      maxLength: 40,
      size: 'max',
    });
    fc.assert(
      fc.property(
        fc.array(titles, { maxLength: 40 }),
        fc.array(term, { minLength: 5 }),
        (programmes, terms) => {
          const scanner = scannerOf(programmes);
          for (const term of terms) {
            const rows = programmes.flatMap(({ localTitle, concepts }, row) =>
              [localTitle, ...[concepts].flat()].some((text) => text?.includes(term)) ? [row] : [],
            );
            expect(find(scanner, term, ['local_title_noaccent', 'Concept_Descriptions'])).toEqual(rows);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('finds a text at every distance from the start, whole and in part', () => {
    const programmes = Array.from({ length: 200 }, (_, i) => ({
      localTitle: `${'x'.repeat(i)}needle`,
      formatTitle: null,
      concepts: null,
    }));
    const scanner = scannerOf(programmes);
    const all = programmes.map((_, i) => i);
    expect(find(scanner, 'needle', SEARCH_TITLES)).toEqual(all);
    expect(find(scanner, 'e', SEARCH_TITLES)).toEqual(all);
    expect(find(scanner, 'xneedle', SEARCH_TITLES)).toEqual(all.slice(1));
    programmes.forEach(({ localTitle }, i) => {
      expect(find(scanner, localTitle, SEARCH_TITLES)).toEqual(all.slice(i));
    });
    expect(find(scanner, 'needlex', SEARCH_TITLES)).toEqual([]);
    expect(find(scanner, 'n'.repeat(5000), SEARCH_TITLES)).toEqual([]);
  });

  test('never matches across two fields or two programmes', () => {
    const scanner = scannerOf([
      { localTitle: 'one', formatTitle: 'two', concepts: ['three', 'four'] },
      { localTitle: 'five', formatTitle: null, concepts: null },
    ]);
    for (const term of ['onetwo', 'e t', 'threefour', 'fourfive', 'r f', 'onefive']) {
      expect(find(scanner, term, SEARCH_TITLES)).toEqual([]);
    }
  });

  test('searches only the selected fields, even for a text that occurs in several', () => {
    const scanner = scannerOf([
      { localTitle: 'shared', formatTitle: null, concepts: null },
      { localTitle: null, formatTitle: 'shared', concepts: null },
      { localTitle: 'other', formatTitle: 'other', concepts: 'shared' },
    ]);
    expect(find(scanner, 'shared', ['local_title_noaccent'])).toEqual([0]);
    expect(find(scanner, 'shared', ['format_title'])).toEqual([1]);
    expect(find(scanner, 'shared', ['format_title', 'Concept_Descriptions'])).toEqual([1, 2]);
    expect(find(scanner, 'shared', ['DIRECTOR'])).toEqual([]);
  });

  test('searches for the rarest bytes of the texts', () => {
    const counts = new Uint32Array(256).fill(100);
    counts['z'.charCodeAt(0)] = 1;
    counts['q'.charCodeAt(0)] = 2;
    expect(rarestBytes(Buffer.from('aqaz'), counts)).toEqual([3, 1]);
    expect(rarestBytes(Buffer.from('a'), counts)).toEqual([0, 0]);
  });
});
