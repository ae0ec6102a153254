import type { Composition, CompositionPointer, HistoryEntry } from '@airdex/shared-contracts/composition';
import { currentAfter } from '../registry/change.ts';
import { PREVIOUS_OFFERED } from '../serving/composition-for-browser.ts';

/** What users had at some time. */
interface Served {
  readonly current: string;
  /** Served to some: the canary, and what browsers that avoid the current one get. */
  readonly others: readonly (string | undefined)[];
}

/**
 * Until when users were given each composition, in milliseconds of the epoch; `now` for what they are served. A page
 * that was loaded then may still be open.
 * - `current`: to all of them, newest first
 * - `any`: to all or to some
 * @param history newest first
 */
export function servedUntil(
  pointer: CompositionPointer,
  history: readonly HistoryEntry[],
  now: number,
): { readonly current: ReadonlyMap<string, number>; readonly any: ReadonlyMap<string, number> } {
  const until = { current: new Map<string, number>(), any: new Map<string, number>() };
  const note = (to: Map<string, number>, id: string | undefined, time: number) => {
    if (id !== undefined && !to.has(id)) to.set(id, time);
  };
  const noteAll = ({ current, others }: Served, time: number) => {
    note(until.current, current, time);
    for (const id of [current, ...others]) note(until.any, id, time);
  };
  const offered = pointer.previous.slice(0, PREVIOUS_OFFERED);
  noteAll({ current: pointer.current, others: [pointer.canary?.composition, ...offered] }, now);
  let replacedAt = now;
  for (const entry of history) {
    const current = currentAfter(entry);
    noteAll({ current, others: [entry.canary, ...(entry.offered ?? [])] }, replacedAt);
    replacedAt = Date.parse(entry.at);
    note(until.any, entry.from, replacedAt);
  }
  // From before the history begins: replaced by then, nobody knows when.
  for (const id of pointer.previous) noteAll({ current: id, others: [] }, replacedAt);
  return until;
}

export interface KeepOptions {
  /** Compositions before the current one that are kept in any case, to go back to. */
  readonly previous: number;
  /** Days that what users were given, or what was stored, is kept. */
  readonly days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Times before this one are old, in milliseconds of the epoch. */
export function keepSince({ days }: KeepOptions, now: number): number {
  return now - days * DAY_MS;
}

type Stored = Pick<Composition, 'id' | 'createdAt' | 'remotes'>;

/**
 * For each remote the last composition before `given` that had another release of it, so that this stays: a browser that
 * comes back after long falls back to the release that last worked there.
 */
function fallbackCompositions(served: readonly Stored[], before: readonly Stored[]): string[] {
  const releasesOf = (name: string, { remotes }: Stored) => remotes.find((it) => it.name === name)?.release;
  const names = new Set(served.flatMap(({ remotes }) => remotes.map(({ name }) => name)));
  return [...names].flatMap((name) => {
    const seen = served.map((it) => releasesOf(name, it));
    const found = before.find((it) => {
      const release = releasesOf(name, it);
      return release !== undefined && !seen.includes(release);
    });
    return found === undefined ? [] : [found.id];
  });
}

/** Ids of the compositions that must stay. */
export function neededCompositions(
  pointer: CompositionPointer,
  history: readonly HistoryEntry[],
  compositions: readonly Stored[],
  keep: KeepOptions,
  now: number,
): Set<string> {
  const since = keepSince(keep, now);
  const until = servedUntil(pointer, history, now);
  const within = (times: ReadonlyMap<string, number>) => (it: Stored) => (times.get(it.id) ?? 0) >= since;
  const recent = compositions.filter((it) => !(Date.parse(it.createdAt) < since) || within(until.any)(it));
  const byId = new Map(compositions.map((it) => [it.id, it]));
  const onceCurrent = [...until.current.keys()].flatMap((id) => byId.get(id) ?? []);
  return new Set([
    pointer.current,
    ...(pointer.canary === undefined ? [] : [pointer.canary.composition]),
    ...pointer.previous.slice(0, keep.previous),
    ...recent.map(({ id }) => id),
    ...fallbackCompositions(onceCurrent.filter(within(until.current)), onceCurrent),
  ]);
}
