import { POINTER_HISTORY_MAX } from '@airdex/shared-contracts/composition';
import type { Canary, CompositionPointer, HistoryEntry } from '@airdex/shared-contracts/composition';
import { PREVIOUS_OFFERED } from '../serving/composition-for-browser.ts';
import { RegistryError } from '../registry-error.ts';
import type { ChangeOptions } from './change.ts';
import { appendToHistory } from './history.ts';
import { withPublishingLock } from './publishing-lock.ts';
import { readPointerToMove } from './read-pointer-to-move.ts';
import { pointerFile } from './registry-layout.ts';
import { writeJsonAtomically } from './write-atomically.ts';

/** A move of the pointer, with details for the history. */
export interface Move extends Pick<HistoryEntry, 'action' | 'from' | 'to'> {
  readonly current: string;
  readonly canary?: Canary | undefined;
  /** Unset: the current composition, followed by the previous ones. */
  readonly previous?: readonly string[] | undefined;
  readonly releases?: readonly string[] | undefined;
  readonly takenOut?: string | undefined;
  readonly removed?: readonly string[] | undefined;
}

/** The pointer before and after, and whether it moved. */
export interface PointerOutcome {
  readonly before: CompositionPointer | undefined;
  readonly pointer: CompositionPointer | undefined;
  readonly moved: boolean;
}

/** The pointer after a move. */
export function nextPointer(
  before: CompositionPointer | undefined,
  { current, canary, previous }: Pick<Move, 'current' | 'canary' | 'previous'>,
  updatedAt: string,
): CompositionPointer {
  const remembered = previous ?? (before === undefined ? [] : [before.current, ...before.previous]);
  return {
    schemaVersion: 1,
    revision: (before?.revision ?? 0) + 1,
    current,
    ...(canary === undefined ? {} : { canary }),
    previous: [...new Set(remembered)].filter((id) => id !== current).slice(0, POINTER_HISTORY_MAX),
    updatedAt,
  };
}

function entryOf(
  move: Move,
  { revision, previous, updatedAt }: CompositionPointer,
  options: ChangeOptions,
): HistoryEntry {
  const { action, from, to, canary, releases, takenOut, removed } = move;
  const { who, token, reason } = options;
  return {
    revision,
    at: updatedAt,
    who,
    ...(token === undefined ? {} : { token }),
    action,
    ...(from === undefined ? {} : { from }),
    to,
    ...(canary === undefined ? {} : { canary: canary.composition, percent: canary.percent }),
    ...(previous.length === 0 ? {} : { offered: previous.slice(0, PREVIOUS_OFFERED) }),
    ...(releases === undefined ? {} : { releases: [...releases] }),
    ...(takenOut === undefined ? {} : { takenOut }),
    ...(removed === undefined ? {} : { removed: [...removed] }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** The error for a change that is based on an older revision than `found`. */
export function pointerMoved(found: number, expected: number | undefined): RegistryError {
  return new RegistryError(
    'pointer-moved',
    `The pointer is at revision ${found}, no longer at ${expected ?? 'the previous one'}`,
    {
      hint: 'Someone else changed the composition. Check `mfe status`, then try again.',
      field: 'revision',
      details: { revision: found },
    },
  );
}

interface MoveSteps {
  readonly read?: typeof readPointerToMove;
  readonly afterwards?: () => Promise<void>;
}

/**
 * Moves the pointer by compare and swap, under the publishing lock, and adds the move to the history.
 * @param decide returns the move from the current pointer; undefined: the pointer stays
 * @param steps `read`: reads the pointer, by default from its file; `afterwards`: runs before the lock is released,
 * even if the pointer did not move
 * @throws RegistryError `pointer-moved` if the pointer is not at `options.revision`; `registry-busy`,
 * `registry-damaged`
 */
export async function movePointer(
  registry: string,
  options: ChangeOptions,
  decide: (before: CompositionPointer | undefined) => Promise<Move | undefined>,
  { read = readPointerToMove, afterwards }: MoveSteps = {},
): Promise<PointerOutcome> {
  return withPublishingLock(registry, async ({ checkHeld }) => {
    const before = await read(registry);
    const found = before?.revision ?? 0;
    if ((options.revision ?? found) !== found) throw pointerMoved(found, options.revision);
    const move = await decide(before);
    if (move === undefined) {
      await afterwards?.();
      return { before, pointer: before, moved: false };
    }
    const pointer = nextPointer(before, move, new Date().toISOString());
    await checkHeld();
    await appendToHistory(registry, entryOf(move, pointer, options));
    await writeJsonAtomically(pointerFile(registry), pointer, { check: checkHeld });
    await afterwards?.();
    return { before, pointer, moved: true };
  });
}
