import { sealError } from './seal-error.ts';

const LIFECYCLES = ['bootstrap', 'mount', 'unmount'] as const;

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
    throw sealError(
      'no-lifecycles',
      `${exposed} does not export ${missing.join(', ')}`,
      'The shell shows a screen by its lifecycles: export const { bootstrap, mount, update, unmount } = definePage({ … }), or functions of these names.',
    );
  }
}
