import type { SampleChannel } from '../channels/sample-channel.ts';
import type { Day } from '../calendar.ts';
import type { GenreTraits } from '../genres/genre-traits.ts';
import type { SubgenreTraits } from '../genres/subgenre-traits.ts';
import type { TitlePlan } from '../language/title-plan.ts';
import type { Bilingual } from '../texts/bilingual.ts';
import type { TextFamily } from '../texts/text-family.ts';
import type { Credits } from './credits.ts';

/** One launch of a family: a season of the original, of an adaptation or of an acquisition, on one channel. */
export interface Launch {
  readonly channel: SampleChannel;
  /** 1 original, 2 acquired, 3 adaptation. */
  readonly formatType: 1 | 2 | 3;
  readonly season: number;
  /** The week of its first episode. */
  readonly around: Day;
  readonly localTitle: string;
  readonly translated: Bilingual;
  readonly credits: Credits;
  /** Country codes. */
  readonly producedIn: readonly string[];
}

/** An idea and all programmes made from it. */
export interface SampleFamily {
  readonly key: string;
  readonly genre: GenreTraits;
  readonly subgenre: SubgenreTraits;
  readonly textFamily: TextFamily;
  readonly title: TitlePlan;
  readonly home: SampleChannel;
  readonly originalTitle: string;
  readonly formatTitle: string;
  readonly keywords: readonly string[];
  readonly concept: Bilingual;
  readonly launches: readonly Launch[];
}
