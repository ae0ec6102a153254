import { expect, test } from '@jest/globals';
import { movedDrag, scrollOfDrag, startedDrag } from './drag.ts';

test('ignores small movements', () => {
  const drag = startedDrag(100, 30);
  expect(movedDrag(drag, 104)).toBe(drag);
  expect(movedDrag(drag, 96).isDragging).toBe(false);
});

test('stays a drag once it has started, even back at its starting point', () => {
  const drag = movedDrag(startedDrag(100, 30), 95);
  expect(drag.isDragging).toBe(true);
  expect(movedDrag(drag, 100).isDragging).toBe(true);
});

test('moves the strip with the pointer', () => {
  expect(scrollOfDrag(startedDrag(100, 30), 80)).toBe(50);
  expect(scrollOfDrag(startedDrag(100, 30), 120)).toBe(10);
});
