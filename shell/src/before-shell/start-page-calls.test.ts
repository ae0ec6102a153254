import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { apiRequest, endpoints } from '@airdex/shared-contracts/api';
import { PAGE_CALLS_ELEMENT_ID, type PageCall } from '@airdex/shared-contracts/composition';
import {
  LOCAL_STORAGE_KEYS,
  pictureSrcset,
  SESSION_STORAGE_KEYS,
  THUMBNAIL_WIDTH,
  type Language,
} from '@airdex/shared-contracts/constants';
import { createEventBus } from '@airdex/shared-contracts/events';
import { currentValue } from '../lib/current/current-value.ts';
import { browserStorage } from '../lib/storage/browser-storage.ts';
import { fetchWithPageCalls, PAGE_CALLS_KEPT_MS, takePageCalls } from '../services/api/page-calls.ts';
import { createShellApi } from '../services/api/shell-api.ts';
import { createSession } from '../services/session/session.ts';
import { testToken } from '../testing/token-for-tests.ts';
import { startPageCalls } from './start-page-calls.ts';

const OTHER_TOKEN = testToken({ IdUser: 8 });

const requestOf = (url: string, method: string, body?: unknown): PageCall =>
  apiRequest({ url, method, token: null, languageId: null, body });
const LATEST = requestOf('/api/Home/GetLatestPrograms', 'GET');
const GENRES = requestOf(`/${endpoints.getGenres.path}`, 'POST', { term: 'a' });

/** What the page's head has requested, with how each request ends. */
const early = jest.fn<typeof fetch>();
/** What the API client has requested itself. */
const own = jest.fn<typeof fetch>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const sendEarly = globalThis.fetch;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  early.mockReset().mockImplementation(async () => json([]));
  own.mockReset().mockImplementation(async () => json([]));
  globalThis.fetch = early;
  localStorage.setItem(LOCAL_STORAGE_KEYS.token, testToken());
});
afterEach(() => {
  globalThis.fetch = sendEarly;
  jest.useRealTimers();
});

/** Opens a page with these calls. */
function openPage(...calls: readonly PageCall[]): void {
  const data = document.createElement('script');
  Object.assign(data, { id: PAGE_CALLS_ELEMENT_ID, type: 'application/json' });
  data.textContent = JSON.stringify(calls);
  document.head.replaceChildren(data);
  startPageCalls();
}

function startShell() {
  const bus = createEventBus((error) => {
    throw error;
  });
  const refusals: number[] = [];
  bus.on('sendToLogin').subscribe(({ status }) => refusals.push(status));
  const session = createSession(browserStorage(() => localStorage));
  const language = currentValue<Language>('en');
  const api = createShellApi({ fetch: fetchWithPageCalls(own, takePageCalls()), session, language, bus });
  return { api, session, language, refusals, latest: () => api.getLatestPrograms({ params: {} }) };
}

describe('the page’s head', () => {
  test('starts the calls of a signed-in user as the API client makes them', async () => {
    localStorage.setItem(LOCAL_STORAGE_KEYS.language, 'ch');
    openPage(LATEST, GENRES);
    expect(early.mock.calls.map(([url]) => url)).toEqual([LATEST.url, GENRES.url]);
    const { latest, language, api } = startShell();
    language.set('ch');
    await latest();
    await api.getGenres({ body: { term: 'a' } });
    expect(own).not.toHaveBeenCalled();
    expect(early).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['nobody is signed in', () => localStorage.removeItem(LOCAL_STORAGE_KEYS.token)],
    ['the token is damaged', () => localStorage.setItem(LOCAL_STORAGE_KEYS.token, 'a\nb')],
    ['the page has overrides', () => sessionStorage.setItem(SESSION_STORAGE_KEYS.remoteOverrides, '{}')],
  ])('starts none when %s', (_, change) => {
    change();
    openPage(LATEST);
    expect(early).not.toHaveBeenCalled();
  });

  test('loads the pictures of the first two rows of a list, at the width of a thumbnail', async () => {
    const pictures: HTMLImageElement[] = [];
    const image = jest.spyOn(globalThis, 'Image').mockImplementation(() => {
      const picture = document.createElement('img');
      pictures.push(picture);
      return picture;
    });
    window.innerWidth = 390;
    const programmes = [
      '/media/pictures/1.svg',
      '/media/pictures/2.jpg',
      null,
      'https://example.com/4.jpg',
      '/media/pictures/5.svg',
    ];
    early.mockImplementation(async () => json(programmes.map((address) => ({ image: address }))));
    openPage({ ...LATEST, hasPictures: true });
    await waitFor(() => expect(pictures).toHaveLength(2));
    image.mockRestore();
    const [poster, photo] = pictures;
    expect([poster?.src, poster?.srcset]).toEqual(['http://localhost/media/pictures/1.svg', '']);
    expect(photo?.src).toBe('http://localhost/media/pictures/2.jpg');
    expect(photo?.srcset).toBe(pictureSrcset('/media/pictures/2.jpg'));
    expect(photo?.sizes).toBe(`${THUMBNAIL_WIDTH}px`);
    const [call] = takePageCalls();
    expect((await call?.response)?.bodyUsed).toBe(false);
  });

  test('starts the call of a search only at a new entry of the history', () => {
    const search = { ...GENRES, isForNewEntry: true };
    openPage(search, LATEST);
    expect(early).toHaveBeenCalledTimes(2);
    window.history.replaceState({ key: 'kept' }, '');
    openPage(search, LATEST);
    expect(early.mock.calls.slice(2).map(([url]) => url)).toEqual([LATEST.url]);
  });
});

