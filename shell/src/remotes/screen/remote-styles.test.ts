import { beforeEach, describe, expect, test } from '@jest/globals';
import { holdStyles } from './remote-styles.ts';
import { composedRemote, fakeFederation, fakeScreen, loaderOf } from '../../testing/test-remotes.ts';

const BASE = '/remotes/mfe-card/0123456789abcdef/';

/** Adds a style sheet and simulates its load, because the test environment does not load it. */
function addSheet(href: string): { readonly disabled: boolean; readonly link: HTMLLinkElement } {
  const link = document.createElement('link');
  const sheet = { disabled: false };
  Object.defineProperty(link, 'sheet', { value: sheet });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return {
    link,
    get disabled() {
      return sheet.disabled;
    },
  };
}

beforeEach(() => document.head.replaceChildren());

describe('[MFE-10] the styles of a remote', () => {
  test('apply only while one of its screens is mounted', () => {
    const own = addSheet(`${BASE}card.css`);
    const other = addSheet('/remotes/mfe-search/0123456789abcdef/home.css');
    const first = holdStyles(BASE);
    const second = holdStyles(BASE);
    first();
    first();
    expect(own.disabled).toBe(false);
    second();
    expect([own.disabled, other.disabled]).toEqual([true, false]);
    holdStyles(BASE)();
    expect(own.disabled).toBe(true);
    const again = holdStyles(BASE);
    expect(own.disabled).toBe(false);
    again();
  });

  test('do not apply after a preload until a screen is mounted', async () => {
    const remote = composedRemote('mfe-ahead');
    const exposed = Object.keys(remote.preload)[0] ?? '';
    const sheets: ReturnType<typeof addSheet>[] = [];
    const { federation } = fakeFederation(() => {
      const sheet = addSheet(`${remote.base}ahead.css`);
      sheets.push(sheet);
      sheet.link.dispatchEvent(new Event('load'));
      return Promise.resolve(fakeScreen());
    });
    expect((await loaderOf(federation, [remote]).load('mfe-ahead', exposed)).ok).toBe(true);
    expect(sheets.map(({ disabled }) => disabled)).toEqual([true]);
    const release = holdStyles(remote.base);
    expect(sheets.map(({ disabled }) => disabled)).toEqual([false]);
    release();
    expect(sheets.map(({ disabled }) => disabled)).toEqual([true]);
  });

  test('do not apply when they arrive after its last screen is unmounted', () => {
    holdStyles(BASE)();
    const late = addSheet(`${BASE}late.css`);
    late.link.dispatchEvent(new Event('load'));
    expect(late.disabled).toBe(true);
    const held = holdStyles(BASE);
    expect(late.disabled).toBe(false);
    const later = addSheet(`${BASE}later.css`);
    later.link.dispatchEvent(new Event('load'));
    expect(later.disabled).toBe(false);
    held();
  });
});
