/** The values that an import writes to a channel; a missing value means that the source does not give it. */
export interface ChannelValues {
  readonly source_key: string;
  readonly name: string;
  readonly country_id?: number;
  readonly alternative_names?: readonly string[];
  readonly platform_id?: 1 | 2 | 3;
  readonly network?: string;
  readonly owners?: string;
  readonly website?: string;
  /** YYYY-MM-DD. */
  readonly launched_on?: string;
}

/** A stored channel, as far as an import needs it. */
export interface StoredChannel {
  readonly id: number;
  readonly sourceKey: string;
  readonly name: string;
  readonly countryCode: string | null;
  readonly platformId: number;
  readonly alternativeNames: readonly string[];
}

/** Keys of channels, by the origin of their identity. */
export const channelKey = {
  /** A channel with its own id, such as `BBCOne.uk`. */
  byId: (id: string): string => `channel:${id}`,
  /** A channel known by its name and country alone. */
  byName: (country: string | null, foldedName: string): string => `name:${country ?? '-'}:${foldedName}`,
  /** A channel of a programme guide that is not in the list of channels. */
  byGuideId: (id: string): string => `guide:${id}`,
  /** An online platform, or its offer in one country. */
  platform: (code: string, country: string | null): string =>
    `platform:${code}${country ? `:${country}` : ''}`,
  /** Holds the programmes of a country whose source names no channel. */
  unstated: (country: string, platformId: number): string => `unstated:${country}:${platformId}`,
};

/** Marks an alternative name as the id under which programme guides list the channel. */
export const GUIDE_ID_PREFIX = 'xmltv:';
