import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { CommandError } from '../command-error.ts';

/** Lists the archives in a folder: file by name of the package. `npm run packages` writes it. */
const INDEX = 'packages.json';

const indexSchema = z.record(z.string(), z.string());

const isAddress = (place: string) => /^https?:\/\//i.test(place);

async function readText(place: string): Promise<string> {
  if (!isAddress(place)) return readFile(join(place, INDEX), 'utf8');
  const response = await fetch(`${place.replace(/\/$/, '')}/${INDEX}`);
  if (!response.ok) throw new Error(`it responds with ${response.status}`);
  return response.text();
}

const readIndex = async (place: string) => indexSchema.parse(JSON.parse(await readText(place)));

/**
 * Finds archives of our packages.
 * @param place folder or address
 * @returns by name of the package, what a package.json refers to them with
 * @throws CommandError when there is no list of archives
 */
export async function packageArchives(place: string): Promise<Readonly<Record<string, string>>> {
  const index = await readIndex(place).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`${place} has no ${INDEX} that can be read: ${reason}`, {
      hint: '`npm run packages` in the repository of Airdex writes the archives and this file.',
      cause,
    });
  });
  const where = isAddress(place) ? place.replace(/\/$/, '') : `file:${resolve(place)}`;
  return Object.fromEntries(Object.entries(index).map(([name, file]) => [name, `${where}/${file}`]));
}
