import { beforeEach, describe, expect, test } from '@jest/globals';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { createThemeChoice } from './theme-choice.ts';

const storage = browserStorage(() => localStorage);
const marked = () => document.documentElement.dataset['theme'];

beforeEach(() => localStorage.clear());

describe('the theme', () => {
  test('is the stored one', () => {
    localStorage.setItem(LOCAL_STORAGE_KEYS.theme, 'dark');
    expect(createThemeChoice(storage).get()).toBe('dark');
    expect(marked()).toBe('dark');
  });

  test.each([null, 'purple'])("is the system's when %s is stored", (stored) => {
    if (stored !== null) localStorage.setItem(LOCAL_STORAGE_KEYS.theme, stored);
    expect(createThemeChoice(storage).get()).toBe('system');
    expect(marked()).toBeUndefined();
  });

  test('changes the document at once and is stored', () => {
    const theme = createThemeChoice(storage);
    theme.set('light');
    expect(marked()).toBe('light');
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.theme)).toBe('light');
    theme.set('system');
    expect(marked()).toBeUndefined();
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.theme)).toBeNull();
  });
});
