import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { currentAfter } from '../registry/change.ts';
import type { HistoryEntry } from '../registry/change.ts';

/**
 * Until when users were given each composition, in milliseconds of the epoch; `now` for what they are given. A page
 * that was loaded then may still be open.
 * @param history newest first
 */
export function givenUntil(
  pointer: CompositionPointer,
  history: readonly HistoryEntry[],
  now: number,
): Map<string, number> {
  const until = new Map<string, number>();
  const note = (id: string | undefined, time: number) => {
    if (id !== undefined && !until.has(id)) until.set(id, time);
  };
  note(pointer.current, now);
  note(pointer.canary?.composition, now);
  let replacedAt = now;
  for (const entry of history) {
    note(currentAfter(entry), replacedAt);
    note(entry.canary, replacedAt);
    replacedAt = Date.parse(entry.at);
    note(entry.from, replacedAt);
  }
  // From before the history begins: replaced by then, nobody knows when.
  for (const id of pointer.previous) note(id, replacedAt);
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
export function keptSince({ days }: KeepOptions, now: number): number {
  return now - days * DAY_MS;
}

/** Ids of the compositions that must stay. */
export function neededCompositions(
  pointer: CompositionPointer,
  history: readonly HistoryEntry[],
  compositions: readonly { readonly id: string; readonly createdAt: string }[],
  keep: KeepOptions,
  now: number,
): Set<string> {
  const since = keptSince(keep, now);
  const until = givenUntil(pointer, history, now);
  const young = compositions.filter(
    ({ id, createdAt }) => !(Date.parse(createdAt) < since) || (until.get(id) ?? 0) >= since,
  );
  return new Set([
    pointer.current,
    ...(pointer.canary === undefined ? [] : [pointer.canary.composition]),
    ...pointer.previous.slice(0, keep.previous),
    ...young.map(({ id }) => id),
  ]);
}
