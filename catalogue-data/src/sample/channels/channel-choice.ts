import { GENRE_TRAITS } from '../genres/genre-traits.ts';
import { seededRandom, type Random } from '../random.ts';
import { MARKETS } from './markets.ts';
import type { SampleChannel } from './sample-channel.ts';
import { readinessFor } from './themes.ts';

/** Picks channels and countries by how likely they are to show, make or buy a genre. */
export interface ChannelChoice {
  /** A channel of the country that shows the genre. */
  channelIn(country: string, genre: string, random: Random): SampleChannel;
  /** All channels one after the other, in a mixed order that is always the same; undefined after the last one. */
  inTurn(turn: number): SampleChannel | undefined;
  /** A country where programmes of the genre are made. */
  origin(random: Random): string;
  /** How much of a country's output is sold abroad, relative to an average market: 0 to 1.4. */
  exportFactor(country: string): number;
  /** Different countries, without `home`; countries that share its language are more likely. */
  abroad(home: SampleChannel, count: number, random: Random): string[];
}

/** Countries that make more formats and series than their size suggests, with the factor. */
const MAKERS: Readonly<Record<string, number>> = {
  GB: 2.6,
  NL: 3,
  KR: 2.6,
  JP: 1.6,
  US: 1.4,
  IL: 3,
  SE: 2.6,
  DK: 2.8,
  NO: 2.2,
  ES: 1.8,
  TR: 2,
  FR: 1.4,
  BE: 2,
  AR: 1.5,
  CO: 1.8,
  MX: 1.3,
  BR: 1.2,
  IE: 1.6,
  FI: 2,
  DE: 1.3,
  IT: 1.2,
  CN: 1.2,
  TW: 1.3,
  TH: 1.3,
};

type Table<T> = readonly { readonly item: T; readonly upTo: number }[];

export function channelChoice(channels: readonly SampleChannel[]): ChannelChoice {
  const byCountry = Map.groupBy(channels, ({ country }) => country);
  const tables = new Map<string, Table<SampleChannel>>();
  for (const [country, list] of byCountry)
    for (const { genre } of GENRE_TRAITS) tables.set(`${country} ${genre}`, channelTable(list, genre));
  const origins = tableOf(
    MARKETS.map(({ country, channels: size }) => [country, size ** 0.85 * (MAKERS[country] ?? 1)]),
  );
  const buyers = tableOf(MARKETS.map(({ country, channels: size }) => [country, size ** 0.8]));
  const sizes = new Map(
    MARKETS.map(({ country, channels: size }) => [country, size * (MAKERS[country] ?? 1)]),
  );
  const mixed = seededRandom('channels in turn').sample(channels, channels.length);
  const languages = new Map(MARKETS.map(({ country, languages: spoken }) => [country, spoken]));
  return {
    channelIn: (country, genre, random) => draw(tables.get(`${country} ${genre}`) ?? [], random),
    inTurn: (turn) => mixed[turn],
    origin: (random) => draw(origins, random),
    exportFactor: (country) => Math.min(1.4, Math.sqrt((sizes.get(country) ?? 0) / 55)),
    abroad(home, count, random) {
      const found = new Set<string>();
      for (let tries = 0; found.size < count && tries < count * 12; tries++) {
        const country = draw(buyers, random);
        const sharesLanguage = languages.get(country)?.includes(home.language) ?? false;
        if (country !== home.country && (sharesLanguage || random.chance(0.6))) found.add(country);
      }
      return [...found];
    },
  };
}

function channelTable(channels: readonly SampleChannel[], genre: string): Table<SampleChannel> {
  return tableOf(
    channels.map((channel) => [channel, readinessFor(channel.theme, genre) * (channel.share + 0.6)]),
  );
}

function tableOf<T>(weighted: readonly (readonly [item: T, weight: number])[]): Table<T> {
  let upTo = 0;
  return weighted
    .filter(([, weight]) => weight > 0)
    .map(([item, weight]) => ({ item, upTo: (upTo += weight) }));
}

function draw<T>(table: Table<T>, random: Random): T {
  const total = table.at(-1)?.upTo;
  if (total === undefined) throw new Error('Nothing to draw from');
  const at = random.next() * total;
  let low = 0;
  let high = table.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((table[middle]?.upTo ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  const found = table[low];
  if (!found) throw new Error('Nothing to draw from');
  return found.item;
}
