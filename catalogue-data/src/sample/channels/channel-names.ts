import type { LanguageCode } from '../language/languages.ts';
import { placeAt, placeGroupOf, placesIn, type Place } from '../language/places.ts';
import type { Random } from '../random.ts';

/** Syllables of invented brands, chosen so that they never form a well-known broadcaster. */
const HEADS =
  'Lu Nor Ta So Ori Cal Mi Ze Kai Ves Au Bel Cin Do Ela Fen Gal He Isa Jo Lum Ma Ne Ol Per Qui Ro Sa Tel Ul Vi We Ym Zo Ar Bri Cor Del Es Fa'.split(
    ' ',
  );
const TAILS =
  'vera nova mar vik lis dia tix ria vanta sol zora mira lane xa rio dor lumo neo tara vista'.split(' ');

export const BRAND_COUNT = HEADS.length * TAILS.length;

/** The invented brand number `index`, counted from 0. */
function brandAt(index: number): string {
  const head = HEADS[index % HEADS.length] ?? '';
  const tail = TAILS[Math.floor(index / HEADS.length) % TAILS.length] ?? '';
  return head + tail;
}

/** A brand in the style of its language: a place name of that language or an invented word. */
export function brandFor(language: LanguageCode, index: number): string {
  const group = placeGroupOf(language);
  if (group === undefined || index % 5 < 2) return brandAt(index % BRAND_COUNT);
  return placeAt(group, index % placesIn(group))
    .latin.replace(/^.*[\s-]/, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Name of a national channel of a brand; `~` is the brand. */
const STYLES: Partial<Record<LanguageCode, string>> = {
  en: '~ TV,~ Television,Channel ~,~ One,~ Network',
  fr: 'Télé ~,Canal ~,~ TV,La ~',
  es: 'Canal ~,Tele~,~ TV,Antena ~',
  pt: 'TV ~,Rede ~,Canal ~',
  it: 'Rete ~,Tele~,~ TV,Canale ~',
  de: '~ TV,Kanal ~,~ Eins',
  nl: '~ TV,Kanaal ~,~ 1',
  sv: '~ TV,Kanal ~',
  da: '~ TV,Kanal ~',
  nb: '~ TV,Kanal ~',
  fi: '~ TV,Kanava ~',
  pl: 'TV ~,Telewizja ~,~ TV',
  cs: 'TV ~,~ TV,Televize ~',
  sk: 'TV ~,~ TV,Televízia ~',
  hu: '~ TV,Csatorna ~',
  ro: '~ TV,Antena ~',
  hr: '~ TV,Televizija ~',
  sr: '~ TV,Televizija ~',
  tr: 'Kanal ~,~ TV,TV ~',
  ru: 'Telekanal ~,~ TV',
  uk: 'Telekanal ~,~ TV',
  ar: '~ TV,Qanat ~,Al ~',
  zh: '~ TV,~ Satellite TV',
  ja: 'TV ~,~ Television',
  ko: '~ TV,~ Broadcasting',
  id: '~ TV,Saluran ~',
  ms: '~ TV,Saluran ~',
  vi: '~ TV,Kênh ~',
};

export function styledName(brand: string, language: LanguageCode, random: Random): string {
  return random.pick((STYLES[language] ?? '~ TV').split(',')).replace('~', brand);
}

/** Local name of a channel that is named after a place, in countries with another script. */
const NATIVE_STYLES: Partial<Record<LanguageCode, string>> = {
  zh: '~电视台',
  'zh-Hant': '~電視台',
  ja: '~テレビ',
  ko: '~방송',
  ru: '~ ТВ',
  uk: '~ ТБ',
  bg: '~ ТВ',
  ar: 'قناة ~',
};

export interface ChannelName {
  readonly name: string;
  readonly native: string | null;
}

/** A regional channel is named after its place. */
export function regionalName(language: LanguageCode, random: Random): ChannelName {
  const group = placeGroupOf(language) ?? 'english';
  const place: Place = placeAt(group, random.whole(0, placesIn(group) - 1));
  const native = NATIVE_STYLES[language];
  return {
    name: styledName(place.latin, language, random),
    native: native && place.native !== place.latin ? native.replace('~', place.native) : null,
  };
}

export const ONLINE_STYLES = ['~+', '~ Play', '~ Go', '~ Stream', '~ Now', '~ On Demand', 'My~', '~ Watch'];

/** A domain label: ASCII letters, digits and hyphens. */
export function domainLabel(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\+/g, ' plus ')
    .replace(/ı/g, 'i')
    .replace(/[^A-Za-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .toLowerCase();
}
