import type { Launch, SampleFamily } from '../family/sample-family.ts';
import { thingOf } from '../family/choose-title.ts';
import type { Random } from '../random.ts';
import { fill, join, type Bilingual } from '../texts/bilingual.ts';
import { countryInSentence } from '../texts/country-in-sentence.ts';
import { DEVELOPMENTS } from '../texts/development-sentences.ts';
import { EPISODES } from '../texts/episode-sentences.ts';
import {
  ACQUISITION_NOTES,
  ADAPTATION_NOTES,
  PRODUCTION_NOTES,
  SEASON_NOTES,
  TITLE_THINGS,
  type TitleThingKind,
} from '../texts/sentences.ts';
import type { TextFamily } from '../texts/text-family.ts';

/** The description of a launch. Continues its concept without repeating it. */
export function describeLaunch(family: SampleFamily, launch: Launch, random: Random): Bilingual {
  const { textFamily } = family;
  const kind = KINDS[textFamily];
  const sentences: Bilingual[] = [random.pick(DEVELOPMENTS[textFamily]), random.pick(EPISODES[textFamily])];
  if (random.chance(0.5)) sentences.reverse();
  const thing = thingOf(family.title);
  if (thing && textFamily !== 'live' && random.chance(0.4))
    sentences.splice(1, 0, fill(random.pick(TITLE_THINGS[kind]), { thing }));
  if (launch.season > 1)
    sentences.push(fill(random.pick(SEASON_NOTES[kind]), { season: numeral(launch.season) }));
  sentences.push(originNote(family, launch, random));
  return join(sentences);
}

const KINDS: Readonly<Record<TextFamily, TitleThingKind>> = {
  fiction: 'fiction',
  kids: 'other',
  contest: 'studio',
  show: 'studio',
  observed: 'other',
  advice: 'other',
  factual: 'other',
  talk: 'studio',
  live: 'studio',
};

function originNote(family: SampleFamily, launch: Launch, random: Random): Bilingual {
  const home = { country: countryInSentence(family.home.country) };
  if (launch.formatType === 2) return fill(random.pick(ACQUISITION_NOTES), home);
  if (launch.formatType === 3) return fill(random.pick(ADAPTATION_NOTES), home);
  return fill(random.pick(PRODUCTION_NOTES), home);
}

const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const CHINESE = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

function numeral(value: number): Bilingual {
  return { en: ENGLISH[value] ?? String(value), zh: CHINESE[value] ?? String(value) };
}
