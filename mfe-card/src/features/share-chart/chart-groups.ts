import type { IndicatorId, PerformanceColor } from '@airdex/shared-contracts/constants';

/** A figure of the chart. */
export interface ChartBar {
  readonly id: string;
  readonly label: string;
  /** What the figure was measured from, for example "8 episodes". */
  readonly notes: readonly string[];
  /** In the unit of the chart's indicator; null if it is unknown. */
  readonly value: number | null;
  /** The comparison slot's figure; null if there is none. */
  readonly reference: number | null;
  readonly performance: PerformanceColor | null;
}

/** Bars of one colour, such as those of a programme. */
export interface ChartGroup {
  readonly id: string;
  /** Heading above the bars; null if the chart has a single group. */
  readonly label: string | null;
  readonly bars: readonly ChartBar[];
  /** Its place among the colours, from 0; that of the group in the chart unless given. */
  readonly tone?: number;
}

/** The figures of a chart, in one unit. */
export interface ChartFigures {
  readonly indicator: IndicatorId;
  /** At most four are distinguished by colour. */
  readonly groups: readonly ChartGroup[];
}
