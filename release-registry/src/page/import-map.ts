import { createHash } from 'node:crypto';
import type { Composition } from '@airdex/shared-contracts/composition';

/**
 * The import map of a page. It contains the integrity of every module of remotes whose container is an ES module,
 * because `import` has no integrity attribute. Undefined if the composition has no such remote.
 */
export function importMapOf({ remotes }: Composition): string | undefined {
  const pins = remotes.flatMap(({ base, modules = [] }) =>
    modules.map(({ path, integrity }) => [base + path, integrity] as const),
  );
  if (pins.length === 0) return undefined;
  return JSON.stringify({ integrity: Object.fromEntries(pins) }).replaceAll('<', '\\u003c');
}

/** Source expression of an import map in a page's policy. */
export function importMapSource(importMap: string): string {
  return `'sha256-${createHash('sha256').update(importMap).digest('base64')}'`;
}
