import { expect, test } from '@jest/globals';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { narrowestTable, storedWidths, storeWidths, withoutWidth, withWidth } from './column-widths.ts';

const broken = {
  getItem(): string | null {
    throw new Error('forbidden');
  },
  setItem() {
    throw new Error('full');
  },
};

test('limits widths to what is readable and leaves room for others', () => {
  expect(withWidth({}, 'country', 150.4)).toEqual({ country: 150 });
  expect(withWidth({}, 'country', 3)).toEqual({ country: 72 });
  expect(withWidth({}, 'country', 9000)).toEqual({ country: 400 });
  expect(withoutWidth({ country: 150, channel: 90 }, 'country')).toEqual({ channel: 90 });
});

test('widens the table for wider columns, and gives the room of narrower ones to the title', () => {
  expect(narrowestTable({})).toBe(1080);
  expect(narrowestTable({ country: 208, formatType: 72 })).toBe(1180);
});

test('stores chosen widths, and ignores invalid ones', () => {
  localStorage.clear();
  expect(storedWidths(() => localStorage)).toEqual({});
  storeWidths(() => localStorage, { country: 150 });
  expect(storedWidths(() => localStorage)).toEqual({ country: 150 });
  for (const stored of ['{"country":"wide","nothing":100,"localTitle":100,"channel":90}', '{"channel":90}']) {
    localStorage.setItem(LOCAL_STORAGE_KEYS.columnWidths, stored);
    expect(storedWidths(() => localStorage)).toEqual({ channel: 90 });
  }
  for (const stored of ['{', 'null', '[]', '7']) {
    localStorage.setItem(LOCAL_STORAGE_KEYS.columnWidths, stored);
    expect(storedWidths(() => localStorage)).toEqual({});
  }
});

test('works without storing widths when storage fails', () => {
  expect(storedWidths(() => broken)).toEqual({});
  expect(() => storeWidths(() => broken, { country: 150 })).not.toThrow();
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  expect(storedWidths(forbidden)).toEqual({});
  expect(() => storeWidths(forbidden, { country: 150 })).not.toThrow();
});
