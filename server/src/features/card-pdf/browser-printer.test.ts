import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createBrowserPrinter, PRINTER_DEFAULTS, type PrinterOptions } from './browser-printer.ts';
import type { CardPrinter, PrintRequest } from './card-printer.ts';
import { browserChoices } from './find-browser.ts';
import { servePageToPrint, type PageToPrint } from '../../../testing/page-to-print.ts';
import { signalBrowsers } from '../../../testing/signal-browsers.ts';

const TOKEN = 'a-token-that-nobody-else-may-see';
const printerWith = (options: Partial<PrinterOptions>): CardPrinter =>
  createBrowserPrinter({
    ...PRINTER_DEFAULTS,
    browserPath: process.env['AIRDEX_BROWSER'] || null,
    installation: { publicUrl: 'https://catalogue.example' },
    logger: null,
    ...options,
  });

let page: PageToPrint;
beforeAll(async () => {
  page = await servePageToPrint();
});
afterAll(() => page.close());

const ready = '<main data-print-state="ready" data-print-done="2"><h1>Nightfall 夜幕</h1></main>';
const loading = '<main data-print-state="loading" data-print-done="1">…</main>';
const request = (fields: Partial<PrintRequest> = {}): PrintRequest => ({
  ids: [7, 12],
  layout: 'cards',
  language: 'en',
  origin: page.origin,
  token: TOKEN,
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...fields,
});

test('[EXP-01] reports why there is no PDF without a browser', async () => {
  const printer = printerWith({ browserPath: '/nowhere/chromium' });
  await expect(printer.print(request())).rejects.toMatchObject({ failure: 'no-browser' });
  await printer.close();
});

test('stops waiting for a file after the limit, even if the browser never starts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-browser-'));
  const browserPath = path.join(folder, 'browser');
  await writeFile(browserPath, '#!/bin/sh\nwhile [ ! -e "$0.end" ]; do sleep 0.1; done\n', { mode: 0o755 });
  const printer = printerWith({ browserPath, timeLimitMs: 100 });
  const begin = performance.now();
  await expect(printer.print(request())).rejects.toMatchObject({ failure: 'too-slow' });
  // The browser itself has 20 s to start.
  expect(performance.now() - begin).toBeLessThan(15_000);
  await writeFile(`${browserPath}.end`, '');
  await printer.close();
  await rm(folder, { recursive: true });
});

/** Command lines of all processes, if the system provides them. */
async function commandLines(): Promise<string[]> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  return Promise.all(processes.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
}

const choices = await browserChoices(process.env['AIRDEX_BROWSER'] || null);
// Browsers known only by a channel may not be installed.
if (choices.some((choice) => 'executablePath' in choice))
  describe('a real browser', () => {
    let printer: CardPrinter;
    beforeAll(() => {
      printer = printerWith({ timeLimitMs: 60_000 });
    });
    afterAll(() => printer.close());
    test('prints a comparison from its own page', async () => {
      page.show(ready);
      await printer.print(request({ layout: 'compare' }));
      expect(page.requests.map(({ url }) => url)).toContain('/compare-pdf/7%2C12');
    });

    const text = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

    test('[EXP-01] prints the page of the programmes, and reports progress', async () => {
      page.show(ready);
      const progress: number[] = [];
      const pdf = await printer.print(request({ onProgress: (done) => progress.push(done) }));
      expect(text(pdf).slice(0, 5)).toBe('%PDF-');
      expect(text(pdf)).toContain('/StructTreeRoot');
      expect(text(pdf)).toContain('/Outlines');
      expect(progress).toEqual([0, 2]);
      expect(page.requests.some(({ url }) => url === '/card-pdf/7%2C12')).toBe(true);
    });

    test('prints the day of UTC, as on the server, whatever the time zone of the machine', async () => {
      vi.stubEnv('TZ', 'Asia/Shanghai');
      const printerInChina = printerWith({ timeLimitMs: 60_000 });
      onTestFinished(async () => {
        vi.unstubAllEnvs();
        await printerInChina.close();
      });
      page.show(loading);
      const before = page.requests.length;
      printerInChina.print(request()).catch(() => undefined);
      const timeZone = (): string | undefined =>
        page.requests.slice(before).find(({ url }) => url?.startsWith('/time-zone/'))?.url;
      while (timeZone() === undefined) await setImmediate();
      expect(timeZone()).toBe('/time-zone/UTC');
    });

    test('waits for a page that is still loading; if cancelled, it closes the page, and prints the next', async () => {
      page.show(loading);
      const controller = new AbortController();
      const progress: number[] = [];
      const printing = printer.print(
        request({ signal: controller.signal, onProgress: (done) => progress.push(done) }),
      );
      printing.catch(() => undefined);
      while (!progress.includes(1)) await setImmediate();
      expect((await commandLines()).some((line) => line.includes(TOKEN))).toBe(false);
      page.show(ready);
      controller.abort();
      await expect(printing).rejects.toMatchObject({ name: 'AbortError' });
      expect(text(await printer.print(request())).slice(0, 5)).toBe('%PDF-');
    });

    test.each([
      ['a page that failed', '<main data-print-state="failed" data-print-done="0"></main>'],
      ['a page that leads to the login', '<main></main><meta http-equiv="refresh" content="0;url=/login">'],
    ])('produces no PDF for %s', async (_, body) => {
      page.show(body);
      await expect(printer.print(request())).rejects.toMatchObject({ failure: 'failed' });
    });

    test('aborts a page that takes too long', async () => {
      const impatient = printerWith({ timeLimitMs: 3_000 });
      page.show(loading);
      await expect(impatient.print(request())).rejects.toMatchObject({ failure: 'too-slow' });
      await impatient.close();
    });

    test('fails the current print when the browser dies, and starts a new one for the next', async () => {
      page.show(loading);
      const progress: number[] = [];
      const printing = printer.print(request({ onProgress: (done) => progress.push(done) }));
      printing.catch(() => undefined);
      while (!progress.includes(1)) await setImmediate();
      await signalBrowsers('SIGKILL');
      await expect(printing).rejects.toMatchObject({ failure: 'failed' });
      page.show(ready);
      expect(text(await printer.print(request())).slice(0, 5)).toBe('%PDF-');
    });
  });
