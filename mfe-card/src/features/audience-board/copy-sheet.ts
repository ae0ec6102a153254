import type { Sheet } from './results-sheet.ts';
import { htmlTableOf, tabbedTextOf } from './sheet-formats.ts';

/** Copies a table as HTML and as plain text. Rejects if the browser does not allow it. */
export async function copySheet(sheet: Sheet): Promise<void> {
  const blob = (type: string, text: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': blob('text/html', htmlTableOf(sheet)),
      'text/plain': blob('text/plain', tabbedTextOf(sheet)),
    }),
  ]);
}
