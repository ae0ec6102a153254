import { expect, test } from '@jest/globals';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { createSelectionStore } from '../selection/selection-store.ts';
import { comparedProgrammes } from './compared-programmes.ts';

const FOUND = [1, 2, 3, 4, 5, 6].map((idProgram) => programmeLine({ idProgram }));

function storeWith(total: number) {
  const store = createSelectionStore();
  store.setTotal(total);
  return store;
}

test('two to four ticked programmes are compared in the order of the list', () => {
  const store = storeWith(500);
  store.selectNone();
  store.toggle(4);
  expect(comparedProgrammes(store, FOUND)).toBeNull();
  store.toggle(2);
  expect(comparedProgrammes(store, FOUND)).toEqual([2, 4]);
  for (const id of [6, 1]) store.toggle(id);
  expect(comparedProgrammes(store, FOUND)).toEqual([1, 2, 4, 6]);
  store.toggle(3);
  expect(comparedProgrammes(store, FOUND)).toBeNull();
});

test('the ticked rest of a list is compared, and a ticked programme that has not loaded comes last', () => {
  const left = storeWith(6);
  for (const id of [1, 3, 5]) left.toggle(id);
  expect(comparedProgrammes(left, FOUND)).toEqual([2, 4, 6]);
  const restored = storeWith(500);
  restored.restore({ isAllSelected: false, selectMode: 'Include', selectedIds: [400, 5] });
  expect(comparedProgrammes(restored, FOUND)).toEqual([5, 400]);
});

test('nothing is compared if a ticked part of the list has not loaded', () => {
  const store = storeWith(7);
  for (const id of [1, 2, 3, 4, 5]) store.toggle(id);
  expect(comparedProgrammes(store, FOUND)).toBeNull();
});
