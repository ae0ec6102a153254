import { dayOf, type Day } from '../calendar.ts';
import type { ChannelChoice } from '../channels/channel-choice.ts';
import type { SampleChannel } from '../channels/sample-channel.ts';
import { readinessFor } from '../channels/themes.ts';
import { GENRE_TRAITS, type GenreTraits } from '../genres/genre-traits.ts';
import { SUBGENRE_TRAITS, type SubgenreTraits } from '../genres/subgenre-traits.ts';
import { sayTitle } from '../language/say-title.ts';
import { seededRandom, type Random } from '../random.ts';
import { textFamilyOf, type TextFamily } from '../texts/text-family.ts';
import { drawConcept } from '../texts/premises.ts';
import { chooseTitle } from './choose-title.ts';
import { drawCredits } from './credits.ts';
import { drawLaunches } from './draw-launches.ts';
import { usesLatinLetters } from './local-title.ts';
import { recentAcquisitions } from './recent-acquisitions.ts';
import type { SampleFamily } from './sample-family.ts';

export interface FamilyContext {
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly choice: ChannelChoice;
}

const WEIGHTED_GENRES = GENRE_TRAITS.map((traits) => [traits, traits.weight] as const);
const SUBGENRES = Map.groupBy(SUBGENRE_TRAITS, ({ genre }) => genre);

/**
 * Most families are at home on a likely channel of their genre. From this one on, every second family is at
 * home on the next channel of all, so that a full sample has programmes of each. Smaller samples keep the
 * usual mix.
 */
const FIRST_IN_TURN = 4000;

/** Days: how far back and ahead originals begin, and how quickly older ones become rarer. */
const OLDEST = 15 * 365 - 10;
const FADING = 8 * 365;
const AHEAD = 360;
const UPCOMING_PART = 0.04;

/** The family with the number `index`, drawn independently of those before it. */
export function drawFamily(index: number, { seed, today, choice }: FamilyContext): SampleFamily {
  const familySeed = `${seed} family ${index}`;
  const random = seededRandom(familySeed);
  const turn = (index - FIRST_IN_TURN) / 2;
  const channel = Number.isInteger(turn) ? choice.inTurn(turn) : undefined;
  const genre = random.weighted(channel ? genresOf(channel) : WEIGHTED_GENRES);
  const subgenre = random.pick(SUBGENRES.get(genre.genre) ?? []);
  const home = channel ?? choice.channelIn(choice.origin(random), genre.genre, random);
  const title = chooseTitle(genre, home.language, home.name, random);
  const textFamily = textFamilyOf(subgenre.subgenre, genre.family);
  const originalTitle = sayTitle(title, home.language);
  const partners = random.chance(0.08) ? choice.abroad(home, random.chance(0.8) ? 1 : 2, random) : [];
  const original = {
    channel: home,
    localTitle: originalTitle,
    translated: { en: sayTitle(title, 'en'), zh: sayTitle(title, 'zh') },
    credits: drawCredits(home.country, partners, textFamily, random),
    producedIn: [home.country, ...partners],
  };
  const firstDay = originalDay(dayOf(today), random);
  const idea = { genre, textFamily, title };
  const ownLaunches = drawLaunches(idea, original, firstDay, dayOf(today), choice, random);
  const launches = [
    ...ownLaunches,
    ...recentAcquisitions(idea, original, ownLaunches, dayOf(today), choice, familySeed),
  ];
  const travels = launches.some(({ formatType }) => formatType !== 1);
  return {
    key: `sample:${index}`,
    genre,
    subgenre,
    textFamily,
    title,
    home,
    originalTitle,
    formatTitle: travels || !usesLatinLetters(home.language) ? original.translated.en : originalTitle,
    keywords: drawKeywords(subgenre, textFamily, partners.length > 0, random),
    concept: drawConcept(subgenre.subgenre, random),
    launches,
  };
}

/** The genres that the channel shows, by how many of its programmes are of each. */
function genresOf({ theme }: SampleChannel): (readonly [GenreTraits, number])[] {
  return WEIGHTED_GENRES.map(([traits, weight]) => [traits, weight * readinessFor(theme, traits.genre)]);
}

/** More originals are recent than old; a few are in the future, most of them soon. */
function originalDay(today: Day, random: Random): Day {
  if (random.chance(UPCOMING_PART)) return today + 1 + Math.floor(AHEAD * random.next() ** 1.8);
  const reach = 1 - Math.exp(-OLDEST / FADING);
  return today - Math.floor(-Math.log(1 - random.next() * reach) * FADING);
}

/** Keywords that suit any subgenre of a family. */
const GENERAL_KEYWORDS = {
  story: [
    'origin/based-on-book',
    'origin/based-on-comic',
    'origin/reboot',
    'origin/spin-off',
    'people/women-lead',
    'tone/emotional',
    'tone/immersive',
  ],
  other: ['origin/spin-off', 'tone/family-friendly', 'tone/feel-good', 'people/experts', 'society/media'],
};

/** Two to six: the subgenre's own, sometimes a general one, and those that follow from how it is made. */
function drawKeywords(
  subgenre: SubgenreTraits,
  textFamily: TextFamily,
  isCoProduction: boolean,
  random: Random,
): string[] {
  const own = random.sample(subgenre.keywords, random.whole(2, 4));
  const general = GENERAL_KEYWORDS[textFamily === 'fiction' ? 'story' : 'other'];
  if (random.chance(0.35)) own.push(random.pick(general));
  if (isCoProduction) own.push('origin/co-production');
  return [...new Set(own)];
}
