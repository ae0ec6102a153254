import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { cutLabel } from '../picture-text/wrap-label.ts';
import { countryPoint } from './atlas.ts';
import { LookPatterns, patternId } from './look-patterns.tsx';
import { LegendMark } from './map-legend.tsx';
import { MapPicture } from './map-picture.tsx';
import type { LegendEntry, MapPlace, MapRoute } from './map-place.ts';
import { viewOf } from './map-view.ts';
import { MARGIN, MARK, sheetLegend } from './sheet-legend.ts';
import styles from './world-map.module.css';

/** Width of a saved file, large enough for a slide. */
const WIDTH = 1200;
const HEIGHT_TO_WIDTH = 0.45;
const TITLE_HEIGHT = 60;
/** Texts are measured at 12 px. The title has 24 px and is bold, so it is a little wider. */
const TITLE_SCALE = (24 / 12) * 1.1;
/** Above and below the legend. */
const LEGEND_SPACE = 18;
const LEGEND_MARK_HEIGHT = 20;
const LEGEND_LINE = 28;

export interface MapSheetProps {
  readonly title: string | null;
  readonly places: readonly MapPlace[];
  readonly routes: readonly MapRoute[];
  readonly legend: readonly LegendEntry[];
  /** Width at which the sheet is shown, if smaller than the saved one, so that numbers stay readable. */
  readonly width?: number;
  readonly ref?: Ref<SVGSVGElement>;
}

/** The map as one still picture with title and legend: for printing and saving. */
export function MapSheet({ title, places, routes, legend, width = WIDTH, ref }: MapSheetProps) {
  const { t } = useTranslation();
  const prefix = useId();
  const map = { width, height: Math.round(width * HEIGHT_TO_WIDTH) };
  const top = title === null ? 0 : TITLE_HEIGHT;
  const points = places.flatMap(({ code }) => countryPoint(code) ?? []);
  const origin = places.some(({ isOrigin }) => isOrigin) ? [{ look: null, label: t('map.origin') }] : [];
  const entries = sheetLegend([...legend, ...origin], width);
  const legendTop = top + map.height + LEGEND_SPACE;
  const lastLine = entries.at(-1)?.line ?? 0;
  const height = legendTop + lastLine * LEGEND_LINE + LEGEND_MARK_HEIGHT + LEGEND_SPACE;
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
          {cutLabel(title, (width - 2 * MARGIN) / TITLE_SCALE)}
        </text>
      )}
      <svg y={top} {...map}>
        <MapPicture size={map} view={viewOf(points, map)} places={places} routes={routes} />
      </svg>
      {entries.map(({ look, label, x, line }) => (
        <g key={look} transform={`translate(${String(x)} ${String(legendTop + line * LEGEND_LINE)})`}>
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
