import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logonInfoOfToken } from '@airdex/shared-contracts/api';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { findUserByName } from './open-session.ts';
import { signIn } from './sign-in.ts';

describe.each([testDatabase()])('a sign-in on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('opens a session with what an operator changed while the password was checked', async () => {
    const { kysely } = server.database;
    const user = await findUserByName(kysely, 'limited');
    const change = (name: string, input: object) =>
      runAsOperator(server.database, name, { username: 'limited', ...input });
    await change('user change', { rights: ['evaluation'] });
    await change('user move', { company: 'Cedar Row Pictures (sample)' });

    const credentials = { password: 'Demo2026', rememberMe: false, forceLogin: false };
    const outcome = await signIn(kysely, randomBytes(32), user, credentials);
    expect(logonInfoOfToken(outcome.kind === 'signed-in' ? outcome.token : '')).toMatchObject({
      Username: 'limited',
      CompanyName: 'Cedar Row Pictures (sample)',
      HasEvaluationAccess: true,
    });
  });
});
