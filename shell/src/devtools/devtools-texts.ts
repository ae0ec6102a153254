import type { i18n } from 'i18next';
import { ch } from './texts/zh.ts';
import { en } from './texts/en.ts';

export const DEVTOOLS_NAMESPACE = 'devtools';

/** Adds the texts of the devtools to those of the shell, which do not include them. */
export function addDevtoolsTexts(texts: i18n): void {
  texts.addResourceBundle('en', DEVTOOLS_NAMESPACE, en);
  texts.addResourceBundle('ch', DEVTOOLS_NAMESPACE, ch);
}
