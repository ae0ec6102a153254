import { randomUUID } from 'node:crypto';
import { LOGON_INFO_CLAIM, type LogonInfo } from '@airdex/shared-contracts/api';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const ISSUER = 'airdex';

/** Creates the bearer token: a signed JWT, so that the browser can read the LogonInfo in it. */
export async function createToken(key: Uint8Array, logonInfo: LogonInfo, expiresAt: Date): Promise<string> {
  return new SignJWT({ [LOGON_INFO_CLAIM]: logonInfo })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key);
}

/**
 * The user of a token that this installation issued and that has not expired; otherwise undefined. A call also needs a
 * live session.
 */
export async function userOfToken(key: Uint8Array, token: string): Promise<LogonInfo | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER });
    return payload[LOGON_INFO_CLAIM] as LogonInfo;
  } catch {
    return undefined;
  }
}
