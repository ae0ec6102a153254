import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { countryPoint, WORLD } from './atlas.ts';
import { LookPatterns, patternId } from './look-patterns.tsx';
import { LegendMark } from './map-legend.tsx';
import { MapPicture } from './map-picture.tsx';
import type { LegendEntry, MapPlace, MapRoute } from './map-place.ts';
import { viewOf } from './map-view.ts';
import styles from './world-map.module.css';

/** Width of a saved file, large enough for a slide. */
const WIDTH = 1200;
const HEIGHT_TO_WIDTH = 0.45;
const MARGIN = 24;
const TITLE_HEIGHT = 60;
const LEGEND_HEIGHT = 56;
/** Width of a legend entry's mark, with the space after it. */
const MARK = 52;
/** Average width of a character of the legend, in pixels; Chinese characters are twice as wide. */
const CHARACTER = 8;

export interface MapSheetProps {
  readonly title: string | null;
  readonly places: readonly MapPlace[];
  readonly routes: readonly MapRoute[];
  readonly legend: readonly LegendEntry[];
  /** Width at which the sheet is shown, if smaller than the saved one, so that numbers stay readable. */
  readonly width?: number;
  readonly ref?: Ref<SVGSVGElement>;
}

function textWidth(text: string): number {
  const wide = text.match(/[\u2e80-\uffef]/g)?.length ?? 0;
  return (text.length + wide) * CHARACTER;
}

/** The map as one still picture with title and legend: for printing and saving. */
export function MapSheet({ title, places, routes, legend, width = WIDTH, ref }: MapSheetProps) {
  const { t } = useTranslation();
  const prefix = useId();
  const map = { width, height: Math.round(width * HEIGHT_TO_WIDTH) };
  const top = title === null ? 0 : TITLE_HEIGHT;
  const height = top + map.height + LEGEND_HEIGHT;
  const points = places.flatMap(({ code }) => countryPoint(code) ?? []);
  const lines = [
    ...legend,
    ...(places.some(({ isOrigin }) => isOrigin) ? [{ look: null, label: t('map.origin') } as const] : []),
  ];
  const starts = lines.map((_, index) =>
    lines.slice(0, index).reduce((x, { label }) => x + MARK + textWidth(label) + MARGIN, MARGIN),
  );
  return (
    <svg
      ref={ref}
      className={styles.sheet}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      aria-hidden="true"
    >
      <LookPatterns prefix={prefix} zoom={1} />
      <rect className={styles.sheetPaper} width={width} height={height} />
      {title !== null && (
        <text className={styles.sheetTitle} x={MARGIN} y={38}>
          {title}
        </text>
      )}
      <svg y={top} {...map}>
        <MapPicture size={map} view={viewOf(points, WORLD, map)} places={places} routes={routes} />
      </svg>
      {lines.map(({ look, label }, index) => (
        <g key={label} transform={`translate(${String(starts[index])} ${String(top + map.height + 18)})`}>
          {look === null ? (
            <circle className={styles.ringSwatch} cx={34} cy={10} r={8} />
          ) : (
            <LegendMark look={look} fill={patternId(prefix, look)} />
          )}
          <text className={styles.sheetText} x={MARK} y={15}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
