/** Path of the browser: the one that the test run has found, else Debian's. */
export const BROWSER = process.env['AIRDEX_BROWSER'] || '/usr/bin/chromium';

/** A browser that talks to nobody but the pages under test, and runs in a container. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
