import * as z from 'zod/mini';
import { searchFilterSchema } from '../../search-filter/search-filter.ts';
import { endpoint, json } from '../endpoint/endpoint.ts';
import { countedSchema, daySchema } from '../endpoint/shapes.ts';

/**
 * Facets: the options of the programmes in a selection, each with the number of programmes. The selection is used exactly
 * as sent; to get the alternatives within a facet, clear that facet. An option that the
 * selection itself names is listed with count 0 even if no programme has it.
 */
export const countryFacetSchema = z.array(z.extend(countedSchema, { channels: z.array(countedSchema) }));
export const genreFacetSchema = z.array(z.extend(countedSchema, { subGenres: z.array(countedSchema) }));
export const keywordFacetSchema = z.array(z.extend(countedSchema, { childs: z.array(countedSchema) }));
export const optionFacetSchema = z.array(countedSchema);
export const dateBoundsSchema = z.object({ minDate: z.nullable(daySchema), maxDate: z.nullable(daySchema) });

/** All facets of one selection. */
export const facetsSchema = z.object({
  countries: countryFacetSchema,
  producedIn: optionFacetSchema,
  developedIn: optionFacetSchema,
  genres: genreFacetSchema,
  keywords: keywordFacetSchema,
  frequencies: optionFacetSchema,
  platforms: optionFacetSchema,
  dates: dateBoundsSchema,
});
export type Facets = z.output<typeof facetsSchema>;

const base = { method: 'POST', access: 'user', body: searchFilterSchema } as const;

export const facetEndpoints = {
  getFacets: endpoint({
    ...base,
    path: 'api/Search/GetFacets',
    response: json(facetsSchema),
  }),
  getMinMaxDatesByPrograms: endpoint({
    ...base,
    path: 'api/Search/GetMinMaxDatesbyPrograms',
    response: json(dateBoundsSchema),
  }),
  getCountriesByPrograms: endpoint({
    ...base,
    path: 'api/Search/GetCountriesByPrograms',
    response: json(countryFacetSchema),
  }),
  getCountriesDevelopedIn: endpoint({
    ...base,
    path: 'api/Search/GetCountriesDevelopedIn',
    response: json(optionFacetSchema),
  }),
  getCountriesProducedIn: endpoint({
    ...base,
    path: 'api/Search/GetCountriesProducedIn',
    response: json(optionFacetSchema),
  }),
  getGenres: endpoint({
    ...base,
    path: 'api/Search/GetGenres',
    response: json(genreFacetSchema),
  }),
  getKeywords: endpoint({
    ...base,
    path: 'api/Search/GetKeywords',
    response: json(keywordFacetSchema),
  }),
  getFrequencies: endpoint({
    ...base,
    path: 'api/Search/GetFrequencies',
    response: json(optionFacetSchema),
  }),
  getPlatforms: endpoint({
    ...base,
    path: 'api/Search/GetPlatforms',
    response: json(optionFacetSchema),
  }),
};
