import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';
import { withoutPreloads } from './last-good-releases.ts';
import { readCompositionDocument } from './page-composition.ts';
import type { PageComposition } from './page-composition.ts';
import { shellOfPage } from './shell-of-page.ts';

const KEY = LOCAL_STORAGE_KEYS.lastComposition;

/**
 * Stores the composition of a working page for pages that arrive without one. The stored shell is for pages that arrive
 * without a shell as well: `server/src/releases/hosting/maintenance-page/offline-shell.js` starts it.
 */
export function rememberComposition(storage: BrowserStorage, composition: PageComposition): void {
  // A remembered composition contains nothing new, and its page names no shell.
  if (!composition.ok || composition.isRemembered === true) return;
  const remotes = [...composition.remotes.values()].flatMap((reading) =>
    reading.ok ? [withoutPreloads(reading.value)] : [],
  );
  const text = JSON.stringify({ id: composition.id, shell: shellOfPage(), remotes });
  if (storage.read(KEY) !== text) storage.write(KEY, text);
}

/**
 * Returns `composition` if it is readable, otherwise the last one that worked in this browser. If there is none,
 * returns `composition` with its problems.
 */
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
