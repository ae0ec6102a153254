import { readFile } from 'node:fs/promises';
import { array, literal, object, record, string } from 'zod/mini';
import { readJsonDocument, releaseHashSchema } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { checkoutBuildsFile } from '../registry/registry-layout.ts';
import { writeJsonAtomically } from '../registry/write-atomically.ts';
import { undefinedWhenMissing } from '../release/system-error.ts';
import type { CheckoutBuild } from './release-at-start.ts';

/** Builds with which servers started from their checkouts, by part (`shell` or a remote's name), oldest first. */
export type CheckoutBuilds = Readonly<Record<string, readonly CheckoutBuild[]>>;

/** Maximum number of entries for each part. */
const REMEMBERED = 200;

const documentSchema = object({
  schemaVersion: literal(1),
  parts: record(string(), array(object({ checkout: string(), release: releaseHashSchema }))),
});

export async function readCheckoutBuilds(registry: string): Promise<CheckoutBuilds> {
  const file = checkoutBuildsFile(registry);
  const text = await undefinedWhenMissing(readFile(file, 'utf8'));
  if (text === undefined) return {};
  const reading = readJsonDocument(documentSchema, text);
  if (reading.ok) return reading.value.parts;
  throw new RegistryError('registry-damaged', `${file} is damaged: ${reading.problems.join('; ')}`, {
    hint: 'Restore the file, or remove it. Without it, a start does not release builds that were published earlier.',
  });
}

/** Records the builds with which `checkout` started, if they differ from its last. Needs the publishing lock. */
export async function recordCheckoutBuilds(
  registry: string,
  checkout: string,
  builds: readonly { readonly name: string; readonly release: string }[],
): Promise<void> {
  const before = await readCheckoutBuilds(registry);
  const added = builds.flatMap(({ name, release }): [string, CheckoutBuild[]][] => {
    const notes = before[name] ?? [];
    if (notes.findLast((it) => it.checkout === checkout)?.release === release) return [];
    return [[name, [...notes, { checkout, release }].slice(-REMEMBERED)]];
  });
  if (added.length === 0) return;
  const parts = { ...before, ...Object.fromEntries(added) };
  await writeJsonAtomically(checkoutBuildsFile(registry), { schemaVersion: 1, parts });
}
