import { safeParse } from 'zod/mini';
import { apiErrorSchema, type ApiErrorBody } from '../api-error.ts';
import type { Endpoint } from '../endpoint/endpoint.ts';
import type { DownloadedFile } from '../endpoint/endpoint-types.ts';
import { ApiFailure } from './api-failure.ts';
import type { ReadJson } from './json-reader.ts';

async function readError(response: Response): Promise<ApiErrorBody | null> {
  try {
    const content = (await response.clone().json()) as object;
    // A gateway that refuses a call may send a message without our code.
    const error = response.status < 500 ? 'validation' : 'internal';
    const parsed = safeParse(apiErrorSchema, { error, ...content });
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function readFile(response: Response, fallbackName: string): Promise<DownloadedFile> {
  const name = response.headers.get('FileName');
  return { blob: await response.blob(), fileName: name === null ? fallbackName : decodeURIComponent(name) };
}

/** The content of a response as the entry defines it; null for 204 if that is allowed. Throws ApiFailure. */
export async function parseResponse(
  entry: Endpoint,
  response: Response,
  readJson: ReadJson,
): Promise<unknown> {
  if (!response.ok) {
    const body = await readError(response);
    const message = body?.message ?? `${entry.path} answered ${response.status}`;
    throw new ApiFailure('refused', message, { status: response.status, body });
  }
  // A page without content is an empty page.
  if (response.status === 204 && entry.response.kind !== 'html') {
    if (entry.noContent !== undefined) return null;
    throw new ApiFailure('unreadable', `${entry.path} sent a response without content`, { status: 204 });
  }
  switch (entry.response.kind) {
    case 'file':
      return readFile(response, entry.response.fileName);
    case 'html':
      return response.text();
    case 'json':
      return readJson(entry, entry.response.schema, response);
    case 'events': {
      // Few pages ever need it.
      const { readEvents } = await import('./read-events.ts');
      return readEvents(entry.path, entry.response.schema, response);
    }
  }
}
