import { BADGE_RADIUS } from './placed-badges.ts';
import type { Look } from './map-place.ts';
import styles from './world-map.module.css';

/** Each look has a shape, so that colour is never the only difference: outlines around 0,0 with radius 10. */
const SHAPES: Readonly<Record<Look, string>> = {
  1: 'M0-12.5 12.5 0 0 12.5-12.5 0Z',
  2: 'M0-10A10 10 0 0 1 0 10 10 10 0 0 1 0-10Z',
  3: 'M-7.5-9H7.5A1.5 1.5 0 0 1 9-7.5V7.5A1.5 1.5 0 0 1 7.5 9H-7.5A1.5 1.5 0 0 1-9 7.5V-7.5A1.5 1.5 0 0 1-7.5-9Z',
  4: 'M-5.6-9.7H5.6L11.2 0 5.6 9.7H-5.6L-11.2 0Z',
  5: 'M0-11.5 11.5 8.5H-11.5Z',
};
/** Radius of a badge without room for its number, and of one without a number. */
const DOT_RADIUS = 4.5;
const PLAIN_RADIUS = 7;

interface Props {
  readonly look: Look;
  readonly number: number | null;
  readonly isDot?: boolean;
  readonly isOrigin?: boolean;
}

/** The badge of a country at 0,0 of an SVG. The origin has a ring around it. */
export function Badge({ look, number, isDot = false, isOrigin = false }: Props) {
  const radius = isDot ? DOT_RADIUS : number === null ? PLAIN_RADIUS : BADGE_RADIUS;
  const scale = radius / BADGE_RADIUS;
  return (
    <g data-look={look} transform={`scale(${String(scale)})`}>
      {isOrigin && <circle className={styles.ring} r={16} />}
      <path className={styles.badgeShape} d={SHAPES[look]} />
      {number !== null && !isDot && (
        <text className={styles.badgeNumber} y={look === 5 ? 5.5 : 4} textAnchor="middle">
          {number}
        </text>
      )}
    </g>
  );
}
