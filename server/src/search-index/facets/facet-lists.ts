import { NO_COUNTRY_ID, NO_FREQUENCY_ID, type Language } from '@airdex/shared-contracts/constants';
import type { OptionList, ReferenceData } from '../data/index-data.ts';
import type { CountedPositions } from '../engine/index-query.ts';
import type { CountryOption, FacetName, FacetOption, Facets, GenreOption, KeywordOption } from '../query.ts';
import { nameAt, type OptionNames } from './option-names.ts';

/** What is needed to turn counted positions into named options. */
export interface FacetContext {
  readonly references: ReferenceData;
  readonly names: OptionNames;
  readonly language: Language;
}

interface Placed extends FacetOption {
  readonly position: number;
}

function placed(
  { positions, counts }: CountedPositions,
  kind: Exclude<keyof OptionNames, 'genres'>,
  { references, names, language }: FacetContext,
): Placed[] {
  const { ids } = references[kind];
  return Array.from(positions, (position, i) => ({
    position,
    id: ids[position] ?? 0,
    name: nameAt(names[kind], position, language),
    count: counts[i] ?? 0,
  }));
}

function unplaced({ id, name, count }: Placed): FacetOption {
  return { id, name, count };
}

/** Options by group, the groups in the order of their names, the group "none" last. */
function grouped(
  options: readonly Placed[],
  groupOf: Int32Array,
  groups: OptionList,
  language: Language,
): { position: number; options: Placed[] }[] {
  const byGroup = Map.groupBy(options, ({ position }) => groupOf[position] ?? 0);
  return [...groups.byName[language], 0]
    .map((position) => ({ position, options: byGroup.get(position) ?? [] }))
    .filter((group) => group.options.length > 0);
}

function sum(options: readonly FacetOption[]): number {
  return options.reduce((total, { count }) => total + count, 0);
}

function countryOptions(counted: CountedPositions, context: FacetContext): CountryOption[] {
  const { references, names, language } = context;
  const channels = placed(counted, 'channels', context);
  return grouped(channels, references.channelCountries, references.countries, language).map(
    ({ position, options }) => ({
      id: position === 0 ? NO_COUNTRY_ID : (references.countries.ids[position] ?? 0),
      name: nameAt(names.countries, position, language),
      count: sum(options),
      channels: options.map(unplaced),
    }),
  );
}

function genreOptions(counted: CountedPositions, context: FacetContext): GenreOption[] {
  const { references, names, language } = context;
  const subGenres = placed(counted, 'subGenres', context);
  return grouped(subGenres, references.subGenreGenres, references.genres, language).map(
    ({ position, options }) => ({
      id: references.genres.ids[position] ?? 0,
      name: nameAt(names.genres, position, language),
      count: sum(options),
      subGenres: options.map(unplaced),
    }),
  );
}

function keywordOptions(counted: CountedPositions, context: FacetContext): KeywordOption[] {
  const { references, names, language } = context;
  const keywords = placed(counted, 'keywords', context);
  return grouped(keywords, references.keywordRoots, references.keywords, language).map(
    ({ position, options }) => ({
      id: references.keywords.ids[position] ?? 0,
      name: nameAt(names.keywords, position, language),
      count: counted.groupCounts?.[position] ?? 0,
      childs: options.filter((option) => option.position !== position).map(unplaced),
    }),
  );
}

function frequencyOptions(counted: CountedPositions, context: FacetContext): FacetOption[] {
  return placed(counted, 'frequencies', context).map(({ position, id, name, count }) => ({
    id: position === 0 ? NO_FREQUENCY_ID : id,
    name,
    count,
  }));
}

type Lists = {
  readonly [Name in FacetName]: (counted: CountedPositions, context: FacetContext) => Facets[Name];
};

/** How each facet's counts become its list of options. */
export const FACET_LISTS: Lists = {
  countries: countryOptions,
  developedIn: (counted, context) => placed(counted, 'countries', context).map(unplaced),
  producedIn: (counted, context) => placed(counted, 'countries', context).map(unplaced),
  genres: genreOptions,
  keywords: keywordOptions,
  frequencies: frequencyOptions,
  platforms: ({ positions, counts }) =>
    Array.from(positions, (id, i) => ({ id, name: null, count: counts[i] ?? 0 })),
};
