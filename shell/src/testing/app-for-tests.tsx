import { act, render } from '@testing-library/react';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';
import { createLoadLog, type RemoteLoader } from '../remotes/index.ts';
import { testToken } from './token-for-tests.ts';
import { App } from '../app/app.tsx';
import { createShellServices } from '../services/shell-services.ts';

/** Response of one call: a status with a body, or only the body of a 200. */
export type TestResponse = (request: Request) => Promise<Response> | Response;

export const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status });
export const refusal = (status: number, message = 'No.'): Response =>
  answer({ error: 'unauthorised', message }, status);

/** The calls of the frame for a user without data. */
const QUIET: Readonly<Record<string, TestResponse>> = {
  'Vip/HasReports/': () => answer(false),
  'Playlist/GetUnseenSharedPlaylistCount': () => answer(0),
  'Playlist/MarkSharedPlaylistsAsSeen': () => answer(true),
  'Search/GetFavoritesSavedSearches': () => answer([]),
  'Account/LogOut': () => answer(true),
};

/** A screen that shows its remote's name as its heading. */
export function testScreen(name: string): ScreenLifecycles {
  return {
    bootstrap: async () => undefined,
    mount: async ({ domElement }) => {
      domElement.innerHTML = `<h1>${name}</h1>`;
    },
    update: async () => undefined,
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  };
}

const loadAnything: RemoteLoader = {
  load: async (remote, exposed) => ({ ok: true, lifecycles: testScreen(`${remote} ${exposed}`) }),
  composed: () => undefined,
  composition: { ok: false, problems: [] },
  log: createLoadLog(),
};

interface TestApp {
  readonly path?: string;
  /** State of the entry of the tab's history, as the router stores it. */
  readonly state?: object | null;
  readonly isSignedIn?: boolean;
  /** Calls by their path after `/api/`. */
  readonly answers?: Readonly<Record<string, TestResponse>>;
  readonly loader?: RemoteLoader;
}

/** Renders the whole shell at a path, with a server made of `answers` and remotes that show their names. */
export async function startApp({
  path = '/',
  state = null,
  isSignedIn = true,
  answers = {},
  loader = loadAnything,
}: TestApp) {
  window.history.replaceState(state, '', path);
  if (isSignedIn) localStorage.setItem(LOCAL_STORAGE_KEYS.token, testToken());
  const requests: Request[] = [];
  const services = createShellServices(async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    const call = new URL(request.url).pathname.replace(/^\/api\//, '');
    return ({ ...QUIET, ...answers }[call] ?? (() => refusal(404)))(request);
  });
  const page = render(<App services={services} loader={loader} />);
  // Waits for the first queries and screens.
  await act(async () => undefined);
  return {
    ...page,
    services,
    requests,
    calls: (call: string) => requests.filter((request) => request.url.endsWith(`/api/${call}`)),
    place: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
  };
}
