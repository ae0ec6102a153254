import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** What the storage, or a CDN before it, answers with an object. */
export interface ObjectHeaders {
  readonly ContentType: string;
  readonly CacheControl: string;
  readonly ContentEncoding?: 'br' | 'gzip';
}

/** Keys whose content changes: everything else is named by its content, or written once. */
const REPLACED = new Set(['pointer.json', 'index.html']);
/** Keys that nobody but nodes and publishers reads. */
const PRIVATE = /^\.private\//;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

function cacheControl(key: string): string {
  if (PRIVATE.test(key)) return 'private, no-store';
  return REPLACED.has(key) ? 'no-cache' : `public, max-age=${YEAR_SECONDS}, immutable`;
}

/**
 * Headers of the object at `key`, a path below the registry. Text is UTF-8.
 * @param encoding of the object's bytes, when they are a compressed copy of the file
 */
export function objectHeaders(key: string, encoding?: 'br' | 'gzip'): ObjectHeaders {
  const type = lookup(key) ?? 'application/octet-stream';
  const isText = type.startsWith('text/') || ['.json', '.map', '.svg'].includes(extname(key));
  return {
    ContentType: isText ? `${type}; charset=utf-8` : type,
    CacheControl: cacheControl(key),
    ...(encoding === undefined ? {} : { ContentEncoding: encoding }),
  };
}
