import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { modulesOf } from './modules-of-build.ts';
import { sealError } from './seal-error.ts';

const LIFECYCLES = ['bootstrap', 'mount', 'unmount'] as const;

function noLifecycles(exposed: string, missing: readonly string[]): Error {
  return sealError(
    'no-lifecycles',
    `${exposed} does not export ${missing.join(', ')}`,
    'The shell shows a screen by its lifecycles: export const { bootstrap, mount, update, unmount } = definePage({ … }), or functions of these names.',
  );
}

/**
 * Checks that each exposed module of a build by webpack exports the lifecycles. Exports that webpack cannot know pass.
 * @param root folder of the package
 * @throws CommandError AIRDEX-122
 */
export function checkExposedModules(
  exposes: Readonly<Record<string, string>>,
  root: string,
  compilation: Compilation,
): void {
  const modules = [...modulesOf(compilation)];
  for (const [exposed, file] of Object.entries(exposes)) {
    const path = join(root, file);
    const module = modules.find((it) => it.nameForCondition() === path);
    const provided = module && compilation.moduleGraph.getProvidedExports(module);
    if (!Array.isArray(provided)) continue;
    const missing = LIFECYCLES.filter((name) => !provided.includes(name));
    if (missing.length > 0) throw noLifecycles(exposed, missing);
  }
}

/**
 * Checks that one file of each exposed module names the lifecycles that it must export. Bundlers keep the names that
 * containers export, in different forms.
 * @param filesOf scripts of each exposed module
 * @throws CommandError AIRDEX-122
 */
export function checkLifecycles(
  filesOf: Readonly<Record<string, readonly string[]>>,
  scripts: ReadonlyMap<string, string>,
): void {
  for (const [exposed, files] of Object.entries(filesOf)) {
    const missingIn = files.map((file) =>
      LIFECYCLES.filter((name) => !new RegExp(`\\b${name}\\b`).test(scripts.get(file) ?? '')),
    );
    const missing = missingIn.toSorted((left, right) => left.length - right.length)[0] ?? LIFECYCLES;
    if (missing.length === 0) continue;
    throw noLifecycles(exposed, missing);
  }
}
