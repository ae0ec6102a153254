import { languageTag } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { IndexedProgramme } from '../../src/search-index/indexed-programme.ts';
import type { FacetName, FacetOption, Facets, FilterQuery } from '../../src/search-index/query.ts';
import type { LocalisedName, ReferenceTables } from '../../src/search-index/reference-tables.ts';
import { filterPlatform, isInScope, isMatch } from './oracle-match.ts';

interface Option {
  readonly id: number;
  readonly name: LocalisedName | null;
}

type Carries = (programme: IndexedProgramme, id: number) => boolean;

interface Counting {
  readonly all: readonly IndexedProgramme[];
  readonly matched: readonly IndexedProgramme[];
  readonly query: FilterQuery;
  /** Ids that the filter itself selects in this facet. */
  readonly selected: readonly number[];
  /** An option that is listed even if no programme of the scope has it. */
  readonly always?: number;
}

/** Options of matched programmes, selected ones that a programme of the scope has, and the one listed always. */
function listed(
  options: readonly Option[],
  carries: Carries,
  { all, matched, query, selected, always }: Counting,
): FacetOption[] {
  const { language, scope } = query;
  const { compare } = new Intl.Collator(languageTag(language));
  return options
    .map(({ id, name }) => ({
      id,
      name: name?.[language] ?? null,
      count: matched.filter((programme) => carries(programme, id)).length,
    }))
    .filter(
      ({ id, count }) =>
        count > 0 ||
        id === always ||
        (selected.includes(id) &&
          all.some((programme) => isInScope(programme, scope) && carries(programme, id))),
    )
    .sort((a, b) => {
      const [left, right] = [a.name?.trim() ? a.name : null, b.name?.trim() ? b.name : null];
      if (left === null || right === null) {
        return (
          Number(left === null) - Number(right === null) ||
          Number(a.name === null) - Number(b.name === null) ||
          a.id - b.id
        );
      }
      return compare(left, right) || a.id - b.id;
    });
}

/** Groups with the listed options below them, in the order in which `listed` returns the groups. */
function tree(
  groups: readonly Option[],
  options: readonly FacetOption[],
  groupOf: (id: number) => number,
  carries: Carries,
  counting: Counting,
): (FacetOption & { options: FacetOption[] })[] {
  const used = new Set(options.map(({ id }) => groupOf(id)));
  const everyGroup = listed(groups, carries, { ...counting, selected: [...used] });
  return everyGroup
    .filter(({ id }) => used.has(id))
    .map((group) => ({ ...group, options: options.filter(({ id }) => groupOf(id) === group.id) }));
}

type Selected = (filter: SearchFilter) => number[];

const SELECTED: Readonly<Record<FacetName, Selected>> = {
  countries: ({ selectedBroadcasts }) => selectedBroadcasts,
  developedIn: ({ selectedDevelopedIn }) => selectedDevelopedIn,
  producedIn: ({ selectedProducedIn }) => selectedProducedIn,
  genres: ({ selectedGenres }) => selectedGenres,
  keywords: ({ selectedKeywords }) => selectedKeywords,
  frequencies: ({ selectedFrequencies }) => selectedFrequencies,
  platforms: ({ selectedPlatforms }) => selectedPlatforms,
};

/** Counts the programmes of `counted`; what is kept with count 0 follows the filter of `query`. */
export function oracleFacet<Name extends FacetName>(
  facet: Name,
  all: readonly IndexedProgramme[],
  query: FilterQuery,
  counted: FilterQuery,
  tables: ReferenceTables,
): Facets[Name] {
  const matched = all.filter((programme) => isMatch(programme, counted, tables));
  const selected = SELECTED[facet](query.filter);
  const counting: Counting = { all, matched, query, selected };
  const channelCountry = (id: number) =>
    tables.channels.find((channel) => channel.id === id)?.countryId ?? -1;
  const genreOf = (id: number) => tables.subGenres.find((subGenre) => subGenre.id === id)?.genreId ?? NaN;
  const rootOf = (id: number): number => {
    const parentId = tables.keywords.find((keyword) => keyword.id === id)?.parentId ?? null;
    return parentId === null ? id : rootOf(parentId);
  };
  const lists: { [Each in FacetName]: () => Facets[Each] } = {
    countries: () =>
      tree(
        [...tables.countries, { id: -1, name: null }],
        listed(tables.channels, (p, id) => p.channelId === id, counting),
        channelCountry,
        (p, id) => p.channelId !== null && channelCountry(p.channelId) === id,
        counting,
      ).map(({ options, ...group }) => ({ ...group, channels: options })),
    genres: () =>
      tree(
        tables.genres,
        listed(tables.subGenres, (p, id) => p.subGenreId === id, counting),
        genreOf,
        (p, id) => p.subGenreId !== null && genreOf(p.subGenreId) === id,
        counting,
      ).map(({ options, ...group }) => ({ ...group, subGenres: options })),
    keywords: () =>
      tree(
        tables.keywords,
        listed(tables.keywords, (p, id) => p.keywordIds.includes(id), counting),
        rootOf,
        (p, id) => p.keywordIds.some((keyword) => rootOf(keyword) === id),
        counting,
      ).map(({ options, ...group }) => ({ ...group, childs: options.filter(({ id }) => id !== group.id) })),
    developedIn: () => listed(tables.countries, (p, id) => p.developedIn.includes(id), counting),
    producedIn: () => listed(tables.countries, (p, id) => p.producedIn.includes(id), counting),
    frequencies: () =>
      listed([...tables.frequencies, { id: -1, name: null }], (p, id) => (p.frequencyId ?? -1) === id, {
        ...counting,
        always: -1,
      }),
    platforms: () =>
      listed(
        [1, 2].map((id) => ({ id, name: null })),
        (p, id) => filterPlatform(p) === id,
        counting,
      ),
  };
  return lists[facet]();
}
