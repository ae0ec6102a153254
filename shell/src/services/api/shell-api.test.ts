import { beforeEach, describe, expect, test } from '@jest/globals';
import { createEventBus } from '@airdex/shared-contracts/events';
import { currentValue } from '../../lib/current/current-value.ts';
import type { Language } from '@airdex/shared-contracts/constants';
import { createSession } from '../session/session.ts';
import { testToken } from '../../testing/token-for-tests.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { createShellApi, signOut } from './shell-api.ts';

function start(status: number, body: unknown) {
  const requests: Request[] = [];
  const language = currentValue<Language>('en');
  const session = createSession(browserStorage(() => localStorage));
  const bus = createEventBus((error) => {
    throw error;
  });
  const refusals: number[] = [];
  bus.on('sendToLogin').subscribe((event) => refusals.push(event.status));
  const options = {
    session,
    language,
    bus,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      requests.push(new Request(input, init));
      return new Response(JSON.stringify(body), { status });
    },
  };
  return { options, api: createShellApi(options), session, language, refusals, requests };
}

beforeEach(() => localStorage.clear());

describe('the API client of the shell', () => {
  test('[LNG-03] sends LanguageId 1 for Chinese and an empty one for English', async () => {
    const { api, language, requests } = start(200, true);
    await api.hasReports();
    language.set('ch');
    await api.hasReports();
    expect(requests.map((request) => request.headers.get('LanguageId'))).toEqual(['', '1']);
  });

  test('sends the token of the session while there is one', async () => {
    const { api, session, requests } = start(200, true);
    await api.hasReports();
    session.start(testToken());
    await api.hasReports();
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([
      null,
      `Bearer ${testToken()}`,
    ]);
  });

  test.each([401, 403])('[SES-02] a refusal with %i sends to the login page', async (status) => {
    const { api, session, refusals } = start(status, { error: 'unauthorised', message: 'No.' });
    session.start(testToken());
    await expect(api.hasReports()).rejects.toMatchObject({ kind: 'refused', status });
    expect(refusals).toEqual([status]);
  });

  test('[SES-02] a refused login does not, because it is called without a token', async () => {
    const { api, refusals } = start(401, { token: null, message: 'Wrong.', isAlreadyLoggedIn: false });
    await expect(api.authenticate({ body: { username: 'a', password: 'b' } })).rejects.toMatchObject({
      status: 401,
    });
    expect(refusals).toEqual([]);
  });

  test('signing out ends the session at once and notifies the server, without waiting for a response', async () => {
    const { options, session, refusals, requests } = start(401, { error: 'unauthorised', message: 'No.' });
    session.start(testToken());
    const done = signOut(options);
    expect(session.token()).toBeNull();
    await done;
    // Also if the page closes.
    expect(
      requests.map(({ headers, keepalive }) => ({ token: headers.get('Authorization'), keepalive })),
    ).toEqual([{ token: `Bearer ${testToken()}`, keepalive: true }]);
    expect(refusals).toEqual([]);
  });
});
