import type { Language } from '@airdex/shared-contracts/constants';

/** Each language's own name, so that users find it in any language of the page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ch: '中文' };
