import type { Language } from '@airdex/shared-contracts/constants';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { Caller } from '../../http/caller.ts';
import type { HandlersOf } from '../../http/call.ts';
import type { FacetName, Facets } from '../../search-index/index.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import {
  namedOption,
  NO_COUNTRY_NAMES,
  NO_FREQUENCY_NAMES,
  PLATFORM_NAMES,
} from '../../catalogue/option-names.ts';
import { resolveFilter } from './resolve-filter.ts';

type FacetEndpoint =
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
}

export function facetHandlers(services: CatalogueServices): HandlersOf<FacetEndpoint> {
  const facet = async <Name extends FacetName>(
    name: Name,
    { body, caller, language }: FacetCall,
  ): Promise<Facets[Name]> =>
    services.index.facet(name, await resolveFilter(services, caller, language, body));

  return {
    async getMinMaxDatesByPrograms({ body, caller, language }) {
      const { min, max } = await services.index.minMaxDates(
        await resolveFilter(services, caller, language, body),
      );
      return { minDate: min, maxDate: max };
    },

    async getCountriesByPrograms(call) {
      const countries = await facet('countries', call);
      return countries.map((country) => ({
        ...namedOption(country, call.language, NO_COUNTRY_NAMES),
        channels: country.channels.map((channel) => namedOption(channel, call.language)),
      }));
    },

    async getCountriesDevelopedIn(call) {
      return (await facet('developedIn', call)).map((option) => namedOption(option, call.language));
    },

    async getCountriesProducedIn(call) {
      return (await facet('producedIn', call)).map((option) => namedOption(option, call.language));
    },

    async getGenres(call) {
      const genres = await facet('genres', call);
      return genres.map((genre) => ({
        ...namedOption(genre, call.language),
        subGenres: genre.subGenres.map((subGenre) => namedOption(subGenre, call.language)),
      }));
    },

    async getKeywords(call) {
      const keywords = await facet('keywords', call);
      return keywords.map((keyword) => ({
        ...namedOption(keyword, call.language),
        childs: keyword.childs.map((child) => namedOption(child, call.language)),
      }));
    },

    async getFrequencies(call) {
      return (await facet('frequencies', call)).map((option) =>
        namedOption(option, call.language, NO_FREQUENCY_NAMES),
      );
    },

    async getPlatforms(call) {
      return (await facet('platforms', call)).map((option) =>
        namedOption(option, call.language, PLATFORM_NAMES),
      );
    },
  };
}
