import { expect, test } from '@jest/globals';
import { createUnsavedWork } from './unsaved-work.ts';

test('unsaved work exists until every holder has released it once', () => {
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

test('discarded work no longer counts, but later work does', () => {
  const work = createUnsavedWork();
  const release = work.host.hold();
  work.discard();
  expect(work.isAny.get()).toBe(false);
  work.host.hold();
  release();
  expect(work.isAny.get()).toBe(true);
});
