import type { FormatTypeId, Language } from '@airdex/shared-contracts/constants';

/** A name in both languages. If the catalogue has only one, the loader uses it for both. */
export type LocalisedName = Readonly<Record<Language, string>>;

export interface NamedReference {
  readonly id: number;
  readonly name: LocalisedName;
}

export interface ChannelReference extends NamedReference {
  /** Null if unknown: the channel is then offered under `NO_COUNTRY_ID`. */
  readonly countryId: number | null;
}

export interface SubGenreReference extends NamedReference {
  readonly genreId: number;
}

export interface KeywordReference extends NamedReference {
  /** Null for the top of the tree. A keyword deeper than two levels is offered under its topmost ancestor. */
  readonly parentId: number | null;
}

export interface FormatTypeReference {
  readonly id: FormatTypeId;
  readonly name: LocalisedName;
}

/** The option lists that programmes refer to. Ids are 32-bit integers and unique within a list. */
export interface ReferenceTables {
  readonly countries: readonly NamedReference[];
  readonly channels: readonly ChannelReference[];
  readonly genres: readonly NamedReference[];
  readonly subGenres: readonly SubGenreReference[];
  readonly keywords: readonly KeywordReference[];
  readonly frequencies: readonly NamedReference[];
  /** Translated names of the format types, for sorting by format type. */
  readonly formatTypes: readonly FormatTypeReference[];
}
