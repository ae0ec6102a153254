import { defineConfig, devices } from '@playwright/test';
import { BROWSER, BROWSER_FLAGS, BROWSER_WITH_TABS, IGNORED_FLAGS } from './setup/browser.ts';
import { patiently } from './setup/patience.ts';

const isGate = Boolean(process.env['CI']);

const launch = (executablePath: string) => ({
  executablePath,
  args: [...BROWSER_FLAGS],
  ignoreDefaultArgs: [...IGNORED_FLAGS],
});

/** Tests the whole composed application, in its production build, in one browser. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.test.ts', 'failure-modes/**/*.test.ts'],
  outputDir: './test-results',
  globalSetup: './setup/global-setup.ts',
  // A test uses about half a core, so the gate, which has longer timeouts, runs more workers than a small machine has
  // cores. Each worker has its own server: on a shared one, tests would end each other's sessions.
  workers: isGate ? 3 : 2,
  fullyParallel: false,
  // At the gate, one slow moment of the machine must not fail a run. The output names tests that needed a second try.
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
    // No test depends on animations.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: patiently(10_000),
    navigationTimeout: patiently(20_000),
    // A trace costs a tenth of the time, so the gate records one only for the second try.
    trace: { mode: isGate ? 'on-first-retry' : 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: launch(BROWSER),
  },
  // A worker that changes its browser starts another server, so files with the same browser run one after the other.
  projects: [
    { name: 'pages', testIgnore: '**/*.tabs.test.ts' },
    {
      name: 'tabs',
      testMatch: '**/*.tabs.test.ts',
      use: { launchOptions: launch(BROWSER_WITH_TABS) },
    },
  ],
});
