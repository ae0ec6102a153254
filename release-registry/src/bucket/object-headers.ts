import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Headers with which the storage, or a CDN in front of it, sends an object. */
export interface ObjectHeaders {
  readonly ContentType: string;
  readonly CacheControl: string;
  readonly ContentEncoding?: 'br' | 'gzip';
}

/** Keys whose content changes. All others are named by their content, or written once. */
const REPLACED = new Set(['pointer.json', 'index.html']);
/** Keys that only nodes and publishers read. */
const PRIVATE = /^\.private\//;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

function cacheControl(key: string): string {
  if (PRIVATE.test(key)) return 'private, no-store';
  return REPLACED.has(key) ? 'no-cache' : `public, max-age=${YEAR_SECONDS}, immutable`;
}

/**
 * Headers of the object at `key`, which is relative to the registry. Text is UTF-8.
 * @param encoding encoding of a compressed object
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
