import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Writing {
  readonly mode?: number;
  /** Asked last of all; when it throws, the old document stays. */
  readonly check?: () => Promise<void>;
}

/** Writes a JSON document so that a reader sees the old one or the new one, never a part. */
export async function writeJsonAtomically(file: string, value: unknown, writing?: Writing): Promise<void> {
  await writeTextAtomically(file, `${JSON.stringify(value, null, 2)}\n`, writing);
}

/** The same for any text. */
export async function writeTextAtomically(
  file: string,
  text: string,
  { mode = 0o666, check }: Writing = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const incoming = `${file}.${randomUUID()}`;
  try {
    await writeFile(incoming, text, { flush: true, mode });
    await check?.();
    await rename(incoming, file);
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
}
