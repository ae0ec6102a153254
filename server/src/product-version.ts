import { readFile } from 'node:fs/promises';

/** The version of the product. */
export async function productVersion(): Promise<string> {
  const file = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
