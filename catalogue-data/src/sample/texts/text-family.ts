/** Families of programmes that share a way of storytelling. */
const TEXT_FAMILIES = [
  'fiction',
  'kids',
  'contest',
  'show',
  'observed',
  'advice',
  'factual',
  'talk',
  'live',
] as const;
export type TextFamily = (typeof TEXT_FAMILIES)[number];

/** Subgenres whose texts differ from the rest of their genre. */
const OF_SUBGENRE: Readonly<Record<string, TextFamily>> = {
  'entertainment/event': 'show',
  'entertainment/hidden-camera': 'show',
  'entertainment/magic': 'show',
  'entertainment/variety': 'show',
  'humour/satire': 'show',
  'humour/sketch': 'show',
  'humour/stand-up': 'show',
  'news/debate': 'talk',
  'news/interview': 'talk',
  'reality/dating': 'observed',
  'reality/docu-soap': 'observed',
  'reality/home-makeover': 'observed',
  'reality/makeover': 'observed',
  'reality/shared-living': 'observed',
  'reality/social-experiment': 'observed',
  'sport/extreme': 'factual',
  'sport/fitness': 'advice',
  'sport/sport-documentary': 'factual',
  'sport/sport-talk': 'talk',
  'talk/consumer': 'advice',
};

/** The family of a subgenre, or that of its genre. */
export function textFamilyOf(subgenre: string, ofGenre: TextFamily): TextFamily {
  return OF_SUBGENRE[subgenre] ?? ofGenre;
}
