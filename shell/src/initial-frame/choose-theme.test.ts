import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';

const code = readFileSync(join(__dirname, 'choose-theme.js'), 'utf8');

/** Runs the script as the page does: alone, before the shell. */
function run(): void {
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset['theme'];
});

describe('the first paint', () => {
  test('already has the stored theme and language', () => {
    localStorage.setItem(LOCAL_STORAGE_KEYS.theme, 'dark');
    localStorage.setItem(LOCAL_STORAGE_KEYS.language, 'ch');
    run();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  test('is in English and follows the system if nothing is stored', () => {
    run();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(document.documentElement.lang).toBe('en');
  });
});
