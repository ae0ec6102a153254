import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error.ts';
import { readRange } from './byte-range.ts';

/** Content of a known size that can be sent as a whole or in part. */
export interface Content {
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Changes whenever the content does: a strong entity tag without its quotes. */
  readonly tag: string;
  readonly modified: Date | null;
  /** Bytes from `start` to `end`, both included. Called at most once, and only for what is sent. */
  read(start: number, end: number): Promise<Readable | Uint8Array> | Readable | Uint8Array;
  /** Always called at the end, whether or not the content was read. */
  close?(): Promise<void>;
}

/** Responds to GET and HEAD with a content: conditional requests, a range, headers (RFC 9110, 13 and 14). */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
): Promise<FastifyReply> {
  const etag = `"${content.tag}"`;
  // HTTP dates have no milliseconds.
  const modified = content.modified === null ? null : Math.floor(content.modified.getTime() / 1000) * 1000;
  reply.headers({ ETag: etag, 'Accept-Ranges': 'bytes' });
  if (modified !== null) reply.header('Last-Modified', new Date(modified).toUTCString());
  try {
    if (isKnown(request, etag, modified)) return await reply.code(304).send();
    reply.type(content.type);
    if (request.method === 'HEAD') return await reply.header('Content-Length', content.size).send();

    const isSameStill = mayTakePart(request, etag, modified);
    const range = readRange(isSameStill ? request.headers.range : undefined, content.size);
    if (range.kind === 'unsatisfiable')
      throw new HttpError('validation', 'The range is outside of the file', {
        status: 416,
        headers: { 'Content-Range': `bytes */${content.size}` },
      });
    const [start, end] = range.kind === 'part' ? [range.start, range.end] : [0, content.size - 1];
    // Before the headers of a part: if the file was replaced meanwhile, it is sent again, perhaps as a whole.
    const body = end < start ? Buffer.alloc(0) : await content.read(start, end);
    if (range.kind === 'part')
      reply.code(206).header('Content-Range', `bytes ${start}-${end}/${content.size}`);
    reply.header('Content-Length', end - start + 1);
    return await reply.send(body);
  } finally {
    await content.close?.();
  }
}

/** Whether the client already has this content. */
function isKnown({ headers }: FastifyRequest, etag: string, modified: number | null): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return modified !== null && modified <= since;
}

/** Whether a part still matches what was fetched before: only then may it be sent. */
function mayTakePart({ headers }: FastifyRequest, etag: string, modified: number | null): boolean {
  const condition = headers['if-range']?.toString();
  if (condition === undefined) return true;
  return condition.includes('"') ? condition.trim() === etag : Date.parse(condition) === modified;
}
