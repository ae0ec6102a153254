import { safeParse } from 'zod/mini';
import type { Endpoint } from '../endpoint/endpoint.ts';
import { ApiFailure } from './api-failure.ts';

type Schema = Extract<Endpoint['response'], { kind: 'json' }>['schema'];

/** Reads the JSON of a response to a call of `entry`. @throws ApiFailure for anything that does not fit the schema */
export type ReadJson = (entry: Endpoint, schema: Schema, response: Response) => Promise<unknown>;

interface Content {
  readonly text: string;
  readonly data: unknown;
}

function parse({ path }: Endpoint, schema: Schema, text: string, status: number): unknown {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new ApiFailure('unreadable', `${path} did not respond with JSON`, { status, cause });
  }
  const parsed = safeParse(schema, content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiFailure(
    'unreadable',
    `${path} answered with an unexpected '${issue?.path.join('.') ?? ''}': ${issue?.message ?? ''}`,
    { status, cause: parsed.error },
  );
}

/**
 * Creates a reader that returns the same object while a GET call gets the same text: pages load their lists again
 * whenever they are opened, and checking hundreds of items against a schema takes a phone a tenth of a second. It
 * keeps the last content of each call.
 */
export function createJsonReader(): ReadJson {
  const last = new Map<Endpoint, Content>();
  return async (entry, schema, response) => {
    const text = await response.text();
    const before = last.get(entry);
    if (before?.text === text) return before.data;
    const data = parse(entry, schema, text, response.status);
    if (entry.method === 'GET') last.set(entry, { text, data });
    return data;
  };
}
