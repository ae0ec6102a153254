import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedRemote, ComposedShell, Composition } from '@airdex/shared-contracts/composition';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { releaseFolder } from './registry-layout.ts';
import type { ReleaseKind } from './registry-layout.ts';

/** A release that a composition names. */
export interface Part {
  /** `shell`, or the remote's name. */
  readonly name: string;
  readonly of: ReleaseKind;
  readonly composed: ComposedShell | ComposedRemote;
}

/** The shell and the remotes of a composition. */
export function partsOf({ shell, remotes }: Pick<Composition, 'shell' | 'remotes'>): Part[] {
  return [
    { name: 'shell', of: { kind: 'shell' }, composed: shell },
    ...remotes.map((remote): Part => ({
      name: remote.name,
      of: { kind: 'remote', name: remote.name },
      composed: remote,
    })),
  ];
}

/** Title of the first release of a composition that the registry lacks, such as `mfe-card 0123456789abcdef`. */
export async function missingPart(registry: string, composition: Composition): Promise<string | undefined> {
  for (const { name, of, composed } of partsOf(composition)) {
    // Another origin serves this release.
    if (!composed.base.startsWith('/')) continue;
    const manifest = join(releaseFolder(registry, of, composed.release), composed.manifest);
    if ((await undefinedWhenMissing(stat(manifest))) === undefined) return `${name} ${composed.release}`;
  }
  return undefined;
}
