import type { GuideChild } from './guide-elements.ts';

/**
 * Season and number of episodes in the system `xmltv_ns`, "season.episode/episodes.part" counted from zero
 * ("5.3/10." is season 6 of 10 episodes). Other numbering systems are not read.
 */
export function episodeNumber(numbers: readonly GuideChild[]): {
  readonly season: number | null;
  readonly episodes: number | null;
} {
  const text = numbers.find(({ attributes }) => attributes['system'] === 'xmltv_ns')?.text ?? '';
  const matched = /^\s*(\d+)?\s*(?:\/\s*\d+\s*)?\.\s*(?:\d+)?\s*(?:\/\s*(\d+))?/.exec(text);
  const season = matched?.[1] === undefined ? null : Number(matched[1]) + 1;
  const episodes = matched?.[2] === undefined ? null : Number(matched[2]);
  return {
    season: season !== null && season <= 32_767 ? season : null,
    episodes: episodes !== null && episodes > 0 && episodes <= 1_000_000 ? episodes : null,
  };
}
