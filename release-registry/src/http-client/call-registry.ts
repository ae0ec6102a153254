import { readDocument } from '@airdex/shared-contracts/composition';
import type { infer as Infer } from 'zod/mini';
import { failureBodySchema, failureOf } from '../http-api/failure-body.ts';
import { registryCalls } from '../http-api/registry-calls.ts';
import type { RegistryCallName, RegistryCalls } from '../http-api/registry-calls.ts';
import { RegistryError } from '../registry-error.ts';

/** A server that serves a registry, and the token to change it by. */
export interface RegistryAddress {
  /** Address of the product, such as `https://tv.example.com`. */
  readonly url: string;
  readonly token: string;
}

/** What is sent with a call: JSON, or a release. */
interface RequestContent {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly archive?: { readonly type: string; readonly stream: ReadableStream<Uint8Array> };
}

export type ResponseOf<Name extends RegistryCallName> = Infer<RegistryCalls[Name]['response']>;

/** Milliseconds after which a call that nothing came back from is given up; an upload may take what the server allows. */
const TIMEOUT_MS = 60_000;

/** Why `fetch` failed: it says so in the cause of its error. */
function reasonOf(failure: unknown): { readonly code: string; readonly message: string } {
  const { cause = failure } = (failure ?? {}) as { readonly cause?: unknown };
  const { code = '', message = '' } = (cause ?? {}) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  return { code: String(code), message: String(message) };
}

/** What is to be looked at when `https` could not be spoken. */
function tlsHint(reason: string): string {
  return /certificate|cert/i.test(reason)
    ? 'This machine does not trust its certificate. If it is from your own authority, name the file of that authority in NODE_EXTRA_CA_CERTS.'
    : 'Check that the server uses https on this port. If it does not, use an address that begins with http://.';
}

function unreachable({ origin, protocol }: URL, cause: unknown): RegistryError {
  const { code, message } = reasonOf(cause);
  if (protocol === 'https:' && /SSL|TLS|CERT|EPROTO/.test(code)) {
    const certificate = code.includes('CERT') ? `: ${message}` : '';
    return new RegistryError('server-unreachable', `${origin} cannot be reached over https${certificate}`, {
      hint: tlsHint(code),
      cause,
    });
  }
  return new RegistryError('server-unreachable', `${origin} does not answer: ${message}`, {
    hint: 'Check that the server is running and that this is its address, the one that subscribers open.',
    cause,
  });
}

async function send(
  url: URL,
  method: string,
  token: string,
  { json, archive }: RequestContent,
): Promise<Response> {
  const type = archive?.type ?? (json === undefined ? undefined : 'application/json');
  try {
    return await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${token}`,
        ...(type === undefined ? {} : { 'Content-Type': type }),
      },
      // A redirection would take the token elsewhere.
      redirect: 'error',
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(archive === undefined
        ? { signal: AbortSignal.timeout(TIMEOUT_MS) }
        : { body: archive.stream, duplex: 'half' }),
    });
  } catch (error) {
    throw unreachable(url, error);
  }
}

/**
 * Makes a call of the registry's API.
 * @throws RegistryError: the one that the server answered with, `server-unreachable` or `server-failed`.
 */
export async function callRegistry<Name extends RegistryCallName>(
  { url, token }: RegistryAddress,
  name: Name,
  sent: RequestContent = {},
): Promise<ResponseOf<Name>> {
  const { method, path, response: shape } = registryCalls[name];
  const address = new URL(`${url.replace(/\/+$/, '')}${path}`);
  for (const [key, value] of Object.entries(sent.query ?? {})) address.searchParams.set(key, value);
  const response = await send(address, method, token, sent);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const failure = readDocument(failureBodySchema, body);
    const details = failure.ok ? failure.value : { message: `${address.origin} answered ${response.status}` };
    throw failureOf(response.status, details);
  }
  const reading = readDocument<RegistryCalls[RegistryCallName]['response']>(shape, body);
  if (reading.ok) return reading.value as ResponseOf<Name>;
  throw new RegistryError(
    'server-failed',
    `${address.origin} sent a response that this version does not know`,
    {
      hint: `Is it an Airdex server of this version? ${reading.problems.join('; ')}`,
    },
  );
}
