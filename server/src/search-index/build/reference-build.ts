import type { Language } from '@airdex/shared-contracts/constants';
import type { ReferenceData } from '../data/index-data.ts';
import { sharedInt32 } from '../data/shared-arrays.ts';
import type { KeywordReference, ReferenceTables } from '../reference-tables.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { buildOptionList, type OptionListBuild } from './option-list-build.ts';
import { perLanguage, rankNames } from './rank-names.ts';

/** The reference tables as data, and how programmes' ids map to positions. */
export interface ReferenceBuild {
  readonly data: ReferenceData;
  readonly countries: OptionListBuild;
  readonly channels: OptionListBuild;
  readonly subGenres: OptionListBuild;
  readonly keywords: OptionListBuild;
  readonly frequencies: OptionListBuild;
}

function links<Reference extends { id: number; name: Readonly<Record<Language, string>> }>(
  { references }: OptionListBuild<Reference>,
  link: (reference: Reference, position: number) => number,
): Int32Array {
  const positions = sharedInt32(references.length + 1);
  references.forEach((reference, i) => {
    positions[i + 1] = link(reference, i + 1);
  });
  return positions;
}

/** Position of the topmost ancestor. A cyclic tree ends where it was entered. */
function keywordRoot(
  { references, positionOf }: OptionListBuild<KeywordReference>,
  position: number,
): number {
  const seen = new Set<number>();
  for (let at = position; ;) {
    const parentId = references[at - 1]?.parentId ?? null;
    if (parentId === null || seen.has(at)) return at;
    seen.add(at);
    at = positionOf(parentId);
  }
}

export function buildReferences(tables: ReferenceTables): ReferenceBuild {
  const countries = buildOptionList('country', tables.countries);
  const channels = buildOptionList('channel', tables.channels);
  const genres = buildOptionList('genre', tables.genres);
  const subGenres = buildOptionList('subgenre', tables.subGenres);
  const keywords = buildOptionList('keyword', tables.keywords);
  const frequencies = buildOptionList('frequency', tables.frequencies);
  const formatTypeNames = (language: Language) => {
    const names: (string | null)[] = [null, null, null, null];
    for (const { id, name } of tables.formatTypes) names[id] = name[language];
    return names;
  };
  return {
    countries,
    channels,
    subGenres,
    keywords,
    frequencies,
    data: {
      countries: countries.list,
      channels: channels.list,
      genres: genres.list,
      subGenres: subGenres.list,
      keywords: keywords.list,
      frequencies: frequencies.list,
      channelCountries: links(channels, ({ countryId }) => countries.positionOf(countryId)),
      subGenreGenres: links(subGenres, ({ genreId }) => genres.positionOf(genreId)),
      keywordRoots: links(keywords, (_, position) => keywordRoot(keywords, position)),
      formatTypeRanks: perLanguage((language) => rankNames(formatTypeNames(language), language)),
      keywordTexts: [
        [],
        ...keywords.references.map(({ name }) => [...new Set([name.en, name.ch].map(normaliseText))]),
      ],
    },
  };
}
