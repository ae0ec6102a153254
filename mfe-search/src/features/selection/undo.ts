import { tickAlike, type Selection } from './selection.ts';

/** The result of a change of many ticks: everything ticked, nothing ticked, or a range ticked alike. */
export type MassChange = 'everything' | 'nothing' | 'range';

type Remembered =
  | { readonly change: 'everything' | 'nothing'; readonly mode: Selection['mode']; readonly ids: Set<number> }
  | {
      readonly change: 'range';
      readonly anchor: number;
      readonly ids: readonly number[];
      /** The previous tick of these. */
      readonly wasTicked: boolean;
    };

/**
 * Remembers the last change of many ticks of a selection, to revert it, until something else changes: later
 * ticks would be lost. Nothing is copied: a change of all gives the selection a new set, and the old one is
 * kept unchanged.
 */
export function createUndo(selection: Selection) {
  let last: Remembered | null = null;

  /** Reverts the last change, in a selection of `total`. False if there is none. */
  function undo(total: number): boolean {
    if (last === null) return false;
    if (last.change === 'range') tickAlike(selection, last.ids, last.wasTicked, total);
    else Object.assign(selection, { mode: last.mode, ids: last.ids });
    last = null;
    return true;
  }

  return {
    undo,
    undoable: (): MassChange | null => last?.change ?? null,
    /** Before all ticks change. */
    rememberAll(change: 'everything' | 'nothing') {
      const { mode, ids } = selection;
      last = { change, mode, ids };
    },
    /** After a range from an anchor changed these. */
    rememberRange(anchor: number, ids: readonly number[], wasTicked: boolean) {
      last = { change: 'range', anchor, ids, wasTicked };
    },
    /**
     * Before a range: reverts the last one from the same anchor, unless something else changed in between.
     */
    replaceRange(anchor: number, total: number) {
      if (last?.change === 'range' && last.anchor === anchor) undo(total);
    },
    forget() {
      last = null;
    },
    /** Forgets a change that would restore the tick of another programme. */
    keepOnly(existing: ReadonlySet<number>) {
      for (const id of last?.ids ?? []) if (!existing.has(id)) last = null;
    },
  };
}