describe('the API client', () => {
  test('hands out an early response once, and makes the next call itself', async () => {
    early.mockImplementation(async () => json([]));
    openPage(LATEST);
    const { latest } = startShell();
    await latest();
    expect(own).not.toHaveBeenCalled();
    await latest();
    expect(own).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (shell: ReturnType<typeof startShell>) => Promise<unknown>]>([
    ['path', ({ api }) => api.getLatestPrograms({ params: { limit: 5 } })],
    ['body', ({ api }) => api.getGenres({ body: { term: 'b' } })],
    [
      'language',
      ({ language, latest }) => {
        language.set('ch');
        return latest();
      },
    ],
    [
      'token',
      ({ session, latest }) => {
        session.start(OTHER_TOKEN);
        return latest();
      },
    ],
  ])('ignores an early response to a request with another %s', async (_, call) => {
    openPage(LATEST, GENRES);
    await call(startShell());
    expect(own).toHaveBeenCalledTimes(1);
  });

  test('ignores an early response to another method', async () => {
    openPage({ ...LATEST, method: 'POST' });
    await startShell().latest();
    expect(own).toHaveBeenCalledTimes(1);
  });

  test('forgets the responses of a session that has ended, also for the same user', async () => {
    openPage(LATEST);
    const { session, latest, api } = startShell();
    session.end('signed-out');
    await api.authenticate({ body: { username: 'a', password: 'b' } }).catch(() => undefined);
    session.start(testToken());
    own.mockClear();
    await latest();
    expect(own).toHaveBeenCalledTimes(1);
  });

  test('keeps no early response when another user signs in in another tab before the shell starts', async () => {
    openPage(LATEST);
    localStorage.setItem(LOCAL_STORAGE_KEYS.token, OTHER_TOKEN);
    await startShell().latest();
    const [, init] = own.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('Authorization')).toBe(`Bearer ${OTHER_TOKEN}`);
  });

  test('drops early calls that no screen makes in time, or after a move to another path', async () => {
    jest.useFakeTimers();
    openPage(LATEST);
    const late = startShell();
    jest.advanceTimersByTime(PAGE_CALLS_KEPT_MS);
    await late.latest();
    expect(own).toHaveBeenCalledTimes(1);
    expect(early.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);

    openPage(LATEST);
    const moved = startShell();
    window.history.replaceState(null, '', '/savedSearches');
    await moved.latest();
    expect(own).toHaveBeenCalledTimes(2);
  });

  test('[SES-02] treats the refusal of an early call as one of its own', async () => {
    early.mockImplementation(async () => json({ error: 'unauthorised', message: 'No.' }, 401));
    openPage(LATEST);
    const { latest, refusals } = startShell();
    await expect(latest()).rejects.toMatchObject({ kind: 'refused', status: 401 });
    expect(refusals).toEqual([401]);
    expect(own).not.toHaveBeenCalled();
  });

  test('treats an early call without a response as unreachable', async () => {
    early.mockRejectedValue(new TypeError('Failed to fetch'));
    openPage(LATEST);
    await expect(startShell().latest()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(own).not.toHaveBeenCalled();
  });

  test('ends an early call when its caller does', async () => {
    early.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    );
    openPage(LATEST);
    const controller = new AbortController();
    const call = startShell().api.getLatestPrograms({ params: {}, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(early.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});

test('remotes find no token in the page', () => {
  openPage(LATEST);
  expect(window.airdexPageCalls).toHaveLength(1);
  startShell();
  expect(window.airdexPageCalls).toBeUndefined();
});
