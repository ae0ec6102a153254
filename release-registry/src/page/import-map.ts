import { createHash } from 'node:crypto';
import type { Composition } from '@airdex/shared-contracts/composition';

/**
 * The import map of a page, which holds every script of a remote whose container is an ES module to its integrity.
 * Modules import each other without an element that could carry it. Undefined if the composition has no such remote.
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
