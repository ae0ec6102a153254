/** Keys of programmes by where their identity comes from. */
export const programmeKey = {
  /** A programme with an id of its own in its source. */
  byId: (id: string): string => `programme:${id}`,
  /** A launch of a programme on an online platform in one country, or worldwide. */
  flow: (id: string, platform: string, country: string | null): string =>
    `flow:${id}@${platform}${country ? `:${country}` : ''}`,
  /** A programme that a guide shows on a channel. */
  guide: (channelKey: string, foldedTitle: string): string => `guide:${channelKey}|${foldedTitle}`,
  /** A season that only its ratings tell of. */
  season: (foldedTitle: string, country: string | null, season: number): string =>
    `season:${foldedTitle}|${country ?? '-'}|${season}`,
  /** A programme of a source that gives no ids. */
  byTitle: (foldedTitle: string, channelId: number, launchDate: string | null): string =>
    `title:${foldedTitle}|${channelId}|${launchDate ?? '-'}`,
};
