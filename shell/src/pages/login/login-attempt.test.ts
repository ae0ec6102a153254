import { describe, expect, test } from '@jest/globals';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { attemptLogin } from './login-attempt.ts';

const credentials = { username: 'buyer', password: 'secret', rememberMe: true };

function answering(answer: object | Error) {
  const bodies: object[] = [];
  const api = {
    authenticate: async ({ body }: { body: object }) => {
      bodies.push(body);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as ApiClient;
  return { api, bodies };
}
const refusal = (status: number, message?: string) =>
  new ApiFailure('refused', '', {
    status,
    body: message === undefined ? null : { error: 'unauthorised', message },
  });

describe('an attempt to sign in', () => {
  test('returns a token and sends the typed credentials', async () => {
    const { api, bodies } = answering({ token: 'abc', message: null, isAlreadyLoggedIn: false });
    expect(await attemptLogin(api, credentials, false)).toEqual({ kind: 'token', token: 'abc' });
    expect(bodies).toEqual([{ ...credentials, forceLogin: false }]);
  });

  test('says that the credentials are in use, and can be forced', async () => {
    const { api, bodies } = answering({ token: null, message: 'In use.', isAlreadyLoggedIn: true });
    expect(await attemptLogin(api, credentials, true)).toEqual({ kind: 'elsewhere' });
    expect(bodies).toEqual([{ ...credentials, forceLogin: true }]);
  });

  test.each([
    [
      { token: null, message: 'Wrong.', isAlreadyLoggedIn: false },
      { kind: 'refused', message: 'Wrong.', status: null },
    ],
    [refusal(401, 'Wrong password.'), { kind: 'refused', message: 'Wrong password.', status: 401 }],
    [refusal(429, 'Too many attempts.'), { kind: 'refused', message: 'Too many attempts.', status: 429 }],
    [refusal(401), { kind: 'refused', message: null, status: 401 }],
    [refusal(503, 'Starting.'), { kind: 'failed' }],
    [new ApiFailure('unreadable', ''), { kind: 'failed' }],
    [new ApiFailure('unreachable', ''), { kind: 'unreachable' }],
    [new ApiFailure('timeout', ''), { kind: 'unreachable' }],
    [new Error('bug'), { kind: 'failed' }],
  ])(
    'distinguishes wrong credentials from a server that fails or is unreachable (%#)',
    async (answer, outcome) => {
      expect(await attemptLogin(answering(answer).api, credentials, false)).toEqual(outcome);
    },
  );
});
