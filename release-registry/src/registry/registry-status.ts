import type {
  Canary,
  Composition,
  CompositionPointer,
  HistoryEntry,
  PartStatus,
  RegistryStatus,
} from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { readRelease } from '../release/read-release.ts';
import { changedParts } from './changed-parts.ts';
import { readHistory } from './history.ts';
import { requirePointer } from './require-pointer.ts';
import { readPointedAt, readPointer } from './read-registry.ts';
import { releaseFolder } from './registry-layout.ts';
import { partsOf } from './stored-parts.ts';
import type { Part } from './stored-parts.ts';

/** Number of history entries to search for who made the composition current, and when. */
const ENTRIES_SEARCHED = 200;

/** Stricter than `Date.parse`, which reads texts in Node that browsers refuse. */
const isTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));

async function partStatus(registry: string, { name, of, composed }: Part): Promise<PartStatus> {
  const { release, contractVersion } = composed;
  const builtAt = await readRelease(releaseFolder(registry, of, release))
    // A manifest may contain any text here, and readers expect a time.
    .then(({ manifest }) => (isTime(manifest.builtAt) ? manifest.builtAt : null))
    .catch((error: unknown) => {
      // The build time is not essential, so the status works without the manifest.
      if (error instanceof RegistryError) return null;
      throw error;
    });
  return { name, release, contractVersion, builtAt };
}

/** Actions that do not change the current composition. */
const LEAVES_CURRENT: ReadonlySet<HistoryEntry['action']> = new Set(['canary', 'stop-canary', 'prune']);

/** The newest entry that made composition `id` current. Entries that only ended a canary are skipped. */
function madeCurrent(history: readonly HistoryEntry[], id: string): HistoryEntry | undefined {
  return history.find(({ action, from, to }, index) => {
    if (to !== id || LEAVES_CURRENT.has(action)) return false;
    return from === undefined || (from !== id && from !== history[index + 1]?.canary);
  });
}

/**
 * The entry that started the running canary, perhaps in place of another one; undefined if it is older than the
 * entries. Later entries gave it another share, or recomposed it.
 */
function canaryBegan(
  history: readonly HistoryEntry[],
  { composition, drawnBy = composition }: Canary,
): HistoryEntry | undefined {
  const end = history.findIndex(({ canary }) => canary === undefined);
  if (end < 0) return undefined;
  return history
    .slice(0, end)
    .find(
      ({ action, canary }, index) =>
        action === 'canary' && canary === drawnBy && history[index + 1]?.canary !== drawnBy,
    );
}

async function canaryStatus(
  registry: string,
  { canary }: CompositionPointer,
  current: Composition,
  history: readonly HistoryEntry[],
): Promise<RegistryStatus['canary']> {
  if (canary === undefined) return null;
  const composition = await readPointedAt(registry, canary.composition);
  const began = canaryBegan(history, canary);
  const tried = new Set(changedParts(current, composition).map(({ name }) => name));
  return {
    composition: canary.composition,
    percent: canary.percent,
    createdAt: composition.createdAt,
    since: began?.at ?? null,
    who: began?.who ?? null,
    parts: await Promise.all(
      partsOf(composition)
        .filter(({ name }) => tried.has(name))
        .map((part) => partStatus(registry, part)),
    ),
  };
}

/**
 * What users get now, the running canary, and at most `historyMax` changes.
 * @throws RegistryError `registry-empty`
 */
export async function registryStatus(registry: string, historyMax: number): Promise<RegistryStatus> {
  const pointer = requirePointer(await readPointer(registry));
  const history = await readHistory(registry, pointer.revision, Math.max(historyMax, ENTRIES_SEARCHED));
  const current = await readPointedAt(registry, pointer.current);
  const entry = madeCurrent(history, pointer.current);
  return {
    revision: pointer.revision,
    updatedAt: pointer.updatedAt,
    current: {
      composition: current.id,
      createdAt: current.createdAt,
      since: entry?.at ?? null,
      who: entry?.who ?? null,
      parts: await Promise.all(partsOf(current).map((part) => partStatus(registry, part))),
    },
    canary: await canaryStatus(registry, pointer, current, history),
    previous: pointer.previous,
    history: history.slice(0, historyMax),
  };
}
