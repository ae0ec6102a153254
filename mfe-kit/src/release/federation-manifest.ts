import { readFile } from 'node:fs/promises';
import { array, object, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { readJsonDocument } from '@airdex/shared-contracts/composition';
import { CommandError } from '../command-line/command-error.ts';

const filesSchema = object({ sync: array(string()), async: array(string()) });

/** The part of Module Federation's manifest that a release is made from. */
const federationManifestSchema = object({
  metaData: object({ remoteEntry: object({ path: string(), name: string() }) }),
  exposes: array(object({ path: string(), assets: object({ js: filesSchema, css: filesSchema }) })),
});
export type FederationManifest = Infer<typeof federationManifestSchema>;

/** Reads the manifest that the federation plugin wrote. */
export async function readFederationManifest(file: string): Promise<FederationManifest> {
  const reading = readJsonDocument(federationManifestSchema, await readFile(file, 'utf8'));
  if (!reading.ok) throw new CommandError(`${file} is not what was expected: ${reading.problems.join('; ')}`);
  return reading.value;
}

/** By exposed module, the scripts and styles that it cannot start without, besides the container's script. */
export function filesOfFirstScreen(manifest: FederationManifest): Record<string, string[]> {
  return Object.fromEntries(
    manifest.exposes.map(({ path, assets }) => [path, [...assets.js.sync, ...assets.css.sync]]),
  );
}
