import { endpoints, type EndpointName } from '@airdex/shared-contracts/api';

/** The calls that create files, which takes seconds and memory. */
export const EXPORTS = [
  'getAdvancedSearchProgramsExport',
  'getCardPdf',
  'getAccessReport',
  'getMyData',
] as const satisfies readonly EndpointName[];

/**
 * The public calls except sign-in, so that one user's calls never stop colleagues at the same address from signing
 * in.
 */
const PUBLIC_CALLS = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].access === 'public' && name !== 'authenticate',
);

export interface CallLimit {
  /** They are counted together. */
  readonly calls: readonly EndpointName[];
  /** What calls are counted by: an address, before its caller is known, or a user. */
  readonly by: 'address' | 'user';
  /** How many are allowed within `seconds`. */
  readonly allowed: number;
  readonly seconds: number;
  /** How many may be under way at the same time, including waiting ones; unset: any number. */
  readonly atOnce?: number;
}

const MINUTE = 60;
const HOUR = 3600;

/**
 * Rate limits of calls by address or user; a call counts against each limit that names it. Far above normal
 * use, even by many users behind one address; below what guesses passwords, floods mailboxes or overloads a
 * node. docs/configuration.md lists them.
 */
export const CALL_LIMITS: readonly CallLimit[] = [
  // Failures are limited more strictly, in `account/sign-in-limits`: a whole company may sign in behind one
  // address.
  { calls: ['authenticate'], by: 'address', allowed: 1000, seconds: 5 * MINUTE },
  { calls: ['recoverPassword'], by: 'address', allowed: 20, seconds: HOUR },
  {
    calls: ['canRecoverPassword', 'useRecoverPassword', 'disableDailyUpdate'],
    by: 'address',
    allowed: 100,
    seconds: 5 * MINUTE,
  },
  { calls: ['freeTrial'], by: 'address', allowed: 20, seconds: HOUR },
  { calls: PUBLIC_CALLS, by: 'address', allowed: 120, seconds: 5 * MINUTE },
  { calls: ['informationRequest'], by: 'user', allowed: 60, seconds: HOUR },
  { calls: ['setDailyUpdateConfig'], by: 'user', allowed: 60, seconds: HOUR },
  // It runs every saved search of the letter.
  { calls: ['getDailyUpdatePreview'], by: 'user', allowed: 120, seconds: HOUR },
  { calls: EXPORTS, by: 'user', allowed: 30, seconds: MINUTE, atOnce: 20 },
];

/** Factor for this machine itself, from which many tests or scripts may call. */
export const LOOPBACK_FACTOR = 100;
