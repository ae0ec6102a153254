import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';
import { withoutPreloads } from './last-good-releases.ts';
import { readCompositionDocument } from './page-composition.ts';
import type { PageComposition } from './page-composition.ts';

const KEY = LOCAL_STORAGE_KEYS.lastComposition;

/** The shell of the page's composition, as the document names it. Only the page without a shell reads it. */
function shellOf(page: Document): unknown {
  const text = page.getElementById(COMPOSITION_ELEMENT_ID)?.textContent ?? '{}';
  return (JSON.parse(text) as { shell?: unknown }).shell;
}

/**
 * Keeps the composition of a page that works, for one that comes without any, and the shell for a page that comes
 * without that as well: `server/src/releases/hosting/maintenance-page/offline-shell.js` starts it.
 */
export function rememberComposition(
  storage: BrowserStorage,
  composition: PageComposition,
  page: Document = document,
): void {
  // What was remembered says nothing new, and the page that it runs in names no shell.
  if (!composition.ok || composition.isRemembered === true) return;
  const remotes = [...composition.remotes.values()].flatMap((reading) =>
    reading.ok ? [withoutPreloads(reading.value)] : [],
  );
  const text = JSON.stringify({ id: composition.id, shell: shellOf(page), remotes });
  if (storage.read(KEY) !== text) storage.write(KEY, text);
}

/** `composition` if it can be read, else the last one that worked in this browser, else `composition` with its problems. */
export function compositionOrLast(storage: BrowserStorage, composition: PageComposition): PageComposition {
  if (composition.ok) return composition;
  const text = storage.read(KEY);
  if (text === null) return composition;
  try {
    const last = readCompositionDocument(JSON.parse(text));
    return last.ok ? { ...last, isRemembered: true } : composition;
  } catch {
    return composition;
  }
}
