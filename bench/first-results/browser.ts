import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';

const BROWSER = process.env['AIRDEX_BROWSER'] || '/usr/bin/chromium';
/** A browser without network traffic of its own, which runs in containers. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type SignedIn = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** Signs a sample user in by the API, once. Returns the state that every visit's browser starts with. */
export async function signIn(url: string, username = 'demo'): Promise<SignedIn> {
  const api = await request.newContext();
  const response = await api.post(`${url}/api/Account/Authenticate`, {
    data: { username, password: 'Demo2026', rememberMe: true, forceLogin: true },
  });
  const { token, message } = (await response.json()) as { token: string | null; message: string | null };
  if (token === null) throw new Error(`${username} could not sign in: ${message ?? ''}`);
  const { cookies } = await api.storageState();
  await api.dispose();
  const localStorage = [
    { name: LOCAL_STORAGE_KEYS.token, value: token },
    { name: LOCAL_STORAGE_KEYS.cookiesAccepted, value: 'true' },
  ];
  return { cookies, origins: [{ origin: url, localStorage }] };
}

/**
 * Runs `work` in a browser with a new profile: nothing is cached, and its cache, including compiled scripts, is on
 * disk, as in a user's browser. An incognito window would cache less.
 */
export async function withFreshBrowser<Result>(
  signedIn: SignedIn,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'airdex-bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: BROWSER,
    args: FLAGS,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    await context.setStorageState(signedIn);
    return await work(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
