import { memo, useId, type SVGProps } from 'react';
import { COUNTRY_SHAPES, countryPoint, type CountryShape, type Point } from './atlas.ts';
import { Badge } from './badge.tsx';
import { LookPatterns, patternId } from './look-patterns.tsx';
import type { MapPlace, MapRoute } from './map-place.ts';
import { inView, type MapView, type Size } from './map-view.ts';
import { placedBadges } from './placed-badges.ts';
import { routePath } from './route-path.ts';
import styles from './world-map.module.css';

const Outlines = memo(function Outlines({ shapes }: { readonly shapes: readonly CountryShape[] }) {
  return shapes.map(({ path }) => (
    <path key={path} className={styles.land} d={path} vectorEffect="non-scaling-stroke" />
  ));
});

interface MapPictureProps {
  readonly size: Size;
  readonly view: MapView;
  readonly places: readonly MapPlace[];
  readonly routes: readonly MapRoute[];
  readonly activeCode?: string | null;
  /** Event handlers of a country's shape … */
  readonly shapeProps?: (place: MapPlace) => SVGProps<SVGPathElement>;
  /** … and of its badge. */
  readonly badgeProps?: (place: MapPlace) => SVGProps<SVGGElement>;
}

/** The map as content of an SVG of this size. Countries that are not among the places are outlines without a name. */
export function MapPicture({
  size,
  view,
  places,
  routes,
  activeCode = null,
  shapeProps,
  badgeProps,
}: MapPictureProps) {
  const prefix = useId();
  const pointOf = (code: string) => {
    const point = countryPoint(code);
    return point === null ? null : inView(view, point);
  };
  const badges = placedBadges(places, { pointOf, activeCode });
  const active = badges.find(({ place }) => place.code === activeCode);
  return (
    <>
      <LookPatterns prefix={prefix} zoom={view.k} />
      <rect className={styles.sea} {...size} />
      <g transform={`translate(${String(view.x)} ${String(view.y)}) scale(${String(view.k)})`}>
        <Outlines shapes={COUNTRY_SHAPES} />
        {places.map((place) => {
          const shape = COUNTRY_SHAPES.find(({ code }) => code === place.code);
          return (
            shape && (
              <path
                key={place.code}
                {...shapeProps?.(place)}
                className={styles.country}
                data-look={place.look}
                data-country={place.code}
                data-active={place.code === activeCode || undefined}
                d={shape.path}
                fill={`url(#${patternId(prefix, place.look)})`}
                vectorEffect="non-scaling-stroke"
              />
            )
          );
        })}
      </g>
      {routes.map(({ from, to, look }) => {
        const [start, end] = [pointOf(from), pointOf(to)];
        if (start === null || end === null) return null;
        const isActive = activeCode !== null && (to === activeCode || from === activeCode);
        return (
          <path
            key={`${from} ${to} ${String(look)}`}
            className={styles.route}
            data-look={look}
            data-active={isActive || undefined}
            d={routePath(start, end)}
          />
        );
      })}
      {badges.map(({ place, at, isDot }) => (
        <g key={place.code} {...badgeProps?.(place)} data-badge={place.code} transform={moved(at)}>
          <Badge look={place.look} number={place.number} isDot={isDot} isOrigin={place.isOrigin} />
          {badgeProps && <circle className={styles.focusRing} r={22} />}
        </g>
      ))}
      {active !== undefined && (
        // Drawn once more on top: the badge itself keeps its place in the page, and so the focus.
        <g className={styles.onTop} transform={`${moved(active.at)} scale(1.25)`} aria-hidden="true">
          <Badge look={active.place.look} number={active.place.number} isOrigin={active.place.isOrigin} />
        </g>
      )}
    </>
  );
}

const moved = ({ x, y }: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
