import type { Day } from '../calendar.ts';
import type { ChannelChoice } from '../channels/channel-choice.ts';
import type { Random } from '../random.ts';
import { drawCredits } from './credits.ts';
import { localTitle } from './local-title.ts';
import type { Launch, SampleFamily } from './sample-family.ts';

/** The data that the launches of one version share. */
export type Version = Omit<Launch, 'formatType' | 'season' | 'around'>;

/** The data that all versions share. */
export type Idea = Pick<SampleFamily, 'genre' | 'textFamily' | 'title'>;

/** Days from the first launch to those abroad: from and to. */
const ADAPTED_AFTER = [180, 1900] as const;
const ACQUIRED_AFTER = [45, 1000] as const;
const NEXT_SEASON_AFTER = [320, 430] as const;
const SEASONS_MAX = 9;
const VERSIONS_MAX = 24;
/** Nothing is announced further ahead than this. */
const HORIZON = 358;
/** The part of future launches that is already known. */
const ANNOUNCED_PART = 0.5;

/** The original, its seasons, and its adaptations and acquisitions abroad, up to the horizon. */
export function drawLaunches(
  { genre, textFamily, title }: Idea,
  original: Version,
  firstDay: Day,
  today: Day,
  choice: ChannelChoice,
  random: Random,
): Launch[] {
  const last = today + HORIZON;
  const launches = seasonsOf(original, 1, firstDay, last, genre.renewed, random);
  const home = original.channel;
  const travels = choice.exportFactor(home.country);

  if (random.chance(genre.adapted * travels))
    for (const country of choice.abroad(home, versions(4.5, random), random)) {
      const channel = choice.channelIn(country, genre.genre, random);
      const { local, translated } = localTitle(title, genre, channel, 'adaptation', random);
      const version: Version = {
        channel,
        localTitle: local,
        translated,
        credits: drawCredits(country, [], textFamily, random),
        producedIn: [country],
      };
      const day = firstDay + random.whole(...ADAPTED_AFTER);
      launches.push(...seasonsOf(version, 3, day, last, genre.renewed * 0.8, random));
    }

  if (random.chance(genre.acquired * travels))
    for (const country of choice.abroad(home, versions(3, random), random)) {
      const channel = choice.channelIn(country, genre.genre, random);
      const { local, translated } = localTitle(title, genre, channel, 'acquisition', random);
      const version: Version = { ...original, channel, localTitle: local, translated };
      const seasons = launches.filter(({ formatType }) => formatType === 1).length;
      const day = firstDay + random.whole(...ACQUIRED_AFTER);
      // A buyer shows at most the existing seasons.
      launches.push(...seasonsOf(version, 2, day, last, 0.25, random).slice(0, seasons));
    }
  return launches.filter(({ around }) => around <= today || random.chance(ANNOUNCED_PART));
}

function seasonsOf(
  version: Version,
  formatType: 1 | 2 | 3,
  firstDay: Day,
  last: Day,
  renewed: number,
  random: Random,
): Launch[] {
  const launches: Launch[] = [];
  let day = firstDay;
  for (let season = 1; season <= SEASONS_MAX && day <= last; season++) {
    launches.push({ ...version, formatType, season, around: day });
    if (!random.chance(renewed)) break;
    day += random.whole(...NEXT_SEASON_AFTER);
  }
  return launches;
}

/** One or more; the average is `mean`. */
function versions(mean: number, random: Random): number {
  const count = 1 + Math.floor(-Math.log(1 - random.next()) * (mean - 0.5));
  return Math.min(count, VERSIONS_MAX);
}
