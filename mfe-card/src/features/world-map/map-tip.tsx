import { useTranslation } from 'react-i18next';
import type { Point } from './atlas.ts';
import type { MapPlace } from './map-place.ts';
import type { Size } from './map-view.ts';
import styles from './world-map.module.css';

/** Maximum number of lines in a tip. The list next to the map has all of them. */
const NOTES_MAX = 4;
/** Distance between a country's badge and its tip, in pixels. */
const GAP = 16;
const EDGE = 4;
const WIDEST = 260;

interface Props {
  readonly place: MapPlace;
  /** Of its badge, in the picture. */
  readonly at: Point;
  readonly size: Size;
}

/** The launches in a country, next to its badge, on the side with more room. */
export function MapTip({ place, at, size }: Props) {
  const { t } = useTranslation();
  const isLeft = at.x < size.width / 2;
  const room = (isLeft ? size.width - at.x : at.x) - 2 * GAP;
  const horizontal = isLeft ? { left: at.x + GAP } : { right: size.width - at.x + GAP };
  const vertical =
    at.y < size.height / 2
      ? { top: Math.max(EDGE, at.y - GAP) }
      : { bottom: Math.max(EDGE, size.height - at.y - GAP) };
  const more = place.notes.length - NOTES_MAX;
  return (
    <div
      className={styles.tip}
      style={{ ...horizontal, ...vertical, maxWidth: Math.min(WIDEST, room) }}
      aria-hidden="true"
    >
      <p className={styles.tipName}>{place.name}</p>
      {place.isOrigin && <p className={styles.tipDetail}>{t('map.origin')}</p>}
      {place.notes.slice(0, NOTES_MAX).map(({ key, title, detail }) => (
        <p key={key} className={styles.tipNote}>
          {title}
          <br />
          <span className={styles.tipDetail}>{detail}</span>
        </p>
      ))}
      {more > 0 && <p className={styles.tipNote}>{t('map.more', { count: more })}</p>}
    </div>
  );
}
