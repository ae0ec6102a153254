export { ensureReference, type ReferenceIds } from './ensure-reference.ts';
export { AUDIENCE_TARGETS, type AudienceTargetKey } from './audience-targets.ts';
export { COUNTRY_CODES, countryName, type CountryName } from './countries.ts';
export { FREQUENCIES, type FrequencyKey } from './frequencies.ts';
export { GENRES } from './genres.ts';
export { KEYWORDS } from './keywords.ts';
export { timeslotOf } from './timeslot.ts';
export type { NamedEntry, NamedGroup } from './named-entry.ts';
export { upsertNames, type NameRow } from './upsert-names.ts';
