import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Browser } from 'playwright-core';
import { PrinterUnavailable } from './card-printer.ts';
import { browserChoices, type BrowserChoice } from './find-browser.ts';

/** A browser without any connections except to the pages it prints. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const START_WITHIN_MS = 20_000;

/** A browser that is started on demand, ended when unused for a while, and replaced when it dies. */
export interface BrowserProcess {
  /** Runs something with the browser. Throws {@link PrinterUnavailable} if there is none. */
  use<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result>;
  /** Ends the browser if it no longer responds, so that the next use starts another one. */
  endIfHung(): Promise<void>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** Path of the program; null searches for one. */
  readonly browserPath: string | null;
  /** How long an unused browser is kept, milliseconds. */
  readonly idleMs: number;
  /** A browser that takes longer than this to open an empty context counts as hung, milliseconds. */
  readonly responseWithinMs: number;
  readonly logger: FastifyBaseLogger | null;
}

export function createBrowserProcess(options: BrowserOptions): BrowserProcess {
  let running: Promise<Browser> | null = null;
  let users = 0;
  let idle: NodeJS.Timeout | undefined;

  const start = (): Promise<Browser> => {
    const starting = launch(options);
    running = starting;
    const forget = (): void => {
      if (running === starting) running = null;
    };
    // A browser that failed to start, or has died, is dropped: the next print tries again.
    starting.then((browser) => browser.once('disconnected', forget), forget);
    return starting;
  };
  const end = async (): Promise<void> => {
    const ending = running;
    running = null;
    await ending?.then((browser) => browser.close()).catch(() => undefined);
  };
  return {
    async use(work) {
      clearTimeout(idle);
      users += 1;
      try {
        return await work(await (running ?? start()));
      } finally {
        users -= 1;
        if (users === 0) idle = setTimeout(() => void end(), options.idleMs).unref();
      }
    },
    async endIfHung() {
      const asked = running;
      if (asked === null) return;
      const isHung = await Promise.race([
        // One that failed to start or has died is replaced anyway.
        asked.then(openContext).then(isFalse, isFalse),
        wait(options.responseWithinMs, true, { ref: false }),
      ]);
      if (isHung && running === asked) void end();
    },
    close() {
      clearTimeout(idle);
      return end();
    },
  };
}

async function openContext(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  await context.close();
}

const isFalse = () => false;

async function launch({ browserPath, logger }: BrowserOptions): Promise<Browser> {
  // Imported here, because most servers never print, and it takes time to load.
  const { chromium } = await import('playwright-core');
  const failures: unknown[] = [];
  for (const choice of await browserChoices(browserPath))
    for (const chromiumSandbox of sandboxes())
      try {
        const browser = await chromium.launch({
          ...choice,
          args: FLAGS,
          chromiumSandbox,
          timeout: START_WITHIN_MS,
          // The server ends the browser itself.
          handleSIGINT: false,
          handleSIGTERM: false,
          handleSIGHUP: false,
        });
        logger?.info(
          { browser: nameOf(choice), version: browser.version() },
          'a browser is ready to print cards',
        );
        if (!chromiumSandbox) logger?.warn('the browser that prints the cards runs without its sandbox');
        return browser;
      } catch (error) {
        failures.push(error);
      }
  logger?.warn({ err: failures[0], browserPath }, 'no browser could be started to print the cards');
  throw new PrinterUnavailable('no-browser', 'No browser could be started', { cause: failures[0] });
}

/** Chromium refuses to run with its sandbox as root. */
const isSandboxImpossible = (): boolean => process.getuid?.() === 0;

export type ExpectedPrinting = 'with-sandbox' | 'without-sandbox' | 'no-browser';

/** How PDFs will be printed, as far as is known before a browser has started. */
export async function expectedPrinting(browserPath: string | null): Promise<ExpectedPrinting> {
  if ((await browserChoices(browserPath)).length === 0) return 'no-browser';
  return isSandboxImpossible() ? 'without-sandbox' : 'with-sandbox';
}

/** Its own sandbox if it works; some containers forbid it. The pages are ours in any case. */
const sandboxes = (): boolean[] => (isSandboxImpossible() ? [false] : [true, false]);

function nameOf(choice: BrowserChoice): string {
  return 'channel' in choice ? choice.channel : choice.executablePath;
}
