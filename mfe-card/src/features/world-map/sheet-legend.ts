import { cutLabel, textWidth } from '../picture-text/wrap-label.ts';
import type { LegendEntry } from './map-place.ts';

/** Space beside the legend and between its entries, in pixels. */
export const MARGIN = 24;
/** Width of an entry's mark, with the space after it. */
export const MARK = 52;
/** Texts are measured at 12 px, and drawn at 15 px. */
const SCALE = 15 / 12;

/** An entry of a legend. Its `look` is null for the country of origin. */
export interface SheetEntry {
  readonly look: LegendEntry['look'] | null;
  readonly label: string;
}

interface PlacedEntry extends SheetEntry {
  readonly x: number;
  /** From 0. */
  readonly line: number;
}

/** Entries of a legend from left to right, in as many lines as they need. A label that fills a line is cut. */
export function sheetLegend(entries: readonly SheetEntry[], width: number): readonly PlacedEntry[] {
  const room = (width - 2 * MARGIN - MARK) / SCALE;
  let [x, line] = [MARGIN, 0];
  return entries.map(({ look, label: full }) => {
    const label = cutLabel(full, room);
    const own = MARK + textWidth(label) * SCALE;
    if (x > MARGIN && x + own > width - MARGIN) {
      x = MARGIN;
      line += 1;
    }
    const placed = { look, label, x: Math.round(x), line };
    x += own + MARGIN;
    return placed;
  });
}
