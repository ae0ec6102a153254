import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { ApiFailure } from './api-failure.ts';

/** The events of a response (text/event-stream), as they arrive. Throws ApiFailure for an invalid one. */
export async function* readEvents<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
  response: Response,
): AsyncGenerator<z.output<Schema>> {
  for await (const data of eventData(response)) {
    const parsed = safeParse(schema, parseJson(data));
    if (!parsed.success)
      throw new ApiFailure('unreadable', `${path} sent an unexpected event`, {
        status: response.status,
        cause: parsed.error,
      });
    yield parsed.data;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The data of each event, without comments, which only keep the connection open. */
async function* eventData(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const blocks = (rest + decoder.decode(read.value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = block.split('\n').filter((line) => line.startsWith('data:'));
        if (data.length > 0) yield data.map((line) => line.slice(5).trimStart()).join('\n');
      }
    }
  } finally {
    // A listener that stops closes the connection.
    await reader.cancel().catch(() => undefined);
  }
}
