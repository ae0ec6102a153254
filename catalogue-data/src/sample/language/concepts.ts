/**
 * The things that sample titles are about. Every language has a word for each, in this order, ten per line,
 * so that a title can be expressed in all of them.
 */
const LINES = [
  'lighthouse bridge garden harbour island mountain river forest castle tower',
  'lantern mirror key letter clock mask crown ring door map',
  'moon star storm snow wind fire shadow sea rainbow cloud',
  'secret promise dream heart truth silence night road house game',
  'fox wolf owl bear rabbit cat dragon whale swallow turtle',
  'queen captain baker gardener teacher pilot doctor guest giant witness',
  'stage dance song melody wheel ladder drum ticket treasure carousel',
  'bread salt lemon pepper honey apple coffee table spoon cake',
  'question answer word number puzzle book pencil labyrinth compass code',
  'ball boat train bicycle suitcase window roof field market square',
];

export const CONCEPTS: readonly string[] = LINES.flatMap((line) => line.split(' '));

/** Kinds of things, by their line above: [first, last] positions, inclusive. */
export const CONCEPT_CLASSES = {
  places: [0, 9],
  objects: [10, 19],
  sky: [20, 29],
  feelings: [30, 39],
  animals: [40, 49],
  people: [50, 59],
  stage: [60, 69],
  food: [70, 79],
  mind: [80, 89],
  everyday: [90, 99],
} as const satisfies Record<string, readonly [number, number]>;
export type ConceptClass = keyof typeof CONCEPT_CLASSES;

/** Qualities; a language whose grammar has no use for them leaves them out. */
export const QUALITIES: readonly string[] =
  'silent hidden lost red golden wild forgotten blue white magic invisible frozen'.split(' ');

/** Words that form a name together with another word: a café, a mission, a quiz. */
export const FRAMES = [
  'cafe',
  'hotel',
  'operation',
  'mission',
  'file',
  'clinic',
  'studio',
  'club',
  'academy',
  'arena',
  'planet',
  'lab',
  'quiz',
  'kitchen',
  'villa',
  'street',
  'radio',
  'project',
  'team',
  'show',
  'super',
  'news',
  'morning',
  'sport',
  'late',
  'magazine',
  'festival',
  'workshop',
  'journey',
  'challenge',
  'weekend',
  'family',
  'world',
  'night',
  'cup',
] as const;
export type Frame = (typeof FRAMES)[number];

/** Phrases around one thing (`~`), or two (`~` and `^`). */
export const PHRASES = ['forever', 'where', 'love', 'versus', 'and'] as const;
export type Phrase = (typeof PHRASES)[number];
