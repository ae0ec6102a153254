import { expect, test, vi } from 'vitest';
import { runAddUser } from './run-add-user.ts';

test.each([
  [2, ['--everything'], {}],
  [1, ['--company', 'A', '--username', 'b', '--email', 'b@example.com'], {}],
  [1, [], { AIRDEX_PASSWORD: 'Long-enough-1', PORT: 'none' }],
])('exits with %i and adds nobody for %j with %j', async (expected, args, environment) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const code = await runAddUser(args, environment);
  const output = error.mock.calls.flat().join('\n');
  error.mockRestore();
  expect([code, output]).toEqual([expected, expect.stringContaining('Nobody was added.')]);
});
