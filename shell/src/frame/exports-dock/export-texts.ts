import type { i18n } from 'i18next';
import { SHELL_NAMESPACE } from '../../services/language/shell-texts.ts';
import { ch } from './texts/zh.ts';
import { en } from './texts/en.ts';

/** Adds the texts of exports to those of the shell, which do not include them. */
export function addExportTexts(texts: i18n): void {
  texts.addResourceBundle('en', SHELL_NAMESPACE, en, true);
  texts.addResourceBundle('ch', SHELL_NAMESPACE, ch, true);
}
