import { useId, useState, type KeyboardEvent } from 'react';
import type { TFunction } from 'i18next';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMeasuredWidth } from '@airdex/shared-ui/measured-width';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { countryPoint, WORLD } from './atlas.ts';
import { useHideOnEscape } from '../pointed-figures/use-hide-on-escape.ts';
import { MapButtons } from './map-buttons.tsx';
import { MapPicture } from './map-picture.tsx';
import type { MapPlace, MapRoute } from './map-place.ts';
import { MapTip } from './map-tip.tsx';
import { inView } from './map-view.ts';
import { useMapView } from './use-map-view.ts';
import styles from './world-map.module.css';

/** Width before it is measured. */
const USUAL_WIDTH = 640;
const LOWEST = 220;
const PAN_STEP = 60;

interface Props {
  readonly label: string;
  readonly places: readonly MapPlace[];
  readonly routes: readonly MapRoute[];
  /** Codes of the countries in the initial view, including those that a replay has not reached. */
  readonly frame: readonly string[];
  /** The country that is pointed at, here or in a list beside the map. */
  readonly activeCode: string | null;
  readonly onActive: (code: string | null) => void;
  /**
   * Called when a country is clicked, tapped or chosen with Enter; with null on Escape or a click outside all
   * countries.
   */
  readonly onChoose: (code: string | null) => void;
}

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Countries on a world map. The first tab stop is the map: arrow keys move it, + and - zoom. The second is the
 * countries: arrow keys visit them in the order of travel.
 */
export function WorldMap({ label, places, routes, frame, activeCode, onActive, onChoose }: Props) {
  const { t } = useTranslation();
  const { ref, width: measured } = useMeasuredWidth();
  const width = measured === 0 ? USUAL_WIDTH : measured;
  const size = { width, height: Math.max(LOWEST, Math.round((width * WORLD.height) / WORLD.width)) };
  const [svg, setSvg] = useState<SVGSVGElement | null>(null);
  const { view, control, isZoomed } = useMapView(svg, size, frame.join(' '));
  const keys = useId();
  const [stop, setStop] = useState<string | null>(null);

  const active = places.find(({ code }) => code === activeCode);
  const activePoint = active === undefined ? null : countryPoint(active.code);
  const tabStop = places.some(({ code }) => code === stop) ? stop : (places[0]?.code ?? null);

  useHideOnEscape(activeCode !== null, () => {
    onActive(null);
    onChoose(null);
  });
  const onSurfaceKey = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = PANS[event.key];
    if (pan !== undefined) control?.pan(...pan);
    else if (event.key === '+' || event.key === '=') control?.zoomIn();
    else if (event.key === '-') control?.zoomOut();
    else if (event.key === '0' || event.key === 'Home') control?.reset();
    else return;
    event.preventDefault();
  };
  const onBadgeKey = (event: KeyboardEvent<SVGGElement>, place: MapPlace) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChoose(place.code);
    else if (step !== undefined) {
      const next = places.at((places.indexOf(place) + step) % places.length)?.code ?? '';
      svg?.querySelector<SVGGElement>(`[data-badge="${next}"]`)?.focus({ preventScroll: true });
    } else return;
    event.preventDefault();
  };
  const showBadge = (code: string, badge: SVGGElement) => {
    const point = countryPoint(code);
    if (point !== null) flushSync(() => control?.show(point));
    // Tab has scrolled the page to where the badge was.
    badge.scrollIntoView({ block: 'nearest' });
  };
  const pointing = ({ code }: MapPlace) => ({
    onPointerEnter: () => onActive(code),
    onPointerLeave: () => onActive(null),
    onClick: () => {
      // A click on a chosen country closes its tip, although a tap has moved the focus there.
      onActive(null);
      onChoose(code);
    },
  });

  return (
    <div className={styles.frame}>
      <div ref={ref}>
        <svg
          ref={setSvg}
          className={styles.surface}
          height={size.height}
          viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
          data-zoomed={isZoomed || undefined}
          role="group"
          aria-label={label}
          aria-describedby={keys}
          tabIndex={0}
          onKeyDown={onSurfaceKey}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('[data-country], [data-badge]') === null)
              onChoose(null);
          }}
        >
          <MapPicture
            size={size}
            view={view}
            places={places}
            routes={routes}
            activeCode={activeCode}
            shapeProps={pointing}
            badgeProps={(place) => ({
              ...pointing(place),
              role: 'button',
              tabIndex: place.code === tabStop ? 0 : -1,
              'aria-label': badgeLabel(place, t),
              onFocus: ({ currentTarget }) => {
                // A click must not move what it points at.
                if (currentTarget.matches(':focus-visible')) showBadge(place.code, currentTarget);
                setStop(place.code);
                onActive(place.code);
              },
              onBlur: () => onActive(null),
              onKeyDown: (event) => onBadgeKey(event, place),
            })}
          />
        </svg>
      </div>
      <VisuallyHidden>
        <span id={keys}>{t('map.keys')}</span>
      </VisuallyHidden>
      <MapButtons control={control} />
      {active !== undefined && activePoint !== null && (
        <MapTip place={active} at={inView(view, activePoint)} size={size} />
      )}
    </div>
  );
}

function badgeLabel({ number, name, notes, isOrigin }: MapPlace, t: TFunction): string {
  const title = number === null ? name : `${String(number)}. ${name}`;
  const about = notes.map((note) => `${note.title}${t('comma')}${note.detail}`);
  return [title, ...(isOrigin ? [t('map.origin')] : []), ...about].join(t('semicolon'));
}
