import { endpoints, type EndpointName } from '@airdex/shared-contracts/api';

/** The calls that make files, which take seconds and memory. */
export const EXPORTS = [
  'getAdvancedSearchProgramsExport',
  'getCardPdf',
  'getAccessReport',
] as const satisfies readonly EndpointName[];

/** The calls that anyone may make, but for signing in: whatever one does, colleagues behind the same address may sign in. */
const PUBLIC_CALLS = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].access === 'public' && name !== 'authenticate',
);

export interface CallLimit {
  /** They are counted together. */
  readonly calls: readonly EndpointName[];
  /** Whose calls are counted: those of an address, before its caller is known, or of a user. */
  readonly by: 'address' | 'user';
  /** How many are allowed within `seconds`. */
  readonly allowed: number;
  readonly seconds: number;
  /** How many may be under way at the same time, those that wait for their turn included; unset: any number. */
  readonly atOnce?: number;
}

const MINUTE = 60;
const HOUR = 3600;

/**
 * What one address or user may call how often; a call counts against each limit that names it. Far above what people do, also many of them behind one address; below
 * what guesses passwords, floods mailboxes or keeps a node busy. docs/configuration.md lists them.
 */
export const CALL_LIMITS: readonly CallLimit[] = [
  // Failures are limited more tightly, in `account/sign-in-limits`: a whole company may sign in behind one address.
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
  { calls: EXPORTS, by: 'user', allowed: 30, seconds: MINUTE, atOnce: 20 },
];

/** This machine itself, which many tests or scripts may call from, is allowed so many times as much. */
export const LOOPBACK_FACTOR = 100;
