import { createHash } from 'node:crypto';
import { posterSvg } from '@airdex/programme-poster';
import type { Content } from './send-content.ts';

/** A generated poster: of a programme by its genre's key, of anything else by its own key. */
export function posterContent(title: string, key: string | null): Content {
  const svg = Buffer.from(posterSvg({ title, genre: key }));
  return {
    type: 'image/svg+xml; charset=utf-8',
    size: svg.length,
    tag: createHash('sha256').update(svg).digest('base64url').slice(0, 22),
    modified: null,
    read: (start, end) => svg.subarray(start, end + 1),
  };
}
