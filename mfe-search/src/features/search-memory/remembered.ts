import {
  idsOfText,
  textOfIds,
  type ProgrammeSelection,
  type ResultsView,
} from '@airdex/shared-contracts/search-filter';

/** The user's place in a list: a programme, and its position. */
export interface ListPlace {
  readonly idProgram: number;
  /** Its index in the results, from 0: the target if the programme is gone. */
  readonly index: number;
  /**
   * Pixels from the upper edge of the list to the programme's; negative if it is partly scrolled out of view.
   */
  readonly offset: number;
  /** The view whose rows the offset applies to; if missing, the current one. */
  readonly view?: ResultsView;
}

/** A place, and how many pages of results it needs. */
export interface KeptPlace extends ListPlace {
  readonly pages: number;
}

const isWhole = (value: unknown, from: number) => Number.isSafeInteger(value) && Number(value) >= from;

/** The place in a text; null if there is none or the text is invalid. */
export function placeOfText(text: string | null): KeptPlace | null {
  try {
    const { idProgram, index, offset, view, pages } = JSON.parse(text ?? '{}') as Partial<KeptPlace>;
    const isPlace =
      isWhole(idProgram, 0) && isWhole(index, 0) && isWhole(pages, 1) && Number.isFinite(offset);
    return isPlace ? ({ idProgram, index, offset, view, pages } as KeptPlace) : null;
  } catch {
    return null;
  }
}

export const textOfPlace = (place: KeptPlace): string => JSON.stringify(place);

const MODES = { Include: '+', Exclude: '-' } as const;

/** The ticks as a text; null while everything is ticked, which is the default. */
export function textOfTicks({ selectMode, selectedIds }: ProgrammeSelection): string | null {
  if (selectMode === 'Exclude' && selectedIds.length === 0) return null;
  return MODES[selectMode] + textOfIds(selectedIds);
}

/** The ticks in a text; null if there are none or the text is invalid. */
export function ticksOfText(text: string | null): ProgrammeSelection | null {
  const selectMode = text?.startsWith(MODES.Include) === true ? 'Include' : 'Exclude';
  if (text === null || !text.startsWith(MODES[selectMode])) return null;
  const selectedIds = text.length === 1 ? [] : idsOfText(text.slice(1));
  return selectedIds === null ? null : { isAllSelected: false, selectMode, selectedIds };
}
