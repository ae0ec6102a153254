import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { withoutPreloads } from './last-good-releases.ts';
import { readCompositionDocument } from './page-composition.ts';
import type { PageComposition } from './page-composition.ts';

const KEY = LOCAL_STORAGE_KEYS.lastComposition;

/** Keeps the composition of a page that works, for one that comes without any. */
export function rememberComposition(storage: BrowserStorage, composition: PageComposition): void {
  if (!composition.ok) return;
  const remotes = [...composition.remotes.values()].flatMap((reading) =>
    reading.ok ? [withoutPreloads(reading.value)] : [],
  );
  const text = JSON.stringify({ id: composition.id, remotes });
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
