import { hash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsHash } from './sources-hash.ts';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/migrated-databases/', import.meta.url));

/**
 * The path of a migrated embedded database that is kept between runs, by the migrations' text and PGlite's
 * version: creating a cluster takes seconds of processor time, copying one a tenth of a second.
 * @param kind part of its name
 * @param create creates it at a path if there is none; other processes never see an unfinished one
 */
export async function cachedDatabase(
  kind: 'folder' | 'snapshot',
  create: (place: string) => Promise<void>,
): Promise<string> {
  const pglite = hash('sha256', createRequire(import.meta.url).resolve('@electric-sql/pglite')).slice(0, 8);
  const kept = path.join(CACHE, `${kind}-${await migrationsHash()}-${pglite}`);
  if (await exists(kept)) return kept;
  const unfinished = path.join(CACHE, randomUUID());
  await mkdir(CACHE, { recursive: true });
  await create(unfinished);
  await rename(unfinished, kept).catch(async (error: unknown) => {
    // Another test file was faster.
    if (!(await exists(kept))) throw error;
    await rm(unfinished, { recursive: true });
  });
  return kept;
}

const exists = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );
