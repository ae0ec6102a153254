import {
  federationNameOf,
  readDocument,
  REMOTE_MANIFEST_FILE,
  remoteManifestSchema,
} from '@airdex/shared-contracts/composition';
import type { ContainerKind, ReleaseLibraries, RemoteManifest } from '@airdex/shared-contracts/composition';
import { finalizeRelease } from '@airdex/release-registry/release';
import { CommandError } from '../command-error.ts';
import { problemsOfDeclarations, requiredContract } from '../remote-definition/oldest-contract.ts';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { FEDERATION_MANIFEST_FILE } from '../webpack-preset/federation-manifest-file.ts';

/** Facts about a release that are only in the bundler's output. Paths are relative to its folder. */
export interface BundlerOutput extends ReleaseLibraries {
  /** The container's script. */
  readonly entry: string;
  /** A classic script by default. */
  readonly container?: ContainerKind;
  /** By exposed module, the scripts and styles that it needs to start. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
}

/**
 * Makes a release of the files in `folder`, whichever bundler wrote them: adds its manifest and the integrity of all
 * files.
 * @throws CommandError for an ES module if the contract that the remote states does not support them.
 */
export async function sealRelease(
  definition: RemoteDefinition,
  folder: string,
  { entry, container, preload, ...libraries }: BundlerOutput,
): Promise<RemoteManifest> {
  const { name, exposes, raises = [], answers = [], pages, firstCalls, trustedTypes } = definition;
  const contractVersion = requiredContract(definition.contract);
  const [problem] = container === 'module' ? problemsOfDeclarations(contractVersion, ['container']) : [];
  if (problem !== undefined)
    throw new CommandError(`The container is an ES module. ${problem}`, {
      hint: 'Build a script as container, or state a later contract in mfe.config.ts.',
      kind: 'refused',
    });
  const content = {
    schemaVersion: 1,
    name,
    federationName: federationNameOf(name),
    contractVersion,
    ...(container !== undefined && { container }),
    ...(trustedTypes !== undefined && { trustedTypes }),
    entry,
    federationManifest: FEDERATION_MANIFEST_FILE,
    exposes: Object.keys(exposes),
    raises: [...raises].sort(),
    answers: [...answers].sort(),
    preload,
    ...(pages !== undefined && { pages }),
    ...(firstCalls !== undefined && { firstCalls }),
    ...libraries,
  };
  const finalized = await finalizeRelease(folder, content, REMOTE_MANIFEST_FILE, {
    // The import map of the page verifies modules.
    starts: container === 'module' ? [] : [[entry]],
  });
  const reading = readDocument(remoteManifestSchema, { ...content, ...finalized });
  if (!reading.ok)
    throw new Error(`The build made a manifest that is not valid: ${reading.problems.join('; ')}`);
  return reading.value;
}
