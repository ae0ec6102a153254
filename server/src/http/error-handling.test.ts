import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { createBareApp } from '../../testing/bare-app.ts';
import { handleErrors } from './error-handling.ts';

test('the nginx of the guide answers like a node without its database when no node responds', async () => {
  const app = createBareApp();
  handleErrors(app);
  app.get('/', () => Promise.reject(new DatabaseUnavailable(new Error('gone'))));
  const response = await app.inject('/');
  await app.close();

  const guide = readFileSync(new URL('../../../docs/operations/nginx.conf', import.meta.url), 'utf8');
  const body: unknown = JSON.parse(/return 503 '(.+)';/.exec(guide)?.[1] ?? 'null');
  expect(response.statusCode).toBe(503);
  expect({ ...response.json<object>(), requestId: '$request_id' }).toEqual(body);
});
