import type { Language } from '@airdex/shared-contracts/constants';
import type { Brand } from '../../../branding/brand.ts';
import type { LetterContent } from './letter-content.ts';

export interface Letter {
  readonly content: LetterContent;
  readonly language: Language;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** True: the page behind "view in browser". */
  readonly isPage?: boolean;
  readonly brand: Brand;
}
