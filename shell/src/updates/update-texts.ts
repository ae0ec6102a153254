import type { i18n } from 'i18next';
import { ch } from './texts/zh.ts';
import { en } from './texts/en.ts';

export const UPDATES_NAMESPACE = 'updates';

/** Adds the texts of the page's notices to those of the shell, which do not include them. */
export function addUpdateTexts(texts: i18n): void {
  texts.addResourceBundle('en', UPDATES_NAMESPACE, en);
  texts.addResourceBundle('ch', UPDATES_NAMESPACE, ch);
}
