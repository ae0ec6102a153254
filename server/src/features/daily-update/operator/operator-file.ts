import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const operatorSchema = z.object({ port: z.int(), token: z.string(), pid: z.int() });

/** Where a running server takes requests of its operator, and what opens them. */
export type OperatorAddress = z.output<typeof operatorSchema>;

/** Whoever may read it may act as the operator. */
const ONLY_OWNER = 0o600;

function fileIn(dataDir: string): string {
  return path.resolve(dataDir, 'operator.json');
}

export async function writeOperatorFile(dataDir: string, address: OperatorAddress): Promise<void> {
  const file = fileIn(dataDir);
  // An existing file would keep its rights.
  await rm(file, { force: true });
  await writeFile(file, `${JSON.stringify(address)}\n`, { mode: ONLY_OWNER, flag: 'wx' });
}

export async function removeOperatorFile(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

/** What the server on this data folder wrote; null when there is none. */
export async function readOperatorFile(dataDir: string): Promise<OperatorAddress | null> {
  try {
    const parsed = z.safeParse(operatorSchema, JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
