import { EPISODE_TABLES } from '../ratings/episode-tables.ts';
import { seasonSummaryList } from '../ratings/season-summary-layout.ts';
import { acquisitionList } from '../layouts/acquisition-layout.ts';
import { channelExtract, channelList } from '../layouts/channel-layouts.ts';
import { columnName } from '../rows/column-names.ts';
import { descriptionList } from '../layouts/description-layout.ts';
import { flowList } from '../layouts/flow-layout.ts';
import { formatList } from '../layouts/format-layout.ts';
import { guideEventList } from '../layouts/guide-event-layout.ts';
import { guideSlotList } from '../layouts/guide-slot-layout.ts';
import type { Layout } from '../rows/layout.ts';
import { platformList } from '../layouts/platform-layout.ts';
import { platformTitleList } from '../layouts/platform-title-layout.ts';
import { programmeExtract } from '../layouts/programme-extract-layout.ts';
import { programmeList } from '../layouts/programme-layout.ts';
import { SKIPPED_LAYOUTS } from '../layouts/skipped-layouts.ts';

/** All table layouts; specific ones precede those whose columns they also have. */
export const LAYOUTS: readonly Layout[] = [
  platformList,
  channelList,
  channelExtract,
  programmeList,
  platformTitleList,
  flowList,
  formatList,
  acquisitionList,
  guideEventList,
  guideSlotList,
  ...EPISODE_TABLES,
  seasonSummaryList,
  ...SKIPPED_LAYOUTS,
  programmeExtract,
  descriptionList,
];

/**
 * The layout that a header matches, independent of the file's name and the order of its columns; null if
 * there is none.
 */
export function layoutOf(header: readonly string[]): Layout | null {
  const columns = new Set(header.map(columnName));
  return (
    LAYOUTS.find(
      (layout) =>
        layout.columns.every((column) => columns.has(column)) &&
        !layout.without?.some((column) => columns.has(column)),
    ) ?? null
  );
}
