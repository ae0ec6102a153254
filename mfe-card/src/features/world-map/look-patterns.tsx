import { LOOKS, type Look } from './map-place.ts';
import styles from './world-map.module.css';

const TILE = 8;

/** Pattern over the plain colour; the first look has none. */
const STROKES: Readonly<Record<Look, string>> = {
  1: '',
  2: 'M2 2h.01M6 6h.01',
  3: 'M-2 2 2-2M0 8 8 0M6 10 10 6',
  4: 'M0 0 8 8M-2 6 2 10M6-2 10 2',
  5: 'M0 2H8M0 6H8',
};

export const patternId = (prefix: string, look: Look) => `${prefix}-look-${String(look)}`;

interface Props {
  /** Unique in the page. */
  readonly prefix: string;
  /** Zoom of the filled shapes, so that patterns keep their size. */
  readonly zoom: number;
}

/** The fills of countries, referred to by `patternId`. */
export function LookPatterns({ prefix, zoom }: Props) {
  return (
    <defs>
      {LOOKS.map((look) => (
        <pattern
          key={look}
          id={patternId(prefix, look)}
          className={styles.pattern}
          data-look={look}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${String(1 / zoom)})`}
        >
          <rect
            className={styles.patternFill}
            data-solid={look === 1 || undefined}
            width={TILE}
            height={TILE}
          />
          <path className={styles.patternStroke} data-dots={look === 2 || undefined} d={STROKES[look]} />
        </pattern>
      ))}
    </defs>
  );
}
