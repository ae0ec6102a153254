import type { i18n } from 'i18next';
import { ch } from './texts/zh.ts';
import { en } from './texts/en.ts';

export const OVERRIDES_NAMESPACE = 'overrides';

/** Adds the texts of overrides to those of the shell. Other pages do not load them. */
export function addOverrideTexts(texts: i18n): void {
  texts.addResourceBundle('en', OVERRIDES_NAMESPACE, en);
  texts.addResourceBundle('ch', OVERRIDES_NAMESPACE, ch);
}
