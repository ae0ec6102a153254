import { expect, test } from '@jest/globals';
import { createUnsavedWork } from './unsaved-work.ts';

test('unsaved work is there until all who hold some have let go, each once', () => {
  const work = createUnsavedWork();
  expect(work.isAny.get()).toBe(false);
  const first = work.host.hold();
  const second = work.host.hold();
  first();
  first();
  expect(work.isAny.get()).toBe(true);
  second();
  expect(work.isAny.get()).toBe(false);
});

test('discarded work is not there any more; what is held later is', () => {
  const work = createUnsavedWork();
  const letGo = work.host.hold();
  work.discard();
  expect(work.isAny.get()).toBe(false);
  work.host.hold();
  letGo();
  expect(work.isAny.get()).toBe(true);
});
