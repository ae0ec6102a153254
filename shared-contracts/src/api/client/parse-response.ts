import { safeParse } from 'zod/mini';
import { apiErrorSchema, type ApiErrorBody } from '../api-error.ts';
import type { Endpoint } from '../endpoint/endpoint.ts';
import type { DownloadedFile } from '../endpoint/endpoint-types.ts';
import { ApiFailure } from './api-failure.ts';
import { readEvents } from './read-events.ts';

async function readError(response: Response): Promise<ApiErrorBody | null> {
  try {
    const parsed = safeParse(apiErrorSchema, await response.clone().json());
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function readFile(response: Response, fallbackName: string): Promise<DownloadedFile> {
  const name = response.headers.get('FileName');
  return { blob: await response.blob(), fileName: name === null ? fallbackName : decodeURIComponent(name) };
}

async function readJson(entry: Endpoint, response: Response): Promise<unknown> {
  if (entry.response.kind !== 'json') return undefined;
  let content: unknown;
  try {
    content = await response.json();
  } catch (cause) {
    // Anything else: the response broke off, or was aborted.
    if ((cause as { name?: unknown }).name !== 'SyntaxError') throw cause;
    throw new ApiFailure('unreadable', `${entry.path} did not respond with JSON`, {
      status: response.status,
      cause,
    });
  }
  const parsed = safeParse(entry.response.schema, content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiFailure(
    'unreadable',
    `${entry.path} answered with an unexpected '${issue?.path.join('.') ?? ''}': ${issue?.message ?? ''}`,
    { status: response.status, cause: parsed.error },
  );
}

/** The content of a response as the entry defines it; null for 204 if that is allowed. Throws ApiFailure. */
export async function parseResponse(entry: Endpoint, response: Response): Promise<unknown> {
  if (!response.ok) {
    const body = await readError(response);
    const message = body?.message ?? `${entry.path} answered ${response.status}`;
    throw new ApiFailure('refused', message, { status: response.status, body });
  }
  if (response.status === 204) {
    if (entry.noContent !== undefined) return null;
    throw new ApiFailure('unreadable', `${entry.path} sent a response without content`, { status: 204 });
  }
  switch (entry.response.kind) {
    case 'file':
      return readFile(response, entry.response.fileName);
    case 'html':
      return response.text();
    case 'json':
      return readJson(entry, response);
    case 'events':
      return readEvents(entry.path, entry.response.schema, response);
  }
}
