import { pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';

/** Imports a TypeScript module of a remote's package. Node 20 and 22 can't, so jiti compiles it for them. */
export async function importSource(file: string): Promise<object> {
  if (process.features.typescript) return (await import(pathToFileURL(file).href)) as object;
  return createJiti(import.meta.url).import<object>(file);
}
