import PQueue from 'p-queue';
import { createBrowserProcess, type BrowserOptions } from './browser-process.ts';
import { PrinterUnavailable, type CardPrinter, type PrintRequest } from './card-printer.ts';
import { printPage } from './print-page.ts';

export interface PrinterOptions extends BrowserOptions {
  /** Address that links in the files lead to. */
  readonly publicUrl: string;
  /** Files printed at the same time: each takes a core and some hundred megabytes. */
  readonly atOnce: number;
  /** How many may wait for those. */
  readonly waiting: number;
  /** How long one may wait, milliseconds. */
  readonly waitLimitMs: number;
  /** How long one may take once it is its turn, milliseconds. */
  readonly timeLimitMs: number;
}

export const PRINTER_DEFAULTS = {
  idleMs: 5 * 60_000,
  atOnce: 2,
  waiting: 20,
  // Together below what proxies allow an answer: two minutes.
  waitLimitMs: 30_000,
  timeLimitMs: 80_000,
} as const;

/** Prints with headless Chromium the pages of the application itself. */
export function createBrowserPrinter(options: PrinterOptions): CardPrinter {
  const { publicUrl, atOnce, waiting, waitLimitMs, timeLimitMs } = options;
  const browser = createBrowserProcess(options);
  const queue = new PQueue({ concurrency: atOnce });
  const ending = new AbortController();

  const print = async (request: PrintRequest): Promise<Uint8Array> => {
    const timeLimit = AbortSignal.timeout(timeLimitMs);
    const signal = AbortSignal.any([request.signal, ending.signal, timeLimit]);
    try {
      return await browser.use((started) => printPage(started, { ...request, signal }, publicUrl));
    } catch (error) {
      request.signal.throwIfAborted();
      if (timeLimit.aborted)
        throw new PrinterUnavailable('too-slow', 'Printing took too long', { cause: error });
      if (error instanceof PrinterUnavailable) throw error;
      throw new PrinterUnavailable('failed', 'The browser could not print', { cause: error });
    }
  };
  return {
    async print(request) {
      if (queue.size >= waiting) throw busy();
      const waitLimit = new AbortController();
      const waits = setTimeout(() => waitLimit.abort(), waitLimitMs);
      const begin = (): Promise<Uint8Array> => {
        clearTimeout(waits);
        return print(request);
      };
      try {
        return await queue.add(begin, { signal: AbortSignal.any([request.signal, waitLimit.signal]) });
      } catch (error) {
        throw waitLimit.signal.aborted && !request.signal.aborted ? busy() : error;
      } finally {
        clearTimeout(waits);
      }
    },
    async close() {
      ending.abort();
      await browser.close();
    },
  };
}

function busy(): PrinterUnavailable {
  return new PrinterUnavailable('busy', 'Too many files wait to be printed');
}
