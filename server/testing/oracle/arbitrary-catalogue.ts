import { TIMESLOTS } from '@airdex/shared-contracts/constants';
import fc from 'fast-check';
import type { IndexedProgramme } from '../../src/search-index/indexed-programme.ts';
import type { LocalisedName, ReferenceTables } from '../../src/search-index/reference-tables.ts';

/* Random small catalogues. Few different values, so that filters match programmes and ties are common. */

const WORDS = [
  'Étoile',
  'ETOILE',
  'star',
  'Starlight',
  "l'été",
  '100%',
  '_under_',
  'Straße',
  'ＦＵＬＬ',
  '中国好声音',
  '好声',
  '国',
  'が',
  '❤️🔥',
  'a',
  'b\u0301',
  '\\',
  '"; --',
];
const DATES = [
  '2001-12-31',
  '2023-02-28',
  '2024-02-29',
  '2024-03-01',
  '2024-12-31',
  '2025-01-01',
  '2026-06-15',
];

export const IDS = {
  countries: 5,
  channels: 7,
  genres: 3,
  subGenres: 6,
  keywords: 8,
  frequencies: 4,
} as const;

export const arbitraryDate = fc.constantFrom(...DATES);

export const arbitraryText = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...WORDS) },
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    {
      maxLength: 5,
    },
  )
  .chain((words) => fc.constantFrom(' ', '', '  ', '\u3000').map((between) => words.join(between)));

const texts = fc.oneof(fc.constant(null), arbitraryText, fc.array(arbitraryText, { maxLength: 3 }));

const name: fc.Arbitrary<LocalisedName> = fc.record({
  en: fc.constantFrom('Alpha', 'alpha', 'Éclair', 'Zulu', 'zebra', 'star', 'One 2', 'One 10', ' '),
  ch: fc.constantFrom('中国', '法国', '阿根廷', 'Zulu', 'Alpha', '好', ''),
});

export function idOf(kind: keyof typeof IDS): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: IDS[kind] });
}

/** Ids are unordered and have gaps. */
function list<T>(
  kind: keyof typeof IDS,
  fields: (id: number) => fc.Arbitrary<T>,
): fc.Arbitrary<(T & { id: number })[]> {
  const all = Array.from({ length: IDS[kind] }, (_, i) => i + 1);
  return fc
    .tuple(...all.map((id) => fields(id).map((made) => ({ ...made, id }))))
    .chain((made) => fc.shuffledSubarray(made, { minLength: made.length, maxLength: made.length }));
}

export const arbitraryTables: fc.Arbitrary<ReferenceTables> = fc.record({
  countries: list('countries', () => fc.record({ name })),
  channels: list('channels', () => fc.record({ name, countryId: fc.option(idOf('countries')) })),
  genres: list('genres', () => fc.record({ name })),
  subGenres: list('subGenres', () => fc.record({ name, genreId: idOf('genres') })),
  // A parent has a smaller id: no tree is cyclic, and some are three levels deep.
  keywords: list('keywords', (id) =>
    fc.record({
      name,
      parentId: id === 1 ? fc.constant(null) : fc.option(fc.integer({ min: 1, max: id - 1 })),
    }),
  ),
  frequencies: list('frequencies', () => fc.record({ name })),
  formatTypes: fc.constant([
    { id: 1 as const, name: { en: 'Original', ch: '原创' } },
    { id: 2 as const, name: { en: 'Acquired', ch: '引进' } },
    { id: 3 as const, name: { en: 'Adaptation', ch: '改编' } },
  ]),
});

const share = fc.option(fc.constantFrom(0, 5, 9.9, 10, 11.9, 12, 12.1, 30));

const programme: fc.Arbitrary<Omit<IndexedProgramme, 'id'>> = fc.record({
  channelId: fc.option(idOf('channels'), { freq: 9 }),
  platformId: fc.constantFrom(null, 1, 2, 3),
  subGenreId: fc.option(idOf('subGenres')),
  formatType: fc.constantFrom(null, 1 as const, 2 as const, 3 as const),
  timeslot: fc.option(fc.constantFrom(...TIMESLOTS)),
  durationMinutes: fc.constantFrom(null, 0, 9, 10, 30, 31, 60, 61, 600),
  frequencyId: fc.option(idOf('frequencies')),
  weekdays: fc.integer({ min: 0, max: 127 }),
  producedIn: fc.array(idOf('countries'), { maxLength: 3 }),
  developedIn: fc.array(idOf('countries'), { maxLength: 2 }),
  keywordIds: fc.array(idOf('keywords'), { maxLength: 4 }),
  launchDate: fc.option(arbitraryDate),
  beginTimeMinutes: fc.option(fc.constantFrom(0, 600, 1439, 1530)),
  isNotaSelection: fc.boolean(),
  hasVideo: fc.boolean(),
  hasEvaluation: fc.boolean(),
  sharePremiere: share,
  shareAverage: share,
  slotShare: share,
  localTitle: fc.option(arbitraryText),
  formatTitle: fc.option(arbitraryText),
  originalTitle: fc.option(arbitraryText),
  translatedTitles: texts,
  concepts: texts,
  producers: texts,
  distributors: texts,
  hostCast: texts,
  executiveProducers: texts,
  directors: texts,
});

/** Up to 90 programmes: a bitmap of several words, ids in any order. */
export const arbitraryProgrammes: fc.Arbitrary<IndexedProgramme[]> = fc
  .array(fc.tuple(fc.integer({ min: -1000, max: 3000 }), programme), { maxLength: 90, size: 'max' })
  .map((rows) => Array.from(new Map(rows), ([id, fields]) => ({ ...fields, id })));
