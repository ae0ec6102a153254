import type { PinnedFile } from '@airdex/shared-contracts/composition';
import type { RemoteFailure } from './remote-failure.ts';

export type Unreachable = Extract<RemoteFailure, { kind: 'unreachable' }>;

/** Timeout of the diagnostic request, in milliseconds: its result is useful only while the user waits. */
const TIME_MS = 4_000;

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Collects the origins that the content security policy blocks, until `stop` is called. */
function hearViolations(): { readonly blocked: Set<string>; stop(): void } {
  const blocked = new Set<string>();
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (URL.canParse(blockedURI)) blocked.add(new URL(blockedURI).origin);
  };
  document.addEventListener('securitypolicyviolation', hear);
  return { blocked, stop: () => document.removeEventListener('securitypolicyviolation', hear) };
}

/** Determines from the response why the browser did not accept a script or style sheet. */
async function failureOfResponse(
  failure: Unreachable,
  response: Response,
  file: PinnedFile | undefined,
): Promise<RemoteFailure> {
  if (!response.ok) return { ...failure, status: response.status };
  // Pages without TLS cannot compute hashes, so they skip the integrity check.
  const isHashable = file !== undefined && globalThis.crypto?.subtle !== undefined;
  if (isHashable && (await integrityOf(await response.arrayBuffer())) !== file.integrity)
    return { kind: 'tampered', url: failure.url };
  const type = response.headers.get('Content-Type') ?? 'nothing';
  if (!/javascript|css/.test(type))
    return { kind: 'malformed', problems: [`${failure.url} is served as ${type}`] };
  return failure;
}

/**
 * Finds out why a file could not be loaded. Browsers do not report the reason to scripts, so this requests the file
 * once more as plain data and inspects the response. Returns `failure` unchanged if the reason remains unknown. Never
 * rejects.
 * @param files known files of the release, with their integrity
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
