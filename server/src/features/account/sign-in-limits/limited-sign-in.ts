import type { Body, Endpoints } from '@airdex/shared-contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import { logSecurity } from '../../../security-log/log-security.ts';
import type { AccountServices } from '../account-services.ts';
import { findUserByName } from '../open-session.ts';
import { signIn, type SignInOutcome } from '../sign-in.ts';
import { informOwner } from './inform-owner.ts';
import { isKnownAddress, rememberAddress } from './known-addresses.ts';
import type { LimitedAttempt } from './sign-in-limits.ts';

type LimitedOutcome = SignInOutcome | ({ readonly kind: 'limited' } & LimitedAttempt);

interface From {
  readonly ip: string;
  readonly log: FastifyBaseLogger;
}

interface LimitedResult {
  readonly outcome: LimitedOutcome;
  readonly idUser: number | null;
}

/**
 * Signs in within the limits. While a name or address must wait, the right password still works from an address known
 * for that user. All other attempts get the same response after the same work, so they reveal nothing.
 */
export async function limitedSignIn(
  services: AccountServices,
  body: Body<Endpoints['authenticate']>,
  { ip, log }: From,
): Promise<LimitedResult> {
  const { kysely, signInLimits } = services;
  const attempt = signInLimits.begin(body.username, ip);
  const result = await signInWithin(attempt, services, body, ip).catch((error: unknown) => {
    // Wrong passwords do not throw, so every guess counts.
    signInLimits.brokeOff(body.username, ip, attempt);
    throw error;
  });
  const { outcome, idUser } = result;
  if (outcome.kind === 'limited' || outcome.kind === 'wrong-credentials') {
    if (attempt?.limit === 'name' && idUser !== null) informSoon(services, idUser, log);
    return result;
  }
  signInLimits.succeeded(body.username, ip, attempt);
  if (idUser !== null) await rememberAddress(kysely, idUser, ip);
  return result;
}

async function signInWithin(
  attempt: LimitedAttempt | null,
  { kysely, tokenKey }: AccountServices,
  body: Body<Endpoints['authenticate']>,
  ip: string,
): Promise<LimitedResult> {
  const user = await findUserByName(kysely, body.username);
  const idUser = user?.id ?? null;
  if (attempt?.limit === 'name-and-address') return { outcome: { kind: 'limited', ...attempt }, idUser };
  const isKnown = await isKnownAddress(kysely, idUser ?? 0, ip);
  const mustWait = attempt !== null && attempt.wait > 0;
  const outcome = await signIn(kysely, tokenKey, mustWait && !isKnown ? undefined : user, body);
  const isLimited = outcome.kind === 'wrong-credentials' && mustWait;
  return { outcome: isLimited ? { kind: 'limited', ...attempt } : outcome, idUser };
}

/** After the response, so that its duration does not reveal whether the user exists. */
function informSoon(services: AccountServices, idUser: number, log: FastifyBaseLogger): void {
  informOwner(services, idUser).then(
    (informed) => {
      if (informed) logSecurity(log, 'owner-informed', { idUser });
    },
    (error: unknown) => log.error({ err: error }, 'the owner of an account could not be informed'),
  );
}
