import { CONCEPT_CLASSES, CONCEPTS, QUALITIES, type ConceptClass, type Frame } from '../language/concepts.ts';
import { LANGUAGES, type LanguageCode } from '../language/languages.ts';
import { placeAt, placeGroupOf, placesIn } from '../language/places.ts';
import { sayTitle } from '../language/say-title.ts';
import { SAYINGS } from '../language/sayings.ts';
import type { TitleName, TitlePlan } from '../language/title-plan.ts';
import type { GenreTraits, TitleKind } from '../genres/genre-traits.ts';
import type { Random } from '../random.ts';

/** In every language, a number is part of a name only after these. */
const NUMBERED_FRAMES = ['studio', 'club', 'radio'] as const;
/** These are only used once the channel's brand is known. */
const BRAND_FRAMES: readonly string[] = ['news', 'morning', 'sport', 'late'];

/** Draws a title for a programme of the genre made in `language`; `brand` is its channel's brand. */
export function chooseTitle(
  genre: GenreTraits,
  language: LanguageCode,
  brand: string,
  random: Random,
): TitlePlan {
  const kinds = Object.entries(genre.titles) as [TitleKind, number][];
  const hasSayings = language === 'en' || language.startsWith('zh');
  const possible = hasSayings ? kinds : kinds.filter(([kind]) => kind !== 'saying');
  return planOf(allowedKind(random.weighted(possible), language), genre, language, brand, random);
}

function allowedKind(kind: TitleKind, language: LanguageCode): TitleKind {
  const needsPlace = kind === 'place' || kind === 'place-frame';
  if (needsPlace && placeGroupOf(language) === undefined) return 'frame';
  return kind === 'quality' && LANGUAGES[language].qualities.length === 0 ? 'pair' : kind;
}

function planOf(
  kind: TitleKind,
  genre: GenreTraits,
  language: LanguageCode,
  brand: string,
  random: Random,
): TitlePlan {
  const concept = (): TitleName => ({ kind: 'concept', concept: drawConcept(genre.concepts, random) });
  const plainFrame = random.pick(
    genre.frames
      .filter((frame) => !BRAND_FRAMES.includes(frame))
      .concat('show')
      .slice(0, 6),
  );
  switch (kind) {
    case 'name':
      return { kind: 'name', name: concept() };
    case 'quality':
      return {
        kind: 'quality',
        concept: drawConcept(genre.concepts, random),
        quality: random.whole(0, QUALITIES.length - 1),
      };
    case 'pair':
    case 'versus':
      return phrase(kind === 'pair' ? 'and' : 'versus', ...pairOf(genre, random));
    case 'frame':
      return { kind: 'frame', frame: plainFrame, name: nameBeside(plainFrame, concept) };
    case 'place':
      return { kind: 'name', name: drawPlace(language, random) };
    case 'place-frame':
      return { kind: 'frame', frame: plainFrame, name: drawPlace(language, random) };
    case 'number-frame':
      return {
        kind: 'frame',
        frame: random.pick(NUMBERED_FRAMES),
        name: { kind: 'number', number: random.whole(3, 99) },
      };
    case 'brand-frame':
      return {
        kind: 'frame',
        frame: random.pick(genre.frames.filter((frame) => BRAND_FRAMES.includes(frame))),
        name: { kind: 'brand', brand },
      };
    case 'forever':
    case 'where':
      return phrase(kind, concept(), concept());
    case 'love': {
      const name = placeGroupOf(language) === undefined ? concept() : drawPlace(language, random);
      return phrase('love', name, name);
    }
    case 'saying':
      return drawSaying(genre, random);
  }
}

/** Skips things that repeat their frame: "Road Street". */
const SAME_AS_FRAME: Partial<Record<Frame, readonly string[]>> = {
  street: ['road', 'square', 'house'],
  cafe: ['coffee'],
  villa: ['house', 'castle'],
  hotel: ['house', 'castle'],
  quiz: ['question', 'puzzle'],
  festival: ['dance'],
  clinic: ['doctor'],
};

function nameBeside(frame: Frame, draw: () => TitleName): TitleName {
  const name = draw();
  const isSame = name.kind === 'concept' && SAME_AS_FRAME[frame]?.includes(CONCEPTS[name.concept] ?? '');
  return isSame ? nameBeside(frame, draw) : name;
}

function phrase(
  kind: 'and' | 'versus' | 'forever' | 'where' | 'love',
  name: TitleName,
  other: TitleName,
): TitlePlan {
  return { kind: 'phrase', phrase: kind, name, other };
}

/** Two different things; in half of the cases of the same kind, so that they belong together. */
function pairOf(genre: GenreTraits, random: Random): [TitleName, TitleName] {
  const first = drawConcept(genre.concepts, random);
  const classes = random.chance(0.5) ? [classOf(first)] : genre.concepts;
  let second = drawConcept(classes, random);
  while (second === first) second = drawConcept(genre.concepts, random);
  return [
    { kind: 'concept', concept: first },
    { kind: 'concept', concept: second },
  ];
}

function drawConcept(classes: readonly ConceptClass[], random: Random): number {
  const [from, to] = CONCEPT_CLASSES[random.pick(classes)];
  return random.whole(from, to);
}

function classOf(concept: number): ConceptClass {
  const found = Object.entries(CONCEPT_CLASSES).find(([, [from, to]]) => concept >= from && concept <= to);
  return (found?.[0] ?? 'objects') as ConceptClass;
}

/** A place where the language is spoken. */
export function drawPlace(language: LanguageCode, random: Random): TitleName {
  const group = placeGroupOf(language) ?? 'english';
  return { kind: 'place', place: placeAt(group, random.whole(0, placesIn(group) - 1)) };
}

function drawSaying(genre: GenreTraits, random: Random): TitlePlan {
  const saying = random.pick(SAYINGS[genre.genre] ?? []);
  const concept = drawConcept(genre.concepts, random);
  const quality = random.whole(0, QUALITIES.length - 1);
  const number = String(random.pick([3, 5, 7, 9, 10, 12, 24, 30, 48, 60, 90, 100]));
  const put = (text: string, language: 'en' | 'zh'): string =>
    text
      .replace('{a}', LANGUAGES[language].nouns[concept]?.bare ?? '')
      .replace('{q}', LANGUAGES[language].qualities[quality]?.[0] ?? '')
      .replace('{n}', number);
  return { kind: 'saying', en: withArticle(put(saying.en, 'en')), zh: put(saying.zh, 'zh') };
}

/** "a Apple" is "an Apple". */
function withArticle(text: string): string {
  return text.replace(/\b([Aa]) (?=[AEIO])/g, '$1n ');
}

/** The thing that a title is about, in both languages, for texts that mention it; null for other titles. */
export function thingOf(plan: TitlePlan): { readonly en: string; readonly zh: string } | null {
  const concept =
    plan.kind === 'quality'
      ? plan.concept
      : (plan.kind === 'name' || plan.kind === 'frame') && plan.name.kind === 'concept'
        ? plan.name.concept
        : null;
  if (concept === null) return null;
  return {
    en: CONCEPTS[concept] ?? '',
    zh: sayTitle({ kind: 'name', name: { kind: 'concept', concept } }, 'zh'),
  };
}
