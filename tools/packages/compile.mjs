import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { runOrFail } from '../run-command.mjs';
import { PUBLIC_PACKAGES } from './packages.mjs';

/** `outDir` of the tsconfig.json in this folder. */
const COMPILED = inRoot('node_modules', '.airdex-packages');

/** Files that are not copied: TypeScript sources, which are compiled, and files that only tests use. */
const isLeftOut = (/** @type {string} */ file) => /\.tsx?$|\.(test|fixture)\./.test(file);

/**
 * Compiles the sources of the public packages into their `dist` folders: JavaScript modules, type declarations and
 * source maps, next to the style sheets and scripts that they load. It does not check types: `npm run typecheck` does.
 */
export async function compilePackages() {
  await rm(COMPILED, { recursive: true, force: true });
  const compiler = inRoot('node_modules', 'typescript7', 'bin', 'tsc');
  await runOrFail('The packages could not be compiled.', process.execPath, [
    compiler,
    '-p',
    inRoot('tools', 'packages'),
  ]);
  for (const folder of PUBLIC_PACKAGES) {
    const dist = inRoot(folder, 'dist');
    await rm(dist, { recursive: true, force: true });
    await cp(inRoot(folder, 'src'), dist, { recursive: true, filter: (file) => !isLeftOut(file) });
    await cp(path.join(COMPILED, folder, 'src'), dist, { recursive: true });
  }
}
