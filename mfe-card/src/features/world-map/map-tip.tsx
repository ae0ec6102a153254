import { useTranslation } from 'react-i18next';
import type { Point } from './atlas.ts';
import type { MapPlace } from './map-place.ts';
import type { Size } from './map-view.ts';
import styles from './world-map.module.css';

/** Maximum number of launches in a tip. The list next to the map has all of them. */
const NOTES_MAX = 4;
/** The same on a low map, as on phones. */
const NOTES_MAX_LOW = 2;
/** Below this height, in pixels, a map is low. */
const LOW = 280;
/** Distance between a country's badge and its tip, in pixels. */
const GAP = 16;
const WIDEST = 260;

interface Props {
  readonly place: MapPlace;
  /** Of its badge, in the picture. */
  readonly at: Point;
  readonly size: Size;
}

/** The launches in a country, next to its badge, on the side with more room. It moves away from its badge to fit in. */
export function MapTip({ place, at, size }: Props) {
  const { t } = useTranslation();
  const isLeft = at.x < size.width / 2;
  const room = (isLeft ? size.width - at.x : at.x) - 2 * GAP;
  const horizontal = isLeft ? { left: at.x + GAP } : { right: size.width - at.x + GAP };
  const isUpper = at.y < size.height / 2;
  const distance = Math.max(0, (isUpper ? at.y : size.height - at.y) - GAP);
  const notesMax = size.height < LOW ? NOTES_MAX_LOW : NOTES_MAX;
  const more = place.notes.length - notesMax;
  return (
    <div
      className={styles.tipPlace}
      style={{ ...horizontal, flexDirection: isUpper ? 'column' : 'column-reverse' }}
      aria-hidden="true"
    >
      {/* Shrinks if the tip needs its room. */}
      <div style={{ flexBasis: distance }} />
      <div className={styles.tip} style={{ maxWidth: Math.min(WIDEST, room) }}>
        <p className={styles.tipName}>{place.name}</p>
        {place.isOrigin && <p className={styles.tipDetail}>{t('map.origin')}</p>}
        {place.notes.slice(0, notesMax).map(({ key, title, detail }) => (
          <p key={key} className={styles.tipNote}>
            {title}
            <br />
            <span className={styles.tipDetail}>{detail}</span>
          </p>
        ))}
        {more > 0 && <p className={styles.tipNote}>{t('map.more', { count: more })}</p>}
      </div>
    </div>
  );
}
