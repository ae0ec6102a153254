import { PAGE_CALLS_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import type { PageCall } from '@airdex/shared-contracts/composition';
import {
  languageFromStorage,
  languageId,
  LOCAL_STORAGE_KEYS,
  pictureSrcset,
  THUMBNAIL_WIDTH,
} from '@airdex/shared-contracts/constants';
import type { StartedCall } from '../services/api/page-calls.ts';
import { hasOverrides } from './page-composition.ts';

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Minimum width of a thumbnail's place, in pixels. */
const PLACE_PX = 200;

/** Loads the picture of a programme, at the width of a thumbnail. */
function loadPicture(programme: unknown): void {
  const image = (programme as { readonly image?: unknown } | null)?.image;
  if (typeof image !== 'string' || !image.startsWith('/media/pictures/')) return;
  const picture = new Image();
  // After the scripts, because over HTTP/1.1 pictures would take their connections.
  picture.fetchPriority = 'low';
  const srcset = pictureSrcset(image);
  if (srcset !== undefined) {
    picture.sizes = `${THUMBNAIL_WIDTH}px`;
    picture.srcset = srcset;
  }
  picture.src = image;
}

/** Loads the pictures of the first two rows of a response. */
async function loadPictures(response: Response): Promise<void> {
  const programmes = (await response.json()) as unknown;
  if (!Array.isArray(programmes)) return;
  programmes.slice(0, 2 * Math.ceil(window.innerWidth / PLACE_PX)).forEach(loadPicture);
}

function startCall(token: string, call: PageCall): StartedCall {
  const language = languageFromStorage(localStorage.getItem(LOCAL_STORAGE_KEYS.language));
  const headers = {
    ...call.headers,
    LanguageId: String(languageId(language) ?? ''),
    Authorization: `Bearer ${token}`,
  };
  const controller = new AbortController();
  const { url, ...request } = { ...call, headers };
  const response = fetch(url, { ...request, signal: controller.signal });
  // The shell handles a failure when it takes the call over.
  response
    .then((it) => (call.hasPictures === true && it.ok ? loadPictures(it.clone()) : undefined))
    .catch(() => undefined);
  return { url, ...request, response, abort: (reason) => controller.abort(reason) };
}

/**
 * Starts the calls of the first screen. The shell takes them over, see `page-calls.ts`. Starts none for overridden
 * remotes, whose calls are unknown here, and none without a session.
 */
export function startPageCalls(): void {
  try {
    const text = document.getElementById(PAGE_CALLS_ELEMENT_ID)?.textContent;
    const calls = JSON.parse(text || '[]') as PageCall[];
    const token = localStorage.getItem(LOCAL_STORAGE_KEYS.token) ?? '';
    if (!TOKEN.test(token) || hasOverrides()) return;
    window.airdexPageCalls = calls
      .filter(({ isForNewEntry }) => isForNewEntry !== true || window.history.state === null)
      .map((call) => startCall(token, call));
  } catch {
    // The shell makes all calls itself.
  }
}
