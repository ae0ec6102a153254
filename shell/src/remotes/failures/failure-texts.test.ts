import { expect, test } from '@jest/globals';
import { failureTexts } from './failure-texts.ts';
import type { RemoteFailure } from './remote-failure.ts';

test.each<[RemoteFailure, string]>([
  [{ kind: 'composition-unreadable', problems: [] }, 'reload'],
  [{ kind: 'unknown-remote' }, 'reload'],
  [{ kind: 'unknown-module' }, 'reload'],
  [{ kind: 'malformed', problems: [], isOfPage: true }, 'reload'],
  [{ kind: 'malformed', problems: [] }, 'retry'],
  [{ kind: 'unreachable', url: '/entry.js', attempts: 3 }, 'retry'],
  [{ kind: 'unreachable', url: '/entry.js', attempts: 3, needsReload: true }, 'reload'],
  [{ kind: 'tampered', url: '/entry.js' }, 'retry'],
  [{ kind: 'tampered', url: '/entry.js', needsReload: true }, 'reload'],
])('after %j offers the action %s', (failure, action) => {
  expect(failureTexts(failure).action).toBe(action);
});
