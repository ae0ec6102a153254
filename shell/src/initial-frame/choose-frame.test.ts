import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { LogonInfo } from '@airdex/shared-contracts/api';
import { layoutFlags, LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { testToken } from '../testing/token-for-tests.ts';
import { initialFrame } from './initial-frame.ts';

const code = readFileSync(join(__dirname, 'choose-frame.js'), 'utf8');
const initialWidth = window.innerWidth;

/** Opens a page as far as its inline script. Returns its frame; null if there is none. */
function open(path: string, width = initialWidth): HTMLElement | null {
  window.innerWidth = width;
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `${initialFrame()}<div id="app"></div>`;
  const script = document.createElement('script');
  script.textContent = code;
  document.body.append(script);
  const frame = document.getElementById('initial-frame');
  return frame?.hidden === false ? frame : null;
}
const kindAt = (path: string) =>
  [...(open(path)?.children ?? [])].map((child) => child.getAttribute('data-kind')).join();
const signIn = (user?: Partial<LogonInfo>) => localStorage.setItem(LOCAL_STORAGE_KEYS.token, testToken(user));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
});

describe('the frame in the document', () => {
  test.each([
    ['/', 'standard', 'login'],
    ['/search?v=1&q=night', 'standard', 'login'],
    ['/CARD/7/', 'standard', 'login'],
    ['/x/anything/else', 'standard', 'login'],
    ['/login', 'login', 'login'],
    ['/privacy', 'standard', 'bare'],
    ['/no/such/page', 'standard', 'bare'],
    ['/recoverPassword/abc', 'bare', 'bare'],
    ['/freeTrial', 'bare', 'bare'],
    ['/letter/7', '', 'login'],
    ['/card-pdf/7,8', '', 'login'],
  ])('of %s is %s for users and %s for visitors', (path, ofUser, ofVisitor) => {
    expect(kindAt(path)).toBe(ofVisitor);
    signIn();
    expect(kindAt(path)).toBe(ofUser);
  });

  test('is hidden from assistive technology and from the keyboard', () => {
    signIn();
    const frame = open('/');
    expect(frame?.getAttribute('aria-hidden')).toBe('true');
    expect(frame?.hasAttribute('inert')).toBe(true);
  });

  test('is hidden until the script has chosen, and therefore without scripts', () => {
    document.body.innerHTML = initialFrame();
    expect(document.getElementById('initial-frame')?.hidden).toBe(true);
  });

  test('is in the language of the document', () => {
    signIn();
    const english = open('/')?.textContent;
    document.documentElement.lang = 'zh-CN';
    const chinese = open('/')?.textContent;
    expect(english).toContain('Saved searches');
    expect(english).not.toContain('已保存的搜索');
    expect(chinese).toContain('已保存的搜索');
    expect(chinese).not.toContain('Saved searches');
  });

  test('has the bottom bar up to the same width as the shell', () => {
    signIn();
    const hasBottomBar = (width: number) => open('/', width)?.querySelector('.bottom-bar') !== null;
    const hasNavigation = (width: number) => open('/', width)?.querySelector('.navigation-bar') !== null;
    for (const width of [800, 801]) {
      expect(hasBottomBar(width)).toBe(layoutFlags(width).isMobile);
      expect(hasNavigation(width)).toBe(!layoutFlags(width).isMobile);
    }
  });

  test('has the stored state of navigation and panel', () => {
    signIn();
    const state = () => {
      const frame = open('/');
      return [
        frame?.querySelector('[data-collapsed]') !== null,
        frame?.querySelector('[data-panel]') !== null,
      ];
    };
    expect(state()).toEqual([false, false]);
    localStorage.setItem(LOCAL_STORAGE_KEYS.navigationCollapsed, 'true');
    sessionStorage.setItem(SESSION_STORAGE_KEYS.advancedPanelVisible, 'true');
    expect(state()).toEqual([true, true]);
  });

  test.each([
    ['/', 'cards'],
    ['/search', 'cards'],
    ['/card/7', 'block'],
    ['/playlists', 'rows'],
  ])('shows the placeholder of %s: %s', (path, placeholder) => {
    signIn();
    const shown = [...(open(path)?.querySelectorAll('[data-placeholder]') ?? [])];
    expect(shown.map((element) => element.getAttribute('data-placeholder'))).toEqual([placeholder]);
  });

  test('marks the entry of the page', () => {
    signIn();
    const marked = open('/playlists')?.querySelectorAll('[aria-current]');
    expect([...(marked ?? [])].map((element) => element.textContent)).toEqual(['Playlists']);
  });

  test.each([
    [true, 4],
    [false, 3],
  ])('keeps space for the reports entry of users who may have reports (%s)', (HasNotaSelection, entries) => {
    signIn({ Username: '李雷', PagesAuthorization: { HasNotaSelection } });
    expect(open('/')?.querySelector('.navigation-bar ul')?.children).toHaveLength(entries);
  });

  test('is removed once the shell has drawn a page, and not before', async () => {
    signIn();
    open('/');
    const app = document.getElementById('app');
    app?.append(document.createElement('div'));
    await Promise.resolve();
    expect(document.getElementById('initial-frame')).not.toBeNull();
    app?.firstElementChild?.append(document.createElement('main'));
    await Promise.resolve();
    expect(document.getElementById('initial-frame')).toBeNull();
  });
});
