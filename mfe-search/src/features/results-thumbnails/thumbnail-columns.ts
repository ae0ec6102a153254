import { RESULTS_PER_PAGE } from '@airdex/shared-contracts/constants';

const NARROWEST_COLUMN_PX = 200;
/** Phones have two narrower columns, so that more than one programme is visible. */
const PHONE_MAX_PX = 600;
const NARROWEST_PHONE_COLUMN_PX = 150;
/** Numbers of columns for which a page of 120 fills whole rows. */
const COLUMN_COUNTS = [12, 10, 8, 6, 5, 4, 3, 2, 1].filter((count) => RESULTS_PER_PAGE % count === 0);

/** Columns of the thumbnail grid in a container `width` pixels wide. */
export function thumbnailColumns(width: number): number {
  if (width < PHONE_MAX_PX) return width >= 2 * NARROWEST_PHONE_COLUMN_PX ? 2 : 1;
  return COLUMN_COUNTS.find((count) => width / count >= NARROWEST_COLUMN_PX) ?? 1;
}
