import { brandFor } from '../channels/channel-names.ts';
import { MARKETS } from '../channels/markets.ts';
import { CONCEPT_CLASSES } from '../language/concepts.ts';
import { LANGUAGES, type LanguageCode } from '../language/languages.ts';
import { placeAt, placeGroupOf, placesIn } from '../language/places.ts';
import { hashText, type Random } from '../random.ts';
import type { TextFamily } from '../texts/text-family.ts';

/** Who made a programme. Companies and groups only, all fictional; several are joined by ' / '. */
export interface Credits {
  readonly producers: string;
  readonly distributors: string;
  readonly hostCast: string;
  readonly director: string;
  readonly executiveProducer: string;
}

const COMPANY_STYLES: Partial<Record<LanguageCode, string>> = {
  en: '~ Pictures,~ Television,~ Studios,~ Productions,~ Media,~ Entertainment',
  fr: '~ Productions,Les Films ~,~ Images,Studio ~',
  es: 'Producciones ~,~ Contenidos,~ Audiovisual,Estudios ~',
  pt: '~ Produções,~ Filmes,Estúdios ~,~ Conteúdo',
  it: '~ Produzioni,~ Film,Studi ~',
  de: '~ Filmproduktion,~ Medien,~ Studios,~ Fernsehen',
  nl: '~ Producties,~ Media,Studio ~',
  sv: '~ Produktion,~ Film,Studio ~',
  da: '~ Produktion,~ Film',
  nb: '~ Produksjon,~ Film',
  pl: '~ Produkcja,Studio ~,~ Film',
  tr: '~ Yapım,~ Medya,~ Film',
  ru: 'Studio ~,~ Media,~ Production',
  zh: '~ Culture Media,~ Pictures,~ Film & TV',
  ja: '~ Pictures,Studio ~,~ Kikaku',
  ko: 'Studio ~,~ Pictures,~ Contents',
};
const OTHER_COMPANY_STYLES = '~ Productions,~ Media,~ Pictures,Studio ~';
const DISTRIBUTOR_STYLES = ['~ International', '~ Rights', '~ Distribution', '~ World Sales', '~ Global'];
const DISTRIBUTORS_WORLDWIDE = 90;

const PRESENTERS = ['Studio ~ Presenters', 'The ~ Presenters', 'Team ~'];
const GROUPS: Readonly<Record<TextFamily, readonly string[]>> = {
  fiction: ['The ~ Ensemble', 'The ~ Players', 'The ~ Repertory', '~ Stage Company'],
  kids: ['The ~ Voices', 'The ~ Puppet Company', 'The ~ Ensemble', '~ Young Players'],
  contest: [...PRESENTERS, 'The ~ Jury', 'The ~ House Band'],
  show: [...PRESENTERS, 'The ~ House Band', 'The ~ Ensemble'],
  observed: [...PRESENTERS, 'The ~ Narrators', 'The ~ Mentors'],
  advice: [...PRESENTERS, 'The ~ Experts', 'The ~ Test Kitchen'],
  factual: ['The ~ Narrators', 'The ~ Field Team', '~ Voices', 'The ~ Expedition'],
  talk: [...PRESENTERS, 'The ~ Round Table'],
  live: ['The ~ Newsroom', 'The ~ Anchors', '~ Commentary Team', 'The ~ Correspondents'],
};
const DIRECTORS = ['~ Directors’ Collective', 'The ~ Directing Room', '~ Film Workshop', 'Directing Group ~'];
const EXECUTIVES = ['~ Showrunning Unit', '~ Executive Office', 'The ~ Development Desk', '~ Formats Team'];

/** Things that companies are named after: places, objects, the sky, animals. */
const EMBLEMS = (['places', 'objects', 'sky', 'animals'] as const).flatMap((kind) => {
  const [from, to] = CONCEPT_CLASSES[kind];
  return LANGUAGES.en.nouns.slice(from, to + 1).map(({ bare }) => bare);
});

const languageOf = new Map(MARKETS.map(({ country, languages }) => [country, languages[0]]));
const sizeOf = new Map(MARKETS.map(({ country, channels }) => [country, channels]));

/** Credits of a programme of `country`; `with` lists its co-producing countries. */
export function drawCredits(
  country: string,
  partners: readonly string[],
  family: TextFamily,
  random: Random,
): Credits {
  const language = languageOf.get(country) ?? 'en';
  const own = random.chance(0.2) ? 2 : 1;
  const producers = [
    ...Array.from({ length: own }, () => producerOf(country, random)),
    ...partners.map((partner) => producerOf(partner, random)),
  ];
  const distributors = Array.from({ length: random.chance(0.25) ? 2 : 1 }, () =>
    distributorAt(random.whole(0, DISTRIBUTORS_WORLDWIDE - 1)),
  );
  const groups = random.sample(GROUPS[family], random.chance(0.35) ? 2 : 1);
  return {
    producers: joined(producers),
    distributors: joined(distributors),
    hostCast: joined(groups.map((style) => style.replace('~', groupName(language, random)))),
    director: random.pick(DIRECTORS).replace('~', groupName(language, random)),
    executiveProducer: random.pick(EXECUTIVES).replace('~', groupName(language, random)),
  };
}

function joined(names: readonly string[]): string {
  return [...new Set(names)].join(' / ');
}

/** One of a country's production companies: the larger the market, the more there are. */
function producerOf(country: string, random: Random): string {
  const companies = Math.max(5, Math.round((sizeOf.get(country) ?? 20) / 3));
  const language = languageOf.get(country) ?? 'en';
  const key = hashText(`company ${random.whole(1, companies)} of ${country}`);
  const styles = (COMPANY_STYLES[language] ?? OTHER_COMPANY_STYLES).split(',');
  const name = key % 3 === 0 ? emblem(key >>> 4) : brandFor(language, key >>> 4);
  return (styles[(key >>> 2) % styles.length] ?? '~').replace('~', name);
}

function distributorAt(index: number): string {
  const key = hashText(`distributor ${index}`);
  const style = DISTRIBUTOR_STYLES[(key >>> 3) % DISTRIBUTOR_STYLES.length] ?? '~';
  return style.replace('~', key % 2 === 0 ? emblem(key >>> 5) : brandFor('en', key >>> 5));
}

/** Two English nouns that make a company name, such as "Lantern & Fox". */
function emblem(key: number): string {
  const first = EMBLEMS[key % EMBLEMS.length] ?? '';
  const second = EMBLEMS[Math.floor(key / EMBLEMS.length) % EMBLEMS.length] ?? '';
  return first === second ? `${first}works` : `${first} & ${second}`;
}

function groupName(language: LanguageCode, random: Random): string {
  const group = placeGroupOf(language);
  if (group === undefined || random.chance(0.35)) return random.pick(EMBLEMS);
  return placeAt(group, random.whole(0, placesIn(group) - 1)).latin;
}
