import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { useEffect, useMemo, useState } from 'react';
import { countryPoint, WORLD, type Point } from './atlas.ts';
import { hasRoomFor, inView, viewOf, zoomRange, type MapView, type Size } from './map-view.ts';

type MapEvent = MouseEvent | WheelEvent | TouchEvent;

const ZOOM_STEP = 1.6;

export interface MapControl {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Returns to the initial view. */
  readonly reset: () => void;
  /** Moves the map, in pixels. */
  readonly pan: (dx: number, dy: number) => void;
  /** Moves a point of the world's plane to the middle, unless a badge there is in the picture. */
  readonly show: (point: Point) => void;
}

/**
 * Whether an event of pointer, wheel or touch belongs to the map and not to the page around it: the wheel
 * zooms with Ctrl or Cmd, and one finger moves the map only once it is zoomed in.
 */
function isForMap(event: MapEvent, isZoomed: boolean): boolean {
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey;
  if ('touches' in event) return isZoomed || event.touches.length > 1;
  return !event.ctrlKey && event.button === 0;
}

/**
 * Pan and zoom of an SVG by mouse and touch, and the functions for keys and buttons.
 * @param frame countries that the map shows at first, separated by spaces
 */
export function useMapView(svg: SVGSVGElement | null, { width, height }: Size, frame: string) {
  const home = useMemo(
    () =>
      viewOf(
        frame.split(' ').flatMap((code) => countryPoint(code) ?? []),
        { width, height },
      ),
    [frame, width, height],
  );
  const [view, setView] = useState<MapView>(home);
  const behaviour = useMemo(
    () =>
      zoom<SVGSVGElement, unknown>()
        .extent([
          [0, 0],
          [width, height],
        ])
        .translateExtent([
          [0, 0],
          [WORLD.width, WORLD.height],
        ])
        .scaleExtent([...zoomRange({ width, height })])
        .filter(function (this: SVGSVGElement, event: MapEvent) {
          return isForMap(event, zoomTransform(this).k > home.k);
        })
        .on('zoom', ({ transform: { k, x, y } }: { readonly transform: MapView }) => setView({ k, x, y })),
    [home, width, height],
  );
  const control = useMemo((): MapControl | null => {
    if (svg === null) return null;
    const selection = select<SVGSVGElement, unknown>(svg);
    return {
      zoomIn: () => behaviour.scaleBy(selection, ZOOM_STEP),
      zoomOut: () => behaviour.scaleBy(selection, 1 / ZOOM_STEP),
      reset: () => behaviour.transform(selection, zoomIdentity.translate(home.x, home.y).scale(home.k)),
      pan: (dx, dy) => {
        const { k } = zoomTransform(svg);
        behaviour.translateBy(selection, dx / k, dy / k);
      },
      show: (point) => {
        if (!hasRoomFor(inView(zoomTransform(svg), point), { width, height }))
          behaviour.translateTo(selection, point.x, point.y);
      },
    };
  }, [svg, behaviour, home, width, height]);

  useEffect(() => {
    if (svg === null || control === null) return undefined;
    const selection = select<SVGSVGElement, unknown>(svg).call(behaviour);
    control.reset();
    return () => {
      selection.on('.zoom', null);
    };
  }, [svg, behaviour, control]);

  return { view, control, isZoomed: view.k > home.k };
}
