import { hashText, seededRandom, type Random } from '../random.ts';
import {
  brandFor,
  BRAND_COUNT,
  domainLabel,
  ONLINE_STYLES,
  regionalName,
  styledName,
  type ChannelName,
} from './channel-names.ts';
import { MARKETS, type Market } from './markets.ts';
import type { SampleChannel } from './sample-channel.ts';
import { themeWord, type Theme } from './themes.ts';

/** Shares of the themes among a market's channels, not counting its flagships. */
const THEME_MIX: readonly (readonly [Theme, number])[] = [
  ['general', 12],
  ['entertainment', 8],
  ['series', 8],
  ['news', 8],
  ['kids', 7],
  ['sport', 7],
  ['music', 5],
  ['factual', 7],
  ['lifestyle', 6],
  ['comedy', 3],
  ['online', 9],
  ['regional', 20],
];

/** Typical share of the day by theme, percent: from and to. */
const SHARES: Readonly<Record<Theme, readonly [number, number]>> = {
  flagship: [7, 21],
  general: [2, 7],
  entertainment: [1.2, 4],
  series: [1, 3.5],
  news: [0.8, 3],
  kids: [0.7, 2.5],
  sport: [0.7, 2.5],
  music: [0.4, 1.2],
  factual: [0.6, 2.2],
  lifestyle: [0.5, 1.8],
  comedy: [0.5, 1.8],
  regional: [0.6, 3.5],
  online: [1.5, 9],
};

/**
 * All channels of the sample catalogue. They are the same in every generation: companies subscribe to
 * channels, so channels must survive a regeneration of the catalogue.
 */
export function generateChannels(): SampleChannel[] {
  return MARKETS.flatMap(channelsOf);
}

function channelsOf(market: Market): SampleChannel[] {
  const random = seededRandom(`channels of ${market.country}`);
  const networks = networkBrands(market, random);
  const flagships = Math.min(6, Math.max(2, Math.round(market.channels / 25)));
  const names = new Set<string>();
  return Array.from({ length: market.channels }, (_, index) => {
    const theme =
      index < flagships ? 'flagship' : index === flagships ? 'online' : random.weighted(THEME_MIX);
    const network =
      networks[index < flagships ? index % networks.length : random.whole(0, networks.length - 1)] ?? '';
    const language = index < flagships ? market.languages[0] : random.pick(market.languages);
    if (!language) throw new Error(`${market.country} has no language`);
    const { name, native } = uniqueName(names, () => nameOf(theme, network, language, random));
    const [low, high] = SHARES[theme];
    const sourceKey = `sample:channel:${market.country}:${index + 1}`;
    return {
      sourceKey,
      country: market.country,
      language,
      theme,
      name,
      alternativeNames: native === null ? [abbreviation(name)] : [native, abbreviation(name)],
      platformId: theme === 'online' ? (random.chance(0.75) ? 2 : 3) : 1,
      network: `${network} ${market.channels > 40 ? 'Group' : 'Media'}`,
      owners: `${network} Holding`,
      website: `https://www.${domainLabel(name)}.${market.country.toLowerCase()}.example/`,
      launchedOn: launchDay(theme, random),
      share: low + (high - low) * random.next() ** 1.6,
    };
  });
}

/** Brands of the groups that own a market's channels; the next brands in the list go to other markets. */
function networkBrands(market: Market, random: Random): string[] {
  const count = Math.max(2, Math.min(16, Math.round(market.channels / 12)));
  const brands = new Set<string>();
  let at = hashText(`brands of ${market.country}`) % BRAND_COUNT;
  while (brands.size < count) {
    brands.add(brandFor(random.pick(market.languages), at));
    at += 1 + random.whole(0, 40) * 7;
  }
  return [...brands];
}

function nameOf(
  theme: Theme,
  network: string,
  language: SampleChannel['language'],
  random: Random,
): ChannelName {
  switch (theme) {
    case 'regional':
      return regionalName(language, random);
    case 'online':
      return { name: random.pick(ONLINE_STYLES).replace('~', network), native: null };
    case 'flagship':
      return { name: styledName(network, language, random), native: null };
    case 'general':
      return { name: `${network} ${random.whole(2, 9)}`, native: null };
    default:
      return { name: `${network} ${themeWord(theme, language)}`, native: null };
  }
}

/** Draws again while the name exists, then appends a number. */
function uniqueName(taken: Set<string>, draw: () => ChannelName): ChannelName {
  let drawn = draw();
  for (let tries = 0; taken.has(drawn.name) && tries < 6; tries++) drawn = draw();
  let name = drawn.name;
  for (let number = 2; taken.has(name); number++) name = `${drawn.name} ${number}`;
  taken.add(name);
  return { ...drawn, name };
}

/** The abbreviation that listings use: initials and digits. */
function abbreviation(name: string): string {
  const words = name.replace(/\+/g, ' Plus').split(/\s+/);
  return words.length === 1
    ? name.slice(0, 3).toUpperCase()
    : words.map((word) => (/^\d+$/.test(word) ? word : word.charAt(0).toUpperCase())).join('');
}

function launchDay(theme: Theme, random: Random): string {
  const [from, to] = theme === 'flagship' ? [1954, 1992] : theme === 'online' ? [2011, 2024] : [1984, 2021];
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${random.whole(from, to)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
}
