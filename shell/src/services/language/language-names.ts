import type { Language } from '@airdex/shared-contracts/constants';

/** Each language in its own name, so that it is found whatever the language of the page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ch: '中文' };
