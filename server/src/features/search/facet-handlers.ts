import type { Facets as NamedFacets } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import type { Caller } from '../../http/caller.ts';
import type { HandlersOf } from '../../http/call.ts';
import type { FacetName } from '../../search-index/index.ts';
import { dateBounds, NAMED_FACETS } from './named-facets.ts';
import { resolveFilter } from './resolve-filter.ts';

type FacetEndpoint =
  | 'getFacets'
  | 'getMinMaxDatesByPrograms'
  | 'getCountriesByPrograms'
  | 'getCountriesDevelopedIn'
  | 'getCountriesProducedIn'
  | 'getGenres'
  | 'getKeywords'
  | 'getFrequencies'
  | 'getPlatforms';

interface FacetCall {
  readonly body: SearchFilter;
  readonly caller: Caller;
  readonly language: Language;
  readonly signal: AbortSignal;
}

export function facetHandlers(services: CatalogueServices): HandlersOf<FacetEndpoint> {
  const { index } = services;
  const queryOf = ({ body, caller, language, signal }: FacetCall) =>
    resolveFilter(services, caller, language, body, signal);
  const facet =
    <Name extends FacetName>(name: Name) =>
    async (call: FacetCall): Promise<NamedFacets[Name]> =>
      NAMED_FACETS[name](await index.facet(name, await queryOf(call), call.signal), call.language);

  return {
    async getFacets(call) {
      const { facets, minMaxDates } = await index.facets(await queryOf(call), call.signal);
      const { language } = call;
      return {
        countries: NAMED_FACETS.countries(facets.countries, language),
        producedIn: NAMED_FACETS.producedIn(facets.producedIn, language),
        developedIn: NAMED_FACETS.developedIn(facets.developedIn, language),
        genres: NAMED_FACETS.genres(facets.genres, language),
        keywords: NAMED_FACETS.keywords(facets.keywords, language),
        frequencies: NAMED_FACETS.frequencies(facets.frequencies, language),
        platforms: NAMED_FACETS.platforms(facets.platforms, language),
        dates: dateBounds(minMaxDates),
      };
    },
    getMinMaxDatesByPrograms: async (call) =>
      dateBounds(await index.minMaxDates(await queryOf(call), call.signal)),
    getCountriesByPrograms: facet('countries'),
    getCountriesDevelopedIn: facet('developedIn'),
    getCountriesProducedIn: facet('producedIn'),
    getGenres: facet('genres'),
    getKeywords: facet('keywords'),
    getFrequencies: facet('frequencies'),
    getPlatforms: facet('platforms'),
  };
}
