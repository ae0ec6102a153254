import type { PinnedFile } from '@airdex/shared-contracts/composition';
import type { RemoteFailure } from './remote-failure.ts';

export type Unreachable = Extract<RemoteFailure, { kind: 'unreachable' }>;

/** Time that the question gets, in milliseconds: an answer to it is of use only while somebody waits. */
const TIME_MS = 4_000;

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Origins that the policy has kept the page from, from now until `stop`. */
function hearViolations(): { readonly blocked: Set<string>; stop(): void } {
  const blocked = new Set<string>();
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (URL.canParse(blockedURI)) blocked.add(new URL(blockedURI).origin);
  };
  document.addEventListener('securitypolicyviolation', hear);
  return { blocked, stop: () => document.removeEventListener('securitypolicyviolation', hear) };
}

/** What an answer says of a script or style that the browser would not take. */
async function failureOfResponse(
  failure: Unreachable,
  response: Response,
  file: PinnedFile | undefined,
): Promise<RemoteFailure> {
  if (!response.ok) return { ...failure, status: response.status };
  // Pages without TLS can't hash; there it stays what it was.
  const isHashable = file !== undefined && globalThis.crypto?.subtle !== undefined;
  if (isHashable && (await integrityOf(await response.arrayBuffer())) !== file.integrity)
    return { kind: 'tampered', url: failure.url };
  const type = response.headers.get('Content-Type') ?? 'nothing';
  if (!/javascript|css/.test(type))
    return { kind: 'malformed', problems: [`${failure.url} is served as ${type}`] };
  return failure;
}

/**
 * Finds out why a file could not be loaded, which a browser does not tell a script: asks for it once more as plain data
 * and looks at the answer. What it can't find out stays as it was. Never rejects.
 * @param files what is known of the files of its release
 */
export async function diagnoseUnreachable(
  failure: Unreachable,
  files: readonly PinnedFile[],
): Promise<RemoteFailure> {
  const url = new URL(failure.url, document.baseURI);
  const violations = hearViolations();
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIME_MS) });
    const file = files.find(({ path }) => url.pathname.endsWith(`/${path}`));
    return await failureOfResponse(failure, response, file);
  } catch {
    // The browser reports a policy violation in a separate task, after the call has failed.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return violations.blocked.has(url.origin) ? { kind: 'blocked', url: failure.url } : failure;
  } finally {
    violations.stop();
  }
}
