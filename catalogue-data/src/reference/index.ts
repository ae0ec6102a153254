export { ensureReference, type ReferenceIds } from './ensure-reference.ts';
export { AUDIENCE_TARGETS, type AudienceTargetKey } from './audience-targets.ts';
export { COUNTRY_CODES, countryName } from './countries.ts';
export { FREQUENCIES, type FrequencyKey } from './frequencies.ts';
export { GENRES } from './genres.ts';
export { KEYWORDS } from './keywords.ts';
export { timeslotOf } from './timeslot.ts';
export { upsertNames } from './upsert-names.ts';
