import { readFile, writeFile } from 'node:fs/promises';
import { array, object, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { readJsonDocument } from '@airdex/shared-contracts/composition';
import { CommandError } from '../command-error.ts';

const filesSchema = object({ sync: array(string()), async: array(string()) });
const assetsSchema = object({ js: filesSchema, css: filesSchema });

/** The part of Module Federation's manifest that a release needs. */
const federationManifestSchema = object({
  name: string(),
  metaData: object({ remoteEntry: object({ path: string(), name: string() }) }),
  exposes: array(object({ path: string(), assets: assetsSchema })),
  shared: array(object({ name: string(), assets: assetsSchema })),
});
export type FederationManifest = Infer<typeof federationManifestSchema>;

/** Reads the manifest that the federation plugin wrote. */
export async function readFederationManifest(file: string): Promise<FederationManifest> {
  const reading = readJsonDocument(federationManifestSchema, await readFile(file, 'utf8'));
  if (!reading.ok) throw new CommandError(`${file} is not what was expected: ${reading.problems.join('; ')}`);
  return reading.value;
}

const ofKind = (files: readonly string[], ending: string) => files.filter((file) => file.endsWith(ending));

/**
 * Writes to the manifest which files each exposed module needs. The federation plugin itself lists the files of all
 * screens that share a file.
 * @param screens by exposed module, the files that it needs to start
 */
export async function correctFederationManifest(
  file: string,
  screens: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as FederationManifest;
  for (const { path, assets } of manifest.exposes) {
    for (const kind of ['js', 'css'] as const) {
      const sync = ofKind(screens[path] ?? [], `.${kind}`);
      const screensFiles = new Set(Object.values(screens).flat());
      assets[kind] = { sync, async: assets[kind].async.filter((it) => !screensFiles.has(it)) };
    }
  }
  await writeFile(file, JSON.stringify(manifest, null, 2));
}
