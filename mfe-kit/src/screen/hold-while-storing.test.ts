/** @jest-environment ./presets/jest/browser-environment.js */
import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { createTestHost } from '../test-kit/index.ts';
import { holdWhileStoring } from './hold-while-storing.ts';
import { createRuntime } from './remote-runtime.ts';

/** Starts a change that is stored once the returned function is called. */
function startChange(queryClient: QueryClient, isStored = true) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => promise });
  const settled = mutation.execute(undefined).catch(() => undefined);
  return () => {
    if (isStored) resolve();
    else reject(new Error('refused'));
    return settled;
  };
}

test('the page holds unsaved work until all changes are stored or have failed', async () => {
  const host = createTestHost();
  const { queryClient } = createRuntime('mfe-card', { en: {}, ch: {} }, host);
  const store = startChange(queryClient);
  const fail = startChange(queryClient, false);
  expect(host.heldWork()).toBe(1);
  await fail();
  expect(host.heldWork()).toBe(1);
  await store();
  expect(host.heldWork()).toBe(0);
});

test('a change is also stored in a shell without the service', async () => {
  const queryClient = new QueryClient();
  holdWhileStoring(queryClient, {});
  await expect(startChange(queryClient)()).resolves.toBeUndefined();
});
