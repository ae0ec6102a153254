import { defineConfig, devices } from '@playwright/test';
import { BROWSER, BROWSER_FLAGS } from './setup/browser.ts';
import { patiently } from './setup/patience.ts';

const isGate = Boolean(process.env['CI']);

/** The whole composed application, as it is released, in one browser. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.test.ts', 'failure-modes/**/*.test.ts'],
  outputDir: './test-results',
  globalSetup: './setup/global-setup.ts',
  // One test keeps half of a core waiting, so the gate, which is patient, runs more of them than a small machine has cores.
  // Each worker has a server: on one, tests would end each other's sessions.
  workers: isGate ? 3 : 2,
  fullyParallel: false,
  // At the gate one slow moment of the machine must not decide; what needed a second try is named in the output.
  retries: isGate ? 1 : 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: patiently(40_000),
  expect: { timeout: patiently(10_000) },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // Nothing is tested by watching things move.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: patiently(10_000),
    navigationTimeout: patiently(20_000),
    // A trace costs a tenth of the time: the gate makes one of the second try alone.
    trace: { mode: isGate ? 'on-first-retry' : 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: BROWSER, args: [...BROWSER_FLAGS] },
  },
});
