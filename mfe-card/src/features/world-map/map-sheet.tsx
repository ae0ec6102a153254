import { useId, type Ref } from 'react';
import { countryPoint, WORLD } from './atlas.ts';
import { LookPatterns, patternId } from './look-patterns.tsx';
import { LegendMark } from './map-legend.tsx';
import { MapPicture } from './map-picture.tsx';
import type { LegendEntry, MapPlace, MapRoute } from './map-place.ts';
import { viewOf } from './map-view.ts';
import styles from './world-map.module.css';

const WIDTH = 1200;
const MAP = { width: WIDTH, height: 540 } as const;
const MARGIN = 24;
const TITLE_HEIGHT = 60;
const LEGEND_HEIGHT = 56;
/** Average width of a character of the legend, in pixels; Chinese characters are twice as wide. */
const CHARACTER = 8;

export interface MapSheetProps {
  readonly title: string | null;
  readonly places: readonly MapPlace[];
  readonly routes: readonly MapRoute[];
  readonly legend: readonly LegendEntry[];
  readonly ref?: Ref<SVGSVGElement>;
}

function textWidth(text: string): number {
  const wide = text.match(/[\u2e80-\uffef]/g)?.length ?? 0;
  return (text.length + wide) * CHARACTER;
}

/** The map as one still picture with title and legend: for paper, and to take away. */
export function MapSheet({ title, places, routes, legend, ref }: MapSheetProps) {
  const prefix = useId();
  const top = title === null ? 0 : TITLE_HEIGHT;
  const height = top + MAP.height + LEGEND_HEIGHT;
  const points = places.flatMap(({ code }) => countryPoint(code) ?? []);
  const starts = legend.map((_, index) =>
    legend.slice(0, index).reduce((x, { label }) => x + 52 + textWidth(label) + MARGIN, MARGIN),
  );
  return (
    <svg
      ref={ref}
      className={styles.sheet}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
      aria-hidden="true"
    >
      <LookPatterns prefix={prefix} zoom={1} />
      <rect className={styles.sheetPaper} width={WIDTH} height={height} />
      {title !== null && (
        <text className={styles.sheetTitle} x={MARGIN} y={38}>
          {title}
        </text>
      )}
      <svg y={top} {...MAP}>
        <MapPicture size={MAP} view={viewOf(points, WORLD, MAP)} places={places} routes={routes} />
      </svg>
      {legend.map(({ look, label }, index) => (
        <g key={look} transform={`translate(${String(starts[index])} ${String(top + MAP.height + 18)})`}>
          <LegendMark look={look} fill={patternId(prefix, look)} />
          <text className={styles.sheetText} x={52} y={15}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
