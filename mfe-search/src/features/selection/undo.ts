import { tickAlike, type Selection } from './selection.ts';

/** What a change of many ticks left: everything ticked, nothing ticked, or a range ticked alike. */
export type MassChange = 'everything' | 'nothing' | 'range';

type Remembered =
  | { readonly change: 'everything' | 'nothing'; readonly mode: Selection['mode']; readonly ids: Set<number> }
  | {
      readonly change: 'range';
      readonly anchor: number;
      readonly ids: readonly number[];
      /** The tick these had before. */
      readonly wasTicked: boolean;
    };

/**
 * Remembers the last change of many ticks of a selection, to take it back, for as long as nothing else changes: what is
 * ticked after it would be lost with it. Nothing is copied: a change of all gives the selection a new set, and the old
 * one is kept as it was.
 */
export function createUndo(selection: Selection) {
  let last: Remembered | null = null;

  /** Takes the last change back, in a selection of `total`. False when there is none. */
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
    /** Before a range: takes the last one from the same anchor back, when nothing came in between. */
    replaceRange(anchor: number, total: number) {
      if (last?.change === 'range' && last.anchor === anchor) undo(total);
    },
    forget() {
      last = null;
    },
  };
}
