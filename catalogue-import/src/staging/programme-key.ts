/** Keys of programmes, by the origin of their identity. */
export const programmeKey = {
  /** A programme with an id in its source. */
  byId: (id: string): string => `programme:${id}`,
  /** A launch of a programme on an online platform in one country, or worldwide. */
  flow: (id: string, platform: string, country: string | null): string =>
    `flow:${id}@${platform}${country ? `:${country}` : ''}`,
  /** A programme that a guide shows on a channel. */
  guide: (channelKey: string, foldedTitle: string): string => `guide:${channelKey}|${foldedTitle}`,
  /** A season that is known only from its ratings. */
  season: (foldedTitle: string, country: string | null, season: number): string =>
    `season:${foldedTitle}|${country ?? '-'}|${season}`,
  isSeason: (key: string): boolean => key.startsWith('season:'),
  /** A programme of a source without ids. */
  byTitle: (foldedTitle: string, channelId: number, launchDate: string | null): string =>
    `title:${foldedTitle}|${channelId}|${launchDate ?? '-'}`,
};
