import type { Composition, CompositionPointer, HistoryEntry } from '@airdex/shared-contracts/composition';
import { currentAfter } from '../registry/change.ts';
import { PREVIOUS_OFFERED } from '../serving/composition-for-browser.ts';

/** The compositions that users got at one time. */
interface Served {
  readonly current: string;
  /** Served to some users: the canary, and compositions for browsers that avoid the current one. */
  readonly others: readonly (string | undefined)[];
}

/**
 * Times until which each composition was served, in milliseconds since the epoch, by id; `now` for those that are still
 * served. Pages loaded until then may still be open.
 * - `current`: served to all users, newest first
 * - `any`: served to all or to some users
 * @param history newest first
 */
function servedUntil(
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
  // These are older than the history. They were replaced before it begins, at an unknown time.
  for (const id of pointer.previous) noteAll({ current: id, others: [] }, replacedAt);
  return until;
}

export interface KeepOptions {
  /** Number of previous compositions to keep for rollbacks, regardless of their age. */
  readonly previous: number;
  /** Days for which to keep what was served or stored. */
  readonly days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time from which everything is kept, in milliseconds since the epoch. */
export function keepSince({ days }: KeepOptions, now: number): number {
  return now - days * DAY_MS;
}

type Stored = Pick<Composition, 'id' | 'createdAt' | 'remotes'>;

/**
 * For each remote, the newest composition in `before` with a release that none of `served` has. A browser that returns
 * after a long time may fall back to this release, because it was the last that worked there.
 * @param before newest first
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

/** Ids of the compositions to keep. */
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
