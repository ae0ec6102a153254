import { expect, test } from 'vitest';
import { signalBrowsers } from '../../../testing/signal-browsers.ts';
import { createBrowserProcess } from './browser-process.ts';
import { browserChoices } from './find-browser.ts';

const browserPath = process.env['AIRDEX_BROWSER'] || null;
const choices = await browserChoices(browserPath);

// Browsers known only by a channel may not be installed.
test.runIf(choices.some((choice) => 'executablePath' in choice))(
  'a browser that hangs is replaced',
  async () => {
    const browser = createBrowserProcess({
      browserPath,
      idleMs: 60_000,
      responseWithinMs: 500,
      logger: null,
    });
    const current = () => browser.use((started) => Promise.resolve(started));
    const first = await current();
    await signalBrowsers('SIGSTOP');
    await browser.endIfHung();
    const second = await current();
    expect(second).not.toBe(first);
    await signalBrowsers('SIGKILL');
    await browser.close();
  },
);
