import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Writing {
  readonly mode?: number;
  /** Called right before the file is replaced. If it throws, the old file stays. */
  readonly check?: () => Promise<void>;
}

/** Writes a JSON document. Readers see either the old or the new one, never a part. */
export async function writeJsonAtomically(file: string, value: unknown, writing?: Writing): Promise<void> {
  await writeAtomically(file, `${JSON.stringify(value, null, 2)}\n`, writing);
}

/** Writes text or bytes. Readers see either the old or the new content, never a part. */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  { mode = 0o666, check }: Writing = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const incoming = `${file}.${randomUUID()}`;
  try {
    await writeFile(incoming, content, { flush: true, mode });
    await check?.();
    await rename(incoming, file);
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
}
