import type { LanguageCode } from '../language/languages.ts';
import type { Theme } from './themes.ts';

/** A channel of the sample catalogue. */
export interface SampleChannel {
  /** Stable key: the same in every generation. */
  readonly sourceKey: string;
  readonly country: string;
  readonly language: LanguageCode;
  readonly theme: Theme;
  readonly name: string;
  readonly alternativeNames: readonly string[];
  /** 1 TV, 2 and 3 web. */
  readonly platformId: 1 | 2 | 3;
  /** The brand of the group it belongs to. */
  readonly network: string;
  readonly owners: string;
  readonly website: string;
  /** YYYY-MM-DD. */
  readonly launchedOn: string;
  /** Its typical share of the whole day, percent. */
  readonly share: number;
}
