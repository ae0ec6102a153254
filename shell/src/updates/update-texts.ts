import type { i18n } from 'i18next';
import { ch } from './texts/zh.ts';
import { en } from './texts/en.ts';

export const PAGE_WATCH_NAMESPACE = 'pageWatch';

/** Adds the texts of the page's notices to those of the shell, which do not include them. */
export function addUpdateTexts(texts: i18n): void {
  texts.addResourceBundle('en', PAGE_WATCH_NAMESPACE, en);
  texts.addResourceBundle('ch', PAGE_WATCH_NAMESPACE, ch);
}
