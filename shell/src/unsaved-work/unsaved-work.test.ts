import { expect, test } from '@jest/globals';
import { createUnsavedWork } from './unsaved-work.ts';

test('unsaved work is there until all who hold some have let go, each once', () => {
  const work = createUnsavedWork();
  expect(work.isAny()).toBe(false);
  const first = work.host.hold();
  const second = work.host.hold();
  first();
  first();
  expect(work.isAny()).toBe(true);
  second();
  expect(work.isAny()).toBe(false);
});
