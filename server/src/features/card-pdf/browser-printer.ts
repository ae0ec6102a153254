import type { Installation } from '../../mail/installation.ts';
import { createBrowserProcess, type BrowserOptions } from './browser-process.ts';
import { PrinterUnavailable, type CardPrinter } from './card-printer.ts';
import { printPage } from './print-page.ts';

export interface PrinterOptions extends BrowserOptions {
  /** Its address is the base of links in the files. */
  readonly installation: Pick<Installation, 'publicUrl'>;
  /** How long one file may take, milliseconds. */
  readonly timeLimitMs: number;
}

export const PRINTER_DEFAULTS = {
  idleMs: 5 * 60_000,
  responseWithinMs: 10_000,
  timeLimitMs: 80_000,
} as const;

/** Prints the application's own pages with headless Chromium. */
export function createBrowserPrinter(options: PrinterOptions): CardPrinter {
  const { installation, timeLimitMs } = options;
  const browser = createBrowserProcess(options);
  const ending = new AbortController();

  return {
    async print(request) {
      const timeLimit = AbortSignal.timeout(timeLimitMs);
      const signal = AbortSignal.any([request.signal, ending.signal, timeLimit]);
      try {
        const { publicUrl } = installation;
        const printing = browser.use((started) => printPage(started, { ...request, signal }, publicUrl));
        // A browser that starts slowly, or hangs, does not react to the signal.
        return await Promise.race([printing, rejectionBy(signal)]);
      } catch (error) {
        request.signal.throwIfAborted();
        if (timeLimit.aborted) {
          void browser.endIfHung();
          throw new PrinterUnavailable('too-slow', 'Printing took too long', { cause: error });
        }
        if (error instanceof PrinterUnavailable) throw error;
        throw new PrinterUnavailable('failed', 'The browser could not print', { cause: error });
      }
    },
    async close() {
      ending.abort();
      await browser.close();
    },
  };
}

const rejectionBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const give = (): void => reject(signal.reason as Error);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
