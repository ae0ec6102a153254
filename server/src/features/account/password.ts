import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane; about 20 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Compared with for an unknown user, so that the response takes as long as for a known one. */
const decoy = hashPassword('nobody has this password');

/** Whether a password is right. For an unknown user (null) it takes as long, and is false. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password);
  await verify(await decoy, password);
  return false;
}
