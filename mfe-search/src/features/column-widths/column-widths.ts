import type { OwnStorage } from '@airdex/mfe-kit/storage';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { Column } from '../result-columns/columns.ts';

/** Columns with their own width; the title takes the rest. */
export type SizedColumn = Exclude<Column['key'], 'localTitle'>;

/** Widths in pixels that the user chose; missing columns have their default width. */
export type ColumnWidths = Readonly<Partial<Record<SizedColumn, number>>>;

const NARROWEST_PX = 72;
const WIDEST_PX = 400;
/** Default widths in the narrowest table, in pixels. */
const OF_DESIGN: Readonly<Record<SizedColumn, number>> = {
  country: 108,
  channel: 119,
  launch: 132,
  subGenre: 119,
  formatType: 104,
  premiereShare: 104,
  averageShare: 112,
};
const NARROWEST_TABLE_PX = 1080;

export function isSized(key: Column['key']): key is SizedColumn {
  return key in OF_DESIGN;
}

/** The closest width that a column may have, in pixels. */
export const allowedWidth = (width: number) => Math.round(Math.min(Math.max(width, NARROWEST_PX), WIDEST_PX));

export function withWidth(widths: ColumnWidths, key: SizedColumn, width: number): ColumnWidths {
  return { ...widths, [key]: allowedWidth(width) };
}

/** Default width of the column. */
export function withoutWidth(widths: ColumnWidths, key: SizedColumn): ColumnWidths {
  return Object.fromEntries(Object.entries(widths).filter(([name]) => name !== key));
}

/** Width below which the table scrolls sideways, in pixels, so that the title keeps its room. */
export function narrowestTable(widths: ColumnWidths): number {
  const added = Object.entries(widths).map(([key, width]) => width - OF_DESIGN[key as SizedColumn]);
  return added.reduce((sum, more) => sum + Math.max(more, 0), NARROWEST_TABLE_PX);
}

/**
 * The widths stored in this browser. Unreadable ones are ignored.
 * @param open returns the storage, which may also throw
 */
export function storedWidths(open: () => Pick<OwnStorage, 'getItem'>): ColumnWidths {
  try {
    const stored: unknown = JSON.parse(open().getItem(LOCAL_STORAGE_KEYS.columnWidths) ?? '{}');
    return Object.entries(stored ?? {}).reduce<ColumnWidths>(
      (widths, [key, width]: [string, unknown]) =>
        isSized(key as Column['key']) && typeof width === 'number' && Number.isFinite(width)
          ? withWidth(widths, key as SizedColumn, width)
          : widths,
      {},
    );
  } catch {
    return {};
  }
}

/** Stores the widths. If storage is full or forbidden, they are not remembered. */
export function storeWidths(open: () => Pick<OwnStorage, 'setItem'>, widths: ColumnWidths): void {
  try {
    open().setItem(LOCAL_STORAGE_KEYS.columnWidths, JSON.stringify(widths));
  } catch {
    // The widths apply until the page is closed.
  }
}
