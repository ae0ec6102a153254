import { describe, expect, jest, test } from '@jest/globals';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { createScreenHost } from './screen-host.ts';

describe('[MFE-10] the services of a screen', () => {
  test('work like the page’s services while the screen is mounted', () => {
    const page = createTestHost();
    const { host } = createScreenHost(page);
    const heard = jest.fn();
    host.bus.on('saveSearch').subscribe(heard);
    page.bus.raise('saveSearch');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(host.page).toBe(page);
    const languages: string[] = [];
    host.language.changes.subscribe((language) => languages.push(language));
    page.setLanguage('ch');
    expect(languages).toEqual(['en', 'ch']);
  });

  test('end the subscriptions of the screen when it is unmounted', () => {
    const page = createTestHost();
    const { host, revoke } = createScreenHost(page);
    const heard = jest.fn();
    const listen = () => {
      host.bus.on('saveSearch').subscribe(heard);
      host.bus.all.subscribe(heard);
      host.bus.handle({ Latest: heard });
      host.language.changes.subscribe(heard);
      host.layout.changes.subscribe(heard);
      host.location.changes.subscribe(heard);
      host.historyEntry.changes.subscribe(heard);
      host.session.changes.subscribe(heard);
    };
    listen();
    heard.mockClear();
    revoke();
    listen();
    heard.mockClear();
    page.bus.raise('saveSearch');
    page.bus.raise('Latest');
    page.setLanguage('ch');
    page.setWidth(390);
    page.navigate('/faq');
    expect(heard).not.toHaveBeenCalled();
    const owner = jest.fn();
    page.bus.handle({ Latest: owner });
    expect(owner).toHaveBeenCalledTimes(1);
  });

  test('release what the screen held, and close the dialogs that it has opened', async () => {
    const page = createTestHost();
    const signals: (AbortSignal | undefined)[] = [];
    const open = jest.spyOn(page.dialogs, 'open').mockImplementation((_name, _props, options) => {
      signals.push(options?.signal);
      return new Promise(() => undefined);
    });
    const { host, revoke } = createScreenHost(page);
    host.unsavedWork.hold();
    const letGo = host.unsavedWork.hold();
    letGo();
    expect(page.heldWork()).toBe(1);
    void host.dialogs.open('save-search', {} as never);
    void host.dialogs.open('save-search', {} as never, { signal: new AbortController().signal });
    revoke();
    expect(page.heldWork()).toBe(0);
    host.unsavedWork.hold();
    expect(page.heldWork()).toBe(0);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
    open.mockRestore();
  });

  test('do not navigate after the screen is unmounted', () => {
    const page = createTestHost();
    const navigate = jest.spyOn(page, 'navigate');
    const { host, revoke } = createScreenHost(page);
    host.navigate('/faq', { replace: true });
    expect(navigate.mock.calls).toEqual([['/faq', { replace: true }]]);
    revoke();
    host.navigate('/savedSearches');
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test('still raise events of operations that the screen has started, because other code waits for them', () => {
    const page = createTestHost();
    const { host, revoke } = createScreenHost(page);
    const heard = jest.fn();
    page.bus.on('saveSearch').subscribe(heard);
    revoke();
    host.bus.raise('saveSearch');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
