import { beforeEach, describe, expect, test } from '@jest/globals';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { createEventBus } from '@airdex/shared-contracts/events';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { applyLanguage } from './apply-language.ts';
import { createLanguageChoice } from './language-choice.ts';
import { createShellTexts } from './shell-texts.ts';

const storage = browserStorage(() => localStorage);
const KEY = LOCAL_STORAGE_KEYS.language;

function start(stored: string | null) {
  if (stored !== null) localStorage.setItem(KEY, stored);
  const language = createLanguageChoice(storage);
  const texts = createShellTexts(language.get());
  const bus = createEventBus((error) => {
    throw error;
  });
  applyLanguage(language, texts, bus);
  return { language, texts, bus };
}

beforeEach(() => localStorage.clear());

describe('the language', () => {
  test.each([
    ['ch', 'zh-CN', '登录'],
    [null, 'en', 'Sign in'],
    ['en', 'en', 'Sign in'],
    ['fr', 'en', 'Sign in'],
  ])('[LNG-01] stored as %s: the document is in %s', (stored, tag, text) => {
    const { texts } = start(stored);
    expect(document.documentElement.lang).toBe(tag);
    expect(texts.t('title.login')).toBe(text);
  });

  test('[LNG-01] a switch changes texts, document and storage at once, and notifies all listeners', () => {
    const { language, texts, bus } = start(null);
    const heard: string[] = [];
    // Listeners of the event must already see the new language.
    bus.on('languageChange').subscribe((event) => heard.push(`${event.language} ${texts.t('close')}`));
    language.set('ch');
    expect(heard).toEqual(['en Close', 'ch 关闭']);
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(localStorage.getItem(KEY)).toBe('ch');
  });

  test('[LNG-01] follows a switch in another tab', () => {
    const { texts } = start(null);
    localStorage.setItem(KEY, 'ch');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(texts.t('close')).toBe('关闭');
  });
});
