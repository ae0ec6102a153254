import { whenIdle } from '@airdex/mfe-kit/screen';
import { AHEAD_PX, type ColumnsLayout } from './columns-layout.ts';

/** Steps in which rows are drawn, in pixels. */
const STEP_PX = 300;
/** Time in which the rows in the window can load what they show, in milliseconds. */
const HEAD_START_MS = 200;

/**
 * Draws more rows once the first ones had time to load, while the browser is idle. The first rows appear sooner without
 * them, but the browser's search and screen readers only find rows that are in the page. Of a short list, all rows are
 * drawn. Returns a function that stops it.
 * @param complete gives the tree all its rows
 */
export function drawAhead(layout: ColumnsLayout, complete: () => void): () => void {
  let ahead = 0;
  let cancel = whenIdle(() => {
    complete();
    cancel = whenIdle(drawMore);
  }, HEAD_START_MS);
  function drawMore(): void {
    ahead += STEP_PX;
    const isAll = layout.drawAhead(ahead);
    if (!isAll && (ahead < AHEAD_PX || layout.isShort)) cancel = whenIdle(drawMore);
  }
  return () => {
    cancel();
  };
}
