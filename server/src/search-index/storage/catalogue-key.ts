import { createHash } from 'node:crypto';
import type { IndexSource } from '../indexed-programme.ts';
import type { ReferenceTables } from '../reference-tables.ts';

/**
 * Equal for catalogues with the same index. The reference tables are part of it, because some of their rows
 * may be added without a new version, and the index numbers the rows.
 */
export function catalogueKey({ version, references }: Pick<IndexSource, 'version' | 'references'>): string {
  const hash = createHash('sha256');
  for (const [name, rows] of Object.entries(references) as [string, ReferenceTables['countries']][]) {
    const inOrder = rows.toSorted((a, b) => a.id - b.id);
    hash.update(JSON.stringify([name, inOrder]));
  }
  return `${version} ${hash.digest('hex')}`;
}
