import { writeFile, mkdir } from 'node:fs/promises';
import { object } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import {
  compositionPointerSchema,
  historyEntrySchema,
  readJsonDocument,
} from '@airdex/shared-contracts/composition';
import pMap from 'p-map';
import { RegistryError } from '../registry-error.ts';
import { readHistory } from '../registry/history.ts';
import { pointerMoved } from '../registry/move-pointer.ts';
import { readPointer } from '../registry/read-registry.ts';
import { historyFile, pointerFile } from '../registry/registry-layout.ts';
import { writeJsonAtomically } from '../registry/write-atomically.ts';
import { CONCURRENCY } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { objectHeaders } from './object-headers.ts';

/*
 * In a bucket, each revision of the pointer is a separate object with its history entry. It is created only if it does
 * not exist, so that of two publishers at once, the second one fails.
 */
export const REVISIONS = 'revisions/';
const REVISION = /^revisions\/(\d{9})\.json$/;

const revisionSchema = object({ pointer: compositionPointerSchema, entry: historyEntrySchema });
type Revision = Infer<typeof revisionSchema>;

export const revisionKey = (revision: number): string =>
  `${REVISIONS}${String(revision).padStart(9, '0')}.json`;

/** Number of the revision that is stored at `key`; undefined if it is another object. */
export function revisionOf(key: string): number | undefined {
  const number = REVISION.exec(key)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Numbers of the bucket's revisions, ascending. */
export async function listRevisions(bucket: Bucket): Promise<number[]> {
  return (await bucket.list(REVISIONS)).flatMap((key) => revisionOf(key) ?? []);
}

/** @throws RegistryError `registry-damaged` */
export async function readRevision(bucket: Bucket, revision: number): Promise<Revision> {
  const key = revisionKey(revision);
  const found = await bucket.read(key);
  const reading = readJsonDocument(revisionSchema, found?.content.toString() ?? '');
  if (reading.ok) return reading.value;
  throw new RegistryError(
    'registry-damaged',
    `${bucket.place}${key} is damaged: ${reading.problems.join('; ')}`,
    {
      hint: 'Nothing was changed. Restore the object from an earlier version.',
    },
  );
}

/** @throws RegistryError `registry-damaged` */
export function readRevisions(bucket: Bucket, revisions: readonly number[]): Promise<Revision[]> {
  return pMap(revisions, (revision) => readRevision(bucket, revision), { concurrency: CONCURRENCY });
}

/** Adds new revisions to the folder's history, and moves its pointer to the last of them. */
export async function pullRevisions(
  bucket: Bucket,
  folder: string,
  revisions: readonly number[],
): Promise<void> {
  const known = (await readPointer(folder))?.revision ?? 0;
  const newer = revisions.filter((revision) => revision > known);
  const read = await readRevisions(bucket, newer);
  const last = read.at(-1);
  if (last === undefined) return;
  await mkdir(folder, { recursive: true });
  const lines = read.map(({ entry }) => `${JSON.stringify(entry)}\n`);
  await writeFile(historyFile(folder), lines.join(''), { flag: 'a' });
  await writeJsonAtomically(pointerFile(folder), last.pointer);
}

/** Writes `pointer.json` for static hosts. Repeats until it is the newest, because others may publish at once. */
async function writePointer(bucket: Bucket): Promise<void> {
  for (let written = 0; ;) {
    const latest = (await listRevisions(bucket)).at(-1) ?? 0;
    if (latest === written) return;
    const { pointer } = await readRevision(bucket, latest);
    await bucket.write('pointer.json', JSON.stringify(pointer, null, 2), objectHeaders('pointer.json'));
    written = latest;
  }
}

/**
 * Stores the folder's pointer in the bucket, if it has moved from revision `from`.
 * @throws RegistryError `pointer-moved` if another change came first
 */
export async function pushRevision(bucket: Bucket, folder: string, from: number): Promise<void> {
  const pointer = await readPointer(folder);
  if (pointer === undefined || pointer.revision === from) return;
  const [entry] = await readHistory(folder, pointer.revision, 1);
  const key = revisionKey(pointer.revision);
  if (!(await bucket.create(key, JSON.stringify({ pointer, entry }, null, 2), objectHeaders(key))))
    throw pointerMoved(pointer.revision, from);
  // The change is live, so it must not be reported as failed. The next change writes the copy again.
  await writePointer(bucket).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.emitWarning(`pointer.json was not updated for static hosts: ${reason}`);
  });
}
