import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { avoidedRelease, COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { telemetryBatchSchema } from '@airdex/shared-contracts/telemetry';
import { RELEASE_STARTS, SHELL_STARTED } from '../lib/start-events.ts';
import { COMPOSITION_LIMITS } from '../updates/limits.ts';
import { watchFrozenPages } from './watch-frozen-pages.ts';

const OWN = '00000000000000aa';
const SHELL = avoidedRelease('shell', '0123456789abcdef');
const { shellFailures } = COMPOSITION_LIMITS;

const sent: Blob[] = [];
const loadedAgain = jest.fn();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    // How jsdom reports that a page would reload.
    if (String(error).includes('navigation')) loadedAgain();
    else throw new Error(String(error));
  });
  jest.useFakeTimers();
  loadedAgain.mockClear();
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'airdex-avoid=; Path=/; Max-Age=0';
  const composition = JSON.stringify({ id: OWN, shell: { release: '0123456789abcdef' } });
  document.body.innerHTML = `<script type="application/json" id="${COMPOSITION_ELEMENT_ID}">${composition}</script>`;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, body: Blob) => sent.push(body),
  });
  globalThis.stop = jest.fn();
});
afterEach(() => {
  endPage();
  jest.useRealTimers();
});

const avoided = () => decodeURIComponent(/airdex-avoid=([^;]*)/.exec(document.cookie)?.[1] ?? '');

/** Listeners of the current page. */
let listeners: (() => void)[] = [];

function endPage(): void {
  for (const remove of listeners) remove();
  listeners = [];
}

/** Opens a page, until the shell's scripts run. */
function begin(): void {
  const spies = [document, window].map((target) => {
    const add = target.addEventListener.bind(target);
    return jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, options);
      listeners.push(() => target.removeEventListener(type, listener, options));
    });
  });
  watchFrozenPages();
  document.dispatchEvent(new Event('readystatechange'));
  for (const spy of spies) spy.mockRestore();
}

describe('a release that freezes the page', () => {
  const CARD = avoidedRelease('mfe-card', 'fedcba9876543210');
  const announce = (release: string, isOver: boolean) =>
    document.dispatchEvent(new CustomEvent(RELEASE_STARTS, { detail: { release, isOver } }));
  const running = () =>
    JSON.parse(localStorage.getItem(LOCAL_STORAGE_KEYS.runningStarts) ?? '[]') as unknown[];

  const start = () => document.dispatchEvent(new Event(SHELL_STARTED));
  /** The page no longer runs; the user closes it and returns. */
  function freeze(): void {
    endPage();
    // Clearing the timers resets the clock.
    const later = Date.now() + 5_000;
    jest.clearAllTimers();
    jest.setSystemTime(later);
  }

  function freezeCard(): void {
    begin();
    start();
    announce(CARD, false);
    freeze();
  }

  test('is avoided after the third time, before any of its code runs again', () => {
    for (let time = 1; time <= shellFailures; time += 1) {
      freezeCard();
      expect([avoided(), loadedAgain.mock.calls.length]).toEqual(['', 0]);
    }
    begin();
    expect([avoided(), loadedAgain.mock.calls.length]).toEqual([`${OWN},${CARD}`, 1]);
    expect(globalThis.stop).toHaveBeenCalledTimes(1);
  });

  test('is reported by the next page, in the format of pages', async () => {
    freezeCard();
    begin();
    const reader = new FileReader();
    const text = new Promise((resolve) => (reader.onload = () => resolve(reader.result)));
    reader.readAsText(sent.at(-1) ?? new Blob());
    await jest.advanceTimersByTimeAsync(1_000);
    const batch = telemetryBatchSchema.parse(JSON.parse(String(await text)));
    expect(batch).toEqual({
      schemaVersion: 1,
      composition: OWN,
      records: [{ kind: 'error', remote: 'mfe-card', release: 'fedcba9876543210', error: 'frozen' }],
    });
  });

  test('may be the shell itself', () => {
    for (let time = 1; time <= shellFailures; time += 1) {
      begin();
      freeze();
    }
    begin();
    expect(avoided()).toBe(`${OWN},${SHELL}`);
  });

  test('is not named if several were starting', () => {
    for (let time = 1; time <= shellFailures; time += 1) {
      begin();
      announce(CARD, false);
      freeze();
    }
    begin();
    expect(avoided()).toBe(OWN);
  });

  test.each([
    ['has started and is quiet', () => jest.advanceTimersByTime(5_000), true],
    ['is left while it starts', () => window.dispatchEvent(new Event('pagehide')), false],
  ])('is not avoided if its page %s', (_, act, isOver) => {
    for (let time = 1; time <= shellFailures + 1; time += 1) {
      begin();
      start();
      announce(CARD, false);
      expect(running()).toHaveLength(1);
      if (isOver) announce(CARD, true);
      act();
      expect(running()).toEqual([]);
      freeze();
    }
    expect([avoided(), sent.length]).toEqual(['', 0]);
  });

  test('is not one that waits for the network for a long time', () => {
    begin();
    start();
    announce(CARD, false);
    jest.advanceTimersByTime(30_000);
    const [entry] = running() as { readonly at: number }[];
    expect(Date.now() - (entry?.at ?? 0)).toBeLessThan(1_000);
  });

  test('is not one in a page that was only slow, which removes the entry that another page added', () => {
    begin();
    start();
    announce(CARD, false);
    jest.setSystemTime(Date.now() + 5_000);
    begin();
    const frozen = () =>
      JSON.parse(localStorage.getItem(LOCAL_STORAGE_KEYS.frozenStarts) ?? '[]') as unknown[];
    expect(frozen()).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect(frozen()).toEqual([]);
  });

  test('is not counted for the composition if a developer’s code runs', () => {
    sessionStorage.setItem(SESSION_STORAGE_KEYS.remoteOverrides, 'mfe-card@http://localhost:4102');
    begin();
    announce(CARD, false);
    expect(running()).toEqual([]);
  });
});
