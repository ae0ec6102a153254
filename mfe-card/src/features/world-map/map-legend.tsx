import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from './badge.tsx';
import { LookPatterns, patternId } from './look-patterns.tsx';
import type { LegendEntry } from './map-place.ts';
import styles from './world-map.module.css';

interface Props {
  readonly label: string;
  readonly entries: readonly LegendEntry[];
  /** Whether the map has a ring around a country of origin. */
  readonly hasOrigin: boolean;
}

/** Explains the colours, patterns and badges. */
export function MapLegend({ label, entries, hasOrigin }: Props) {
  const { t } = useTranslation();
  const prefix = useId();
  return (
    <ul className={styles.legend} aria-label={label}>
      {entries.map(({ look, label: text }) => (
        <li key={look} className={styles.legendEntry}>
          <svg className={styles.swatch} width={44} height={20} aria-hidden="true">
            <LookPatterns prefix={`${prefix}${String(look)}`} zoom={1} />
            <LegendMark look={look} fill={patternId(`${prefix}${String(look)}`, look)} />
          </svg>
          {text}
        </li>
      ))}
      {hasOrigin && (
        <li className={styles.legendEntry}>
          <svg className={styles.swatch} width={20} height={20} aria-hidden="true">
            <circle className={styles.ringSwatch} cx={10} cy={10} r={8} />
          </svg>
          {t('map.origin')}
        </li>
      )}
    </ul>
  );
}

/** The fill and the badge of a look, 44 by 20 pixels. */
export function LegendMark({ look, fill }: { readonly look: LegendEntry['look']; readonly fill: string }) {
  return (
    <>
      <rect
        className={styles.swatchFill}
        data-look={look}
        x={0.5}
        y={2.5}
        width={21}
        height={15}
        rx={2}
        fill={`url(#${fill})`}
      />
      <g transform="translate(34 10)">
        <Badge look={look} number={null} />
      </g>
    </>
  );
}
