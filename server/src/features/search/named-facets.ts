import type { Facets as NamedFacets } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import {
  namedOption,
  NO_COUNTRY_NAMES,
  NO_FREQUENCY_NAMES,
  PLATFORM_NAMES,
} from '../../catalogue/option-names.ts';
import type { FacetName, FacetOption, Facets, MinMaxDates } from '../../search-index/index.ts';

type Naming = {
  readonly [Name in FacetName]: (options: Facets[Name], language: Language) => NamedFacets[Name];
};

const named = (options: readonly FacetOption[], language: Language) =>
  options.map((option) => namedOption(option, language));

/** Adds the product's own names to the options of each facet. */
export const NAMED_FACETS: Naming = {
  countries: (countries, language) =>
    countries.map((country) => ({
      ...namedOption(country, language, NO_COUNTRY_NAMES),
      channels: named(country.channels, language),
    })),
  developedIn: named,
  producedIn: named,
  genres: (genres, language) =>
    genres.map((genre) => ({
      ...namedOption(genre, language),
      subGenres: named(genre.subGenres, language),
    })),
  keywords: (keywords, language) =>
    keywords.map((keyword) => ({
      ...namedOption(keyword, language),
      childs: named(keyword.childs, language),
    })),
  frequencies: (options, language) =>
    options.map((option) => namedOption(option, language, NO_FREQUENCY_NAMES)),
  platforms: (options, language) => options.map((option) => namedOption(option, language, PLATFORM_NAMES)),
};

export const dateBounds = ({ min, max }: MinMaxDates): NamedFacets['dates'] => ({
  minDate: min,
  maxDate: max,
});
