/** Path of the browser that the test run has found, else of Debian's. */
export const BROWSER = process.env['AIRDEX_BROWSER'] || '/usr/bin/chromium';

/**
 * Disabled features of the browser. The first three draw the address bar of each new window, which takes a third of a
 * test's time. The others are those that Playwright disables, because a browser only applies the last of two such
 * flags.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** A browser that only connects to the pages under test, and runs in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join()}`,
] as const;

/** Flags of Playwright that are left out: scrollbars take space, as in Windows. */
export const IGNORED_FLAGS = ['--hide-scrollbars'] as const;

/**
 * The browser of `*.tabs.test.ts`, whose tests follow a link into a new tab. Chromium's headless build, version 150, may
 * not report that the tab has navigated; Playwright then waits for it until the test times out. The complete browser
 * reports it.
 */
export const BROWSER_WITH_TABS = process.env['AIRDEX_BROWSER_WITH_TABS'] || BROWSER;
