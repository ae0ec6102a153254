import type { Environment } from '../../configuration.ts';
import { z } from 'zod';
import { attachedFileSchema, OPERATOR_HEADER, operationPath } from '../../administration/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { UnknownOutcomeError } from '../unknown-outcome.ts';
import { MAY_BE_CHANGED, operatorName, type Perform } from './perform.ts';

const resultSchema = z.object({
  message: z.string(),
  data: z.unknown().optional(),
  files: z.array(attachedFileSchema).optional(),
});
const errorSchema = z.object({
  message: z.string(),
  issues: z
    .array(
      z.object({
        field: z.string(),
        message: z.string(),
        file: z.string().optional(),
        line: z.number().optional(),
      }),
    )
    .optional(),
});

/** Error codes of connections that could not be opened. */
const UNCONNECTED = new Set<unknown>(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** A server that is unreachable, or not an Airdex server. */
export class ServerUnreachableError extends Error {
  override readonly name = 'ServerUnreachableError';
}

/** Runs operations on a running server. */
export function performAt(server: string, environment: Environment): Perform {
  return async (operation, input) => {
    const token = environment['AIRDEX_ADMIN_TOKEN'] ?? '';
    if (token === '')
      throw new ServerUnreachableError('AIRDEX_ADMIN_TOKEN: set it to the ADMIN_TOKEN of the server');
    const url = URL.parse(`${server.replace(/\/+$/, '')}${operationPath(operation)}`);
    if (url === null) throw new ServerUnreachableError(`--server: '${server}' is not an address`);
    const lost = (problem: string): Error =>
      operation.readsOnly
        ? new ServerUnreachableError(problem)
        : new UnknownOutcomeError(`${problem}\n${MAY_BE_CHANGED}`);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        [OPERATOR_HEADER]: encodeURIComponent(operatorName(environment)),
      },
      body: JSON.stringify(input),
    }).catch((error: unknown) => {
      const problem = `${server} does not answer: ${describe(error)}`;
      throw isUnconnected(error) ? new ServerUnreachableError(problem) : lost(problem);
    });
    const body: unknown = await response.json().catch(() => null);
    const result = resultSchema.safeParse(body);
    if (response.ok && result.success) return result.data;
    if (response.status === 404)
      throw new ServerUnreachableError(
        `${server} does not offer administration over HTTP. Set ADMIN_TOKEN in its settings.`,
      );
    if (response.status === 413)
      throw new HttpError(
        'too-large',
        'The files are too large for one call, which can carry about 20 MB. Send them in several calls.',
      );
    const refused = errorSchema.safeParse(body);
    if (!refused.success)
      throw lost(`${server} responded with ${response.status}, but not like an Airdex server`);
    if (response.status >= 500) throw lost(refused.data.message);
    throw new HttpError(response.status === 409 ? 'conflict' : 'validation', refused.data.message, {
      status: response.status,
      issues: refused.data.issues ?? [],
    });
  };
}

/** Whether the request was never sent. */
function isUnconnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && UNCONNECTED.has(cause.code);
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
