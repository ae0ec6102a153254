import { defineConfig, devices } from '@playwright/test';
import { BROWSER, BROWSER_FLAGS } from './setup/browser.ts';

/** The whole composed application, as it is released, in one browser. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.test.ts', 'failure-modes/**/*.test.ts'],
  outputDir: './test-results',
  globalSetup: './setup/global-setup.ts',
  // An account has one session: two tests at a time would sign one another out.
  workers: 1,
  fullyParallel: false,
  // At the gate one slow moment of the machine must not decide; what needed a second try is named in the output.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 40_000,
  globalTimeout: 45 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // Nothing is tested by watching things move.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: BROWSER, args: [...BROWSER_FLAGS] },
  },
});
