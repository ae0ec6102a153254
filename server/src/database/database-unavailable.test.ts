import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable, isConnectionFailure } from './database-unavailable.ts';

const withCode = (message: string, code: string): Error => Object.assign(new Error(message), { code });

describe('an error of the database driver', () => {
  test.each([
    ['a refused connection', withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['a server that shuts down', withCode('terminating connection', '57P01')],
    ['a server that starts', withCode('the database system is starting up', '57P03')],
    ['a full server', withCode('sorry, too many clients already', '53300')],
    ['a broken connection', new Error('Connection terminated unexpectedly')],
    ['a busy pool', new Error('timeout exceeded when trying to connect')],
    ['a used connection', new Error('Client has encountered a connection error and is not queryable')],
    ['one that was recognised already', new DatabaseUnavailable(new Error('x'))],
  ])('is a connection problem: %s', (_name, error) => {
    expect(isConnectionFailure(error)).toBe(true);
  });

  test.each([
    ['a wrong statement', withCode('syntax error', '42601')],
    ['a broken rule', withCode('duplicate key', '23505')],
    ['a statement that was cancelled', withCode('canceling statement', '57014')],
    ['a pool that was closed', new Error('Cannot use a pool after calling end on the pool')],
    ['no error at all', 'ECONNREFUSED'],
  ])('is not a connection problem: %s', (_name, error) => {
    expect(isConnectionFailure(error)).toBe(false);
  });
});
