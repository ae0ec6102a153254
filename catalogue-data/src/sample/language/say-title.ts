import { FRAMES, PHRASES } from './concepts.ts';
import { capitalised, type Language, type Noun } from './language.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import { placeGroupOf } from './places.ts';
import { traditional } from './traditional-chinese.ts';
import type { TitleName, TitlePlan } from './title-plan.ts';

/** Expresses a title in a language. */
export function sayTitle(plan: TitlePlan, code: LanguageCode): string {
  const said = code.startsWith('zh') ? say(plan, 'zh') : say(plan, code);
  return code === 'zh-Hant' ? traditional(said) : said;
}

function say(plan: TitlePlan, code: LanguageCode): string {
  const language: Language = LANGUAGES[code];
  switch (plan.kind) {
    case 'saying':
      return code === 'zh' ? plan.zh : plan.en;
    case 'name':
      return sentence(nameIn(plan.name, code, 'definite'), language);
    case 'quality':
      return sentence(withQuality(plan.concept, plan.quality, language), language);
    case 'frame': {
      const template = at(language.frames, FRAMES.indexOf(plan.frame));
      return template.replace('~', () => frameName(plan.name, code));
    }
    case 'phrase': {
      const template = at(language.phrases, PHRASES.indexOf(plan.phrase));
      const said = template
        .replace('~', () => nameIn(plan.name, code, 'definite'))
        .replace('^', () => nameIn(plan.other, code, 'definite'));
      return sentence(said, language);
    }
  }
}

function frameName(name: TitleName, code: LanguageCode): string {
  const { numbered }: { numbered?: string } = LANGUAGES[code].words;
  const said = nameIn(name, code, 'bare');
  return name.kind === 'number' && numbered ? numbered.replace('~', said) : said;
}

function nameIn(name: TitleName, code: LanguageCode, form: 'definite' | 'bare'): string {
  switch (name.kind) {
    case 'concept': {
      const noun = nounAt(LANGUAGES[code], name.concept);
      if (form === 'bare') return noun.bare;
      return code === 'en' ? `the ${noun.bare}` : noun.definite;
    }
    case 'place':
      if (code === 'zh') return name.place.zh;
      return usesHomeScript(name.place.native, code) ? name.place.native : name.place.latin;
    case 'number':
      return String(name.number);
    case 'brand':
      return name.brand;
  }
}

/** Whether a name in its local script is readable in a language: same script, same kind of names. */
function usesHomeScript(native: string, code: LanguageCode): boolean {
  if (/^[\p{Script=Latin}\s'-]+$/u.test(native)) return true;
  const group = placeGroupOf(code);
  if (group === 'cyrillic') return /\p{Script=Cyrillic}/u.test(native);
  if (group === 'arabic') return /\p{Script=Arabic}/u.test(native);
  if (group === 'korean') return /\p{Script=Hangul}/u.test(native);
  return group === 'japanese' && /\p{Script=Katakana}|\p{Script=Han}/u.test(native);
}

function withQuality(concept: number, quality: number, language: Language): string {
  const noun = nounAt(language, concept);
  const forms = language.qualities[quality];
  const place = language.words.quality;
  if (language === LANGUAGES.en) return `the ${forms?.[0] ?? ''} ${noun.bare}`;
  if (!forms || !place || noun.gender === null) return noun.definite;
  const said = forms[noun.gender] ?? forms.at(-1) ?? '';
  switch (place) {
    case 'before-noun':
      return said.endsWith('-') ? said + noun.definite : `${said} ${noun.definite}`;
    case 'after-noun':
      return `${noun.definite} ${said}`;
    case 'after-article':
      return noun.definite.replace(' ', ` ${said} `);
    case 'nordic':
      return `${noun.definite.endsWith('t') ? 'det' : 'den'} ${said} ${noun.definite}`;
    case 'joined-before':
      return said + noun.definite;
    case 'joined-after':
      return noun.definite + said;
  }
}

function sentence(text: string, { words }: Language): string {
  if (words !== LANGUAGES.en.words) return capitalised(text, words);
  // English titles: capitals everywhere except in small words inside.
  return text.replace(
    /(^|\s)(\p{Ll})(\p{L}*)/gu,
    (whole, before: string, first: string, rest: string, position) =>
      position > 0 && /^(?:and|the|of|vs)$/.test(first + rest) ? whole : before + first.toUpperCase() + rest,
  );
}

function nounAt(language: Language, concept: number): Noun {
  const noun = language.nouns[concept];
  if (!noun) throw new Error(`No concept ${concept}`);
  return noun;
}

function at(list: readonly string[], index: number): string {
  const item = list[index];
  if (item === undefined) throw new Error(`No entry ${index} in a list of ${list.length}`);
  return item;
}
