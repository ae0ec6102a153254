import type { Composition } from '@airdex/shared-contracts/composition';
import type { PageOverrides } from '@airdex/shared-contracts/overrides';
import { isTlsFailure, reasonOfFetch, tlsHint } from '@airdex/release-registry/http-client';
import { CommandError } from '../command-error.ts';
import { readPageDocuments } from './page-documents.ts';

/** Time limit for a response of the shell's server, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Requests a file or page of the shell at `shell`.
 * @throws CommandError that says what is wrong and what to do
 */
export async function fetchText(address: string, shell: string, accept: string): Promise<string> {
  return (await fetchDocument(address, shell, accept)).text;
}

/** The same, with the origin that it comes from, after redirects. */
async function fetchDocument(
  address: string,
  shell: string,
  accept: string,
): Promise<{ readonly text: string; readonly origin: string }> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      headers: { Accept: accept },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    text = await response.text();
  } catch (error) {
    const { code, message } = reasonOfFetch(error);
    throw new CommandError(`The shell at ${shell} does not respond: ${message}`, {
      hint: isTlsFailure(code)
        ? tlsHint(code)
        : 'Start one with `npm start`, or name another one with --shell.',
    });
  }
  if (response.ok) return { text, origin: new URL(response.url).origin };
  const isUnpublished = response.status === 503;
  throw new CommandError(`The shell at ${shell} responds with ${response.status}`, {
    hint: isUnpublished
      ? 'Its server is still starting, or nothing has been published yet.'
      : 'Name the address of a running Airdex with --shell.',
  });
}

/**
 * Reads the documents in a page of the shell at `shell`. `origin` is that of the page, to which the address may redirect.
 * @throws CommandError when no shell responds there
 */
export async function readShell(
  address: string,
  shell: string,
): Promise<{
  readonly composition: Composition;
  readonly overrides: PageOverrides;
  readonly origin: string;
}> {
  const { text, origin } = await fetchDocument(address, shell, 'text/html');
  const { composition, overrides } = readPageDocuments(text);
  if (composition !== undefined) return { composition, overrides, origin };
  throw new CommandError(`${shell} does not serve a shell of Airdex`, {
    hint: 'Name the address of a running Airdex with --shell.',
  });
}
