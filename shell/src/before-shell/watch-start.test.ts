import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  AVOIDED_MAX,
  avoidedRelease,
  COMPOSITION_ELEMENT_ID,
  readAvoided,
} from '@airdex/shared-contracts/composition';
import { LOCAL_STORAGE_KEYS, SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { TELEMETRY_PATH, telemetryBatchSchema } from '@airdex/shared-contracts/telemetry';
import { SHELL_STARTED } from '../lib/start-events.ts';
import { COMPOSITION_LIMITS } from '../updates/limits.ts';
import { watchStart } from './watch-start.ts';

const OWN = '00000000000000aa';
const SHELL = avoidedRelease('shell', '0123456789abcdef');
const { shellFailures, failuresMs, startMs } = COMPOSITION_LIMITS;

const sent: { readonly url: string; readonly body: Blob }[] = [];
const reloaded = jest.fn();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    // How jsdom reports that a page would reload.
    if (String(error).includes('navigation')) reloaded();
    else throw new Error(String(error));
  });
  jest.useFakeTimers();
  reloaded.mockClear();
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'airdex-avoid=; Path=/; Max-Age=0';
  document.body.innerHTML = `<script type="application/json" id="${COMPOSITION_ELEMENT_ID}"></script>`;
  compose(OWN);
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push({ url, body }),
  });
});
afterEach(() => {
  jest.useRealTimers();
});

function compose(id: string): void {
  const element = document.getElementById(COMPOSITION_ELEMENT_ID);
  if (element !== null) element.textContent = JSON.stringify({ id, shell: { release: '0123456789abcdef' } });
}

/** Opens a page whose scripts have run. Returns after `forMs`. */
function open({ starts = false, forMs = startMs }: { starts?: boolean; forMs?: number } = {}): void {
  watchStart();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  if (starts) document.dispatchEvent(new Event(SHELL_STARTED));
  jest.advanceTimersByTime(forMs);
}

const avoided = () => /airdex-avoid=([^;]*)/.exec(document.cookie)?.[1];

describe('a shell that does not start', () => {
  test('is replaced by another one, once', () => {
    for (let start = 1; start < shellFailures; start += 1) open();
    expect([avoided(), reloaded.mock.calls.length]).toEqual([undefined, 0]);
    open();
    expect([avoided(), reloaded.mock.calls.length]).toEqual([`${OWN}%2C${SHELL}`, 1]);
    open();
    open();
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  test('is reported, in the format of pages', async () => {
    for (let start = 0; start < shellFailures; start += 1) open();
    expect(sent.map(({ url }) => url)).toEqual(Array(shellFailures).fill(TELEMETRY_PATH));
    const reader = new FileReader();
    const text = new Promise((resolve) => (reader.onload = () => resolve(reader.result)));
    reader.readAsText(sent.at(-1)?.body ?? new Blob());
    await jest.runAllTimersAsync();
    const batch = telemetryBatchSchema.parse(JSON.parse(String(await text)));
    expect(batch.composition).toBe(OWN);
    expect(batch.records.map((it) => [it.remote, it.kind === 'error' && it.error])).toEqual([
      ['shell', 'shell'],
      ['shell', 'composition-left'],
    ]);
  });

  test('does not count for a newer composition', () => {
    for (let start = 1; start < shellFailures; start += 1) open();
    compose('00000000000000bb');
    open();
    expect(reloaded).not.toHaveBeenCalled();
  });

  test('is forgotten when it starts, and after some time', () => {
    for (let start = 1; start < shellFailures; start += 1) open();
    open({ starts: true });
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.shellStarts)).toBeNull();
    for (let start = 1; start < shellFailures; start += 1) open();
    jest.advanceTimersByTime(failuresMs);
    open();
    expect([avoided(), reloaded.mock.calls.length]).toEqual([undefined, 0]);
  });

  test('also counts on pages that are reloaded before its time is over', () => {
    for (let start = 1; start < shellFailures; start += 1) {
      open({ forMs: startMs - 1 });
      // The timers of a page end with it.
      jest.clearAllTimers();
    }
    expect(sent).toHaveLength(0);
    open();
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  test('is not confused with a page that is slow', () => {
    for (let start = 1; start < shellFailures; start += 1) open();
    open({ forMs: startMs - 1 });
    document.dispatchEvent(new Event(SHELL_STARTED));
    jest.advanceTimersByTime(startMs);
    expect(reloaded).not.toHaveBeenCalled();
  });

  test('does not count for the composition if a developer’s code runs, or without a network', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (let start = 0; start < shellFailures; start += 1) open();
    online.mockRestore();
    sessionStorage.setItem(SESSION_STORAGE_KEYS.remoteOverrides, 'mfe-card@http://localhost:4102');
    for (let start = 0; start < shellFailures; start += 1) open();
    expect([avoided(), sent.length]).toEqual([undefined, 0]);
  });

  test('stays if the browser stores nothing', () => {
    const refuses = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const storage = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuses),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuses),
      jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuses),
    ];
    for (let start = 0; start < shellFailures; start += 1) open();
    open({ starts: true });
    for (const it of storage) it.mockRestore();
    expect([avoided(), reloaded.mock.calls.length]).toEqual([undefined, 0]);
  });

  test('is also replaced if the cookie is unreadable, and the cookie stays small', () => {
    document.cookie = 'airdex-avoid=%; Path=/';
    for (let start = 0; start < shellFailures; start += 1) open();
    expect(readAvoided(avoided())).toEqual([OWN, SHELL]);
    const many = Array.from({ length: AVOIDED_MAX }, (_, n) => `${n}`.padStart(16, '0'));
    document.cookie = `airdex-avoid=${many.join('%2C')}; Path=/`;
    localStorage.clear();
    for (let start = 0; start < shellFailures; start += 1) open();
    expect(avoided()?.split('%2C')).toEqual([OWN, SHELL, ...many].slice(0, AVOIDED_MAX));
  });

  test('is avoided in the same way as other compositions', () => {
    const others = ['00000000000000cc', 'mfe-card~00000000000000dd', '00000000000000ee'];
    document.cookie = `airdex-avoid=${encodeURIComponent([...others, '%', SHELL].join(','))}; Path=/`;
    for (let start = 0; start < shellFailures; start += 1) open();
    expect(decodeURIComponent(avoided() ?? '')).toBe([OWN, SHELL, ...others].join());
    expect(readAvoided(avoided())).toEqual([OWN, SHELL, ...others]);
  });
});
