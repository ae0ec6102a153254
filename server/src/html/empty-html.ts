import { isBlank } from '@airdex/shared-contracts/api';
import { textOfHtml } from './html-text.ts';

/** The same plain text, or '' if it consists of spaces and invisible characters. */
export function emptyIfBlank(text: string): string {
  return isBlank(text) ? '' : text;
}

/** The same HTML, or '' if a browser shows no text of it: `<p>&nbsp;</p>`, for example. */
export function emptyIfBlankHtml(html: string): string {
  return emptyIfBlank(textOfHtml(html)) === '' ? '' : html;
}
