import { readDocument } from '@airdex/shared-contracts/composition';
import type { infer as Infer } from 'zod/mini';
import { failureBodySchema, failureOf } from '../http-api/failure-body.ts';
import { registryCalls } from '../http-api/registry-calls.ts';
import type { RegistryCallName, RegistryCalls } from '../http-api/registry-calls.ts';
import { RegistryError } from '../registry-error.ts';
import { isCertificateFailure, isTlsFailure, reasonOfFetch, tlsHint } from './fetch-failure.ts';

/** Address of a server with a registry, and a deploy token. */
export interface RegistryAddress {
  /** Address of the product, such as `https://tv.example.com`. */
  readonly url: string;
  readonly token: string;
}

/** Content of a request: JSON, or the archive of a release. */
interface RequestContent {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly archive?: { readonly type: string; readonly stream: ReadableStream<Uint8Array> };
}

export type ResponseOf<Name extends RegistryCallName> = Infer<RegistryCalls[Name]['response']>;

/** Timeout of a call, in milliseconds. Uploads have none here: the server limits them. */
const TIMEOUT_MS = 60_000;

/** Failures before a request is sent. */
const NOT_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

function unreachable({ origin, protocol }: URL, cause: unknown, isChange: boolean): RegistryError {
  const { code, message } = reasonOfFetch(cause);
  if (protocol === 'https:' && isTlsFailure(code)) {
    const certificate = isCertificateFailure(code) ? `: ${message}` : '';
    return new RegistryError('server-unreachable', `${origin} cannot be reached over https${certificate}`, {
      hint: tlsHint(code),
      cause,
    });
  }
  if (isChange && !NOT_SENT.test(code))
    return new RegistryError('server-unreachable', `There was no response from ${origin}: ${message}`, {
      hint: 'The server may have made the change: check `mfe status` before you try again.',
      cause,
    });
  return new RegistryError('server-unreachable', `${origin} does not respond: ${message}`, {
    hint: 'Check that the server is running and that this is the address that subscribers open.',
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
      // A redirect would send the token to another server.
      redirect: 'error',
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(archive === undefined
        ? { signal: AbortSignal.timeout(TIMEOUT_MS) }
        : { body: archive.stream, duplex: 'half' }),
    });
  } catch (error) {
    throw unreachable(url, error, method !== 'GET' && archive === undefined);
  }
}

/**
 * Calls the registry's API.
 * @throws RegistryError the server's error, `server-unreachable` or `server-failed`
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
    if (failure.ok) throw failureOf(response.status, failure.value);
    throw failureOf(response.status, {
      message: `${address.origin} responded with ${response.status}`,
      hint: 'Check that this is the address of an Airdex server.',
    });
  }
  const reading = readDocument<RegistryCalls[RegistryCallName]['response']>(shape, body);
  if (reading.ok) return reading.value as ResponseOf<Name>;
  throw new RegistryError(
    'server-failed',
    `${address.origin} sent a response that this version does not understand`,
    {
      hint: `Check that it is an Airdex server of this version. ${reading.problems.join('; ')}`,
    },
  );
}
