import type { Access } from '@airdex/shared-contracts/api';
import { languageTag, NO_COUNTRY_ID, type Language } from '@airdex/shared-contracts/constants';
import { NO_COUNTRY_NAMES } from '../../../catalogue/option-names.ts';
import { localise, localiseImported } from '../../../catalogue/localise.ts';
import type { AccessChannel, AccessReference } from './access-reference.ts';
import type { AccessRow } from './access-rows.ts';

type Group = Access['channelsGroups'][number];
type NamedRow = Readonly<{ id: number; name_en: string; name_zh: string }>;

/** The content of an access, expanded, with sorted names in a language; unknown countries are last. */
export function composeAccess(access: AccessRow, reference: AccessReference, language: Language): Access {
  return {
    id: access.id,
    name: localise(language, access.name_en, access.name_zh),
    description: localise(language, access.description_en, access.description_zh),
    beginDate: access.begin_date,
    endDate: access.end_date,
    genres: genresOf(access, reference, language),
    channelsGroups: channelGroupsOf(access, reference, language),
  };
}

function genresOf(access: AccessRow, reference: AccessReference, language: Language): Access['genres'] {
  const subGenres = reference.subGenres.filter(({ id }) => access.all_genres || access.subGenreIds.has(id));
  const byGenre = Map.groupBy(subGenres, ({ genre_id }) => genre_id);
  const genres = reference.genres
    .filter(({ id }) => access.all_genres || byGenre.has(id))
    .map((genre) => ({
      ...named(genre, language),
      subGenres: inOrder(
        (byGenre.get(genre.id) ?? []).map((row) => named(row, language)),
        language,
      ),
    }));
  return inOrder(genres, language);
}

function channelGroupsOf(access: AccessRow, reference: AccessReference, language: Language): Group[] {
  const channels = Map.groupBy(
    reference.channels.filter((channel) => isOpen(access, channel)),
    ({ country_id }) => country_id ?? NO_COUNTRY_ID,
  );
  const groupsOf = (id: number, name: string): Group[] => {
    const own = channels.get(id) ?? [];
    return [true, false].flatMap((hasMsh) => {
      const members = own.filter((channel) => hasResults(access, channel) === hasMsh);
      if (members.length === 0) return [];
      const channelNames = members.map((channel) => ({
        id: channel.id,
        name: localiseImported(language, channel.name),
      }));
      return [{ id, name, hasMsh, channels: inOrder(channelNames, language) }];
    });
  };
  const countries = inOrder(
    reference.countries.map((country) => named(country, language)),
    language,
  );
  const unknown = NO_COUNTRY_NAMES.get(NO_COUNTRY_ID)?.[language] ?? '';
  return [...countries.flatMap(({ id, name }) => groupsOf(id, name)), ...groupsOf(NO_COUNTRY_ID, unknown)];
}

/** Whether the access includes the channel, as in the scope: all channels, the channel itself or its country. */
function isOpen(access: AccessRow, { id, country_id }: AccessChannel): boolean {
  return (
    access.all_channels ||
    access.channels.has(id) ||
    (country_id !== null && access.countries.has(country_id))
  );
}

/**
 * Whether audience results of the channel are included, as in the scope: the value of the channel overrides that of its
 * country, which overrides that of all channels.
 */
function hasResults(access: AccessRow, { id, country_id }: AccessChannel): boolean {
  const ofCountry = country_id === null ? undefined : access.countries.get(country_id);
  const ofAll = access.all_channels && access.all_channels_have_audience_results;
  return access.channels.get(id) ?? ofCountry ?? ofAll;
}

function named(row: NamedRow, language: Language): { id: number; name: string } {
  return { id: row.id, name: localise(language, row.name_en, row.name_zh) };
}

function inOrder<Entry extends { readonly id: number; readonly name: string }>(
  entries: readonly Entry[],
  language: Language,
): Entry[] {
  const { compare } = new Intl.Collator(languageTag(language));
  return entries.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id);
}
