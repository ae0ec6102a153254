import type { Frame, Phrase } from './concepts.ts';
import type { Place } from './places.ts';

/** What a name in a title refers to. Numbers are positions in `CONCEPTS`. */
export type TitleName =
  | { readonly kind: 'concept'; readonly concept: number }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'number'; readonly number: number }
  /** A brand: the same in every language. */
  | { readonly kind: 'brand'; readonly brand: string };

/** A title before it is expressed in a language. */
export type TitlePlan =
  | { readonly kind: 'name'; readonly name: TitleName }
  | { readonly kind: 'quality'; readonly concept: number; readonly quality: number }
  | { readonly kind: 'frame'; readonly frame: Frame; readonly name: TitleName }
  | {
      readonly kind: 'phrase';
      readonly phrase: Phrase;
      readonly name: TitleName;
      readonly other: TitleName;
    }
  /** A ready-made saying that exists in English and Chinese only; other countries keep the English one. */
  | { readonly kind: 'saying'; readonly en: string; readonly zh: string };
