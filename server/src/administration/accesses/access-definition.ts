import { z } from 'zod';
import { NAME } from '../companies/find-company.ts';
import { DAY } from '../day.ts';

/** Means every channel or every genre, including those that are added later. */
export const ALL = 'all';
/** Means a launch date without a limit. */
export const OPEN = 'none';

const openDay = z.union([DAY, z.literal(OPEN)], `should be a day such as 2026-01-31, or ${OPEN}`);
const key = z.string().trim().min(1, 'should not be empty');
const keys = z.array(key).max(5000);
const text = z.string().trim().max(2000);

/** The content of an access, as operators write it. */
export const accessFields = {
  nameZh: NAME.optional().describe('its Chinese name; unset: the English name'),
  description: text.default('').describe('English description'),
  descriptionZh: text.default('').describe('Chinese description'),
  begin: DAY.describe('first day on which it may be used'),
  end: DAY.describe('last day on which it may be used'),
  launchesFrom: openDay.default(OPEN).describe(`first launch date that it includes, or ${OPEN}`),
  launchesTo: openDay.default(OPEN).describe(`last launch date that it includes, or ${OPEN}`),
  countries: keys.default([]).describe('codes of countries, without audience results'),
  countriesWithResults: keys.default([]).describe('codes of countries, with audience results'),
  channels: keys
    .default([])
    .describe(
      `names, imported ids or keys of channels, or ${ALL}, without audience results; overrides their country and group`,
    ),
  channelsWithResults: keys
    .default([])
    .describe(
      `names, imported ids or keys of channels, or ${ALL}, with audience results; overrides their country and group`,
    ),
  channelGroups: keys
    .default([])
    .describe('names of networks or owners: their channels, without audience results; overrides the country'),
  channelGroupsWithResults: keys
    .default([])
    .describe('names of networks or owners: their channels, with audience results; overrides the country'),
  genres: keys.default([ALL]).describe(`keys of genres and subgenres, or ${ALL}`),
} as const;

/** An access without its company. */
export const accessSchema = z.strictObject({
  name: NAME.describe('its English name, which identifies it within the company'),
  ...accessFields,
});

export type AccessDefinition = z.output<typeof accessSchema>;
