import { expect, test } from '@jest/globals';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { OwnKey, OwnStorage } from './own-storage.ts';

function memory(): OwnStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a remote stores any values under its own keys', () => {
  const storage = memory();
  const entry: string = 'of an entry';
  storage.setItem('weather-place', 'Paris');
  storage.setItem(`weather-place ${entry}`, 'Rome');
  storage.setItem(LOCAL_STORAGE_KEYS.resultsView, 'list');
  expect([storage.getItem('weather-place'), storage.getItem('results-view')]).toEqual(['Paris', 'list']);
  storage.removeItem('weather-place');
  expect(storage.getItem('weather-place')).toBeNull();
});

test('a key that is or could be one of the shell does not compile', () => {
  // `false` does not compile for a rejected key, nor `true` for an accepted one.
  type IsRefused<Key extends string> = [OwnKey<Key>] extends [never] ? true : false;
  const refused: readonly [
    IsRefused<'token'>,
    IsRefused<typeof LOCAL_STORAGE_KEYS.token>,
    IsRefused<'remote-overrides'>,
    IsRefused<string>,
    IsRefused<`to${string}`>,
    IsRefused<'token' | 'weather-place'>,
    IsRefused<'weather-place'>,
    IsRefused<`weather-place ${string}`>,
  ] = [true, true, true, true, true, true, false, false];
  expect(refused.filter((is) => !is)).toHaveLength(2);
});
