import * as z from 'zod/mini';
import { savedSearchReferenceSchema } from '../api/search/saved-search.ts';
import { LANGUAGES } from '../constants/language.ts';
import type { EventName, EventPayloads } from '../events/event-map.ts';
import { headerFilterSchema } from '../search-filter/header-filter.ts';
import { RECAP_FIELDS, recapEntrySchema } from '../search-filter/recap-entry.ts';
import { searchFilterSchema } from '../search-filter/search-filter.ts';
import { SEARCH_FROM } from '../search-filter/search-from.ts';

const nothing = z.undefined();
const visibility = z.object({ isVisible: z.boolean() });
const isContinuation = z.optional(z.boolean());

/** Schemas of the payloads of events, for checks at run time. */
export const EVENT_SCHEMAS = {
  languageChange: z.object({ language: z.enum(LANGUAGES) }),
  setSearchFrom: z.object({ searchFrom: z.enum(SEARCH_FROM), header: headerFilterSchema, isContinuation }),
  submitSearch: z.object({ header: headerFilterSchema, isContinuation }),
  advancedSearch: z.object({ filter: searchFilterSchema }),
  clearSearch: nothing,
  clearHeader: nothing,
  deleteFilter: z.object({
    field: z.enum(RECAP_FIELDS),
    ids: z.optional(z.array(z.union([z.number(), z.string()]))),
  }),
  getRecapFilters: z.object({ entries: z.array(recapEntrySchema), header: z.optional(headerFilterSchema) }),
  activeFilters: z.object({ isActive: z.boolean() }),
  openAdvancedSearch: nothing,
  closeAdvancedSearch: nothing,
  advancedPanel: visibility,
  searchDisplay: visibility,
  showInHeader: z.object({ header: headerFilterSchema }),
  saveSearch: nothing,
  playlistsChange: nothing,
  sendToLogin: z.object({ status: z.union([z.literal(401), z.literal(403)]) }),
  SavedSearch: savedSearchReferenceSchema,
  Playlist: z.object({ id: z.number(), name: z.string() }),
  SearchFromCard: z.object({ filter: searchFilterSchema }),
  NotaSelection: nothing,
  AudienceBooster: nothing,
  Latest: nothing,
  Upcoming: nothing,
} as const satisfies Record<EventName, z.ZodMiniType>;

/** The type of a payload by its schema, in the form of the map: read-only, and `void` for none. */
type Described<Name extends EventName> = z.input<(typeof EVENT_SCHEMAS)[Name]>;
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;
type Agrees<Name extends EventName> = EventPayloads[Name] extends void
  ? undefined extends Described<Name>
    ? true
    : false
  : Frozen<EventPayloads[Name]> extends Frozen<Described<Name>>
    ? true
    : false;

/** Does not compile if the map allows what its schema would refuse. */
const agreement: { readonly [Name in EventName]: Agrees<Name> } = Object.freeze(
  Object.fromEntries(Object.keys(EVENT_SCHEMAS).map((name) => [name, true])),
) as { readonly [Name in EventName]: true };
void agreement;

/** The problems of an event's payload, one line each; empty if it is valid. */
export function problemsOfPayload(name: EventName, payload: unknown): string[] {
  const result = z.safeParse<z.ZodMiniType>(EVENT_SCHEMAS[name], payload);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const expected = issue.code === 'invalid_type' ? `must be of type ${issue.expected}` : issue.message;
    return `${['payload', ...issue.path].join('.')}: ${expected}`;
  });
}
