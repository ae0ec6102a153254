import { LOCAL_STORAGE_KEYS, languageTag } from '@airdex/shared-contracts/constants';
import { routePath } from '@airdex/shared-contracts/routes';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { MEDIA_COOKIE } from '../../http/session-cookies.ts';
import { PrinterUnavailable, type PrintRequest } from './card-printer.ts';

/**
 * Loads the application's print layout and prints it. Each print has its own browser context with the print
 * session, which is closed afterwards.
 * @param publicUrl base address of links in the file
 */
export async function printPage(
  browser: Browser,
  request: PrintRequest,
  publicUrl: string,
): Promise<Uint8Array> {
  const { signal, origin, ids, layout, language, onProgress } = request;
  const context = await browser.newContext({
    locale: languageTag(language),
    // The date on a printed page is the server's current day.
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
    storageState: signedIn(request, publicUrl),
  });
  // Everything under way in it then fails immediately.
  const cancel = (): void => void context.close().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    signal.throwIfAborted();
    onProgress(0);
    const page = await context.newPage();
    const path = routePath(layout === 'compare' ? 'comparePdf' : 'cardPdf', { id: ids.join(',') });
    const lost = untilLost(page, path);
    const response = await page.goto(origin + path, { waitUntil: 'commit', timeout: 0 });
    if (response?.ok() !== true)
      throw new PrinterUnavailable('failed', `The page was answered ${String(response?.status())}`);
    await Promise.race([untilReady(page, request), lost]);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
  } finally {
    signal.removeEventListener('abort', cancel);
    await context.close().catch(() => undefined);
  }
}

type StorageState = NonNullable<BrowserContextOptions['storageState']>;

/** The state of a browser in which the print session is signed in. Passed by pipe, never by command line. */
function signedIn({ origin, token, language }: PrintRequest, publicUrl: string): StorageState {
  const { hostname } = new URL(origin);
  return {
    cookies: [
      {
        name: MEDIA_COOKIE.name,
        value: token,
        domain: hostname,
        path: MEDIA_COOKIE.path,
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Strict',
      },
    ],
    origins: [
      {
        origin,
        localStorage: [
          { name: LOCAL_STORAGE_KEYS.token, value: token },
          { name: LOCAL_STORAGE_KEYS.language, value: language },
          { name: LOCAL_STORAGE_KEYS.publicUrl, value: publicUrl },
        ],
      },
    ],
  };
}

/** Rejects if the page dies, or navigates away, as it does when the session has ended. */
function untilLost(page: Page, path: string): Promise<never> {
  const lost = new Promise<never>((_, reject) => {
    const fail = (message: string): void => reject(new PrinterUnavailable('failed', message));
    page.once('crash', () => fail('The page crashed'));
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame === page.mainFrame() && pathname !== path) fail(`The page led to ${frame.url()}`);
    });
  });
  lost.catch(() => undefined);
  return lost;
}

/** The layout exposes its progress on its root element: see `PrintState` of the card remote. */
async function untilReady(page: Page, { signal, onProgress, ids }: PrintRequest): Promise<void> {
  for (let done = -1; ;) {
    const state = await page.waitForSelector(
      `[data-print-state]:is([data-print-state="ready"], [data-print-state="failed"], :not([data-print-done="${done}"]))`,
      { state: 'attached', timeout: 0 },
    );
    signal.throwIfAborted();
    const outcome = await state.getAttribute('data-print-state');
    if (outcome === 'failed') throw new PrinterUnavailable('failed', 'The cards could not be loaded');
    done = Number(await state.getAttribute('data-print-done'));
    onProgress(Math.min(done, ids.length));
    if (outcome === 'ready') return;
  }
}
