import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { useColumnWidths } from './use-column-widths.ts';

const stored = () => localStorage.getItem(LOCAL_STORAGE_KEYS.columnWidths);

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('stores a drag once, at its end', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const { result } = renderHook(useColumnWidths);
  for (const width of [130, 140, 150])
    act(() => {
      result.current.resize('channel', width);
    });
  expect(result.current.widths).toEqual({ channel: 150 });
  expect(write).not.toHaveBeenCalled();
  result.current.keep();
  result.current.keep();
  expect(write).toHaveBeenCalledTimes(1);
  expect(stored()).toBe('{"channel":150}');
});

test('keeps the widths that another window has stored meanwhile', () => {
  localStorage.setItem(LOCAL_STORAGE_KEYS.columnWidths, '{"subGenre":120}');
  const { result } = renderHook(useColumnWidths);
  localStorage.setItem(LOCAL_STORAGE_KEYS.columnWidths, '{"subGenre":120,"country":100}');
  act(() => {
    result.current.resize('channel', 150);
    result.current.resize('subGenre', null);
  });
  result.current.keep();
  expect(JSON.parse(stored() ?? '')).toEqual({ country: 100, channel: 150 });
});

test('stores a change when the table is unmounted', () => {
  const { result, unmount } = renderHook(useColumnWidths);
  act(() => {
    result.current.resize('country', 100);
  });
  unmount();
  expect(stored()).toBe('{"country":100}');
});

test('works without storing widths when storage is forbidden', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const { result } = renderHook(useColumnWidths);
  act(() => {
    result.current.resize('country', 100);
  });
  expect(() => {
    result.current.keep();
  }).not.toThrow();
  expect(result.current.widths).toEqual({ country: 100 });
});
