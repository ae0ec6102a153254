import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildShell } from '@airdex/mfe-kit/release';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { inRoot, ROOT } from '../root.ts';
import { runProgram } from '../running-program.ts';

/** The two shapes of the same code that are compared. */
export const SHAPES = ['composed', 'one bundle'] as const;
export type Shape = (typeof SHAPES)[number];

/** Says which shape the server gives to the next page load. */
export interface ServedShapes {
  serve(shape: Shape): Promise<void>;
}

async function readPointer(registry: string): Promise<CompositionPointer> {
  return JSON.parse(await readFile(join(registry, 'pointer.json'), 'utf8')) as CompositionPointer;
}

async function publishComposed(registry: string): Promise<CompositionPointer> {
  await rm(registry, { recursive: true, force: true });
  await runProgram(process.execPath, [inRoot('tools', 'build.mjs'), '--registry', registry], ROOT);
  return readPointer(registry);
}

/** The same shell with the remotes' screens imported, as a shell's release without remotes. */
async function publishOneBundle(folder: string): Promise<CompositionPointer> {
  const registry = join(folder, 'registry');
  await rm(folder, { recursive: true, force: true });
  const entry = fileURLToPath(new URL('./one-bundle/main.tsx', import.meta.url));
  await buildShell(inRoot('shell'), join(folder, 'dist'), 'production', (configuration) => ({
    ...configuration,
    entry: { main: entry },
    // Not the shell's: its next build would find this one's remains.
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('bench', 'node_modules', '.cache', 'webpack'),
      buildDependencies: { preset: [inRoot('mfe-kit', 'src', 'webpack-preset', '/')] },
    },
  }));
  await runProgram(
    process.execPath,
    [inRoot('mfe-kit', 'bin', 'mfe.mjs'), 'publish', '--registry', registry, '--from', join(folder, 'dist')],
    ROOT,
  );
  return readPointer(registry);
}

/**
 * Builds both shapes and puts both into `registry`: the same server serves them from there, with the same headers
 * and the same compression, and gives new pages the one that its pointer names.
 */
export async function publishShapes(registry: string, workFolder: string): Promise<ServedShapes> {
  const composed = await publishComposed(registry);
  const oneBundle = await publishOneBundle(workFolder);
  // Releases and compositions are named by their content: those of two registries go together.
  for (const part of ['shell', 'compositions']) {
    await cp(join(workFolder, 'registry', part), join(registry, part), { recursive: true });
  }
  const current: Record<Shape, string> = { composed: composed.current, 'one bundle': oneBundle.current };
  return {
    async serve(shape) {
      const file = join(registry, 'pointer.json');
      await writeFile(`${file}.next`, JSON.stringify({ ...composed, current: current[shape] }));
      await rename(`${file}.next`, file);
    },
  };
}
