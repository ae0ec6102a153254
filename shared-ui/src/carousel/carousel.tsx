import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useMeasuredWidth } from '../measured-width/index.ts';
import { useMediaQuery } from '../media-query/index.ts';
import { FocusAround } from '../on-sight/focus-around.ts';
import { SeenAtOnce } from '../on-sight/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { CarouselControls, type CarouselTexts } from './carousel-controls.tsx';
import { columnsIn, freePlaces, pageAfterResize, pagesOf } from './carousel-pages.ts';
import { usePages } from './use-pages.ts';
import { useRotation } from './use-rotation.ts';
import styles from './carousel.module.css';

export interface CarouselProps {
  readonly label: string;
  /** Shown at the start of the line with the buttons. */
  readonly heading?: ReactNode;
  /** Shown instead of the items while there are none: loading, failed, or empty. */
  readonly fallback?: ReactNode;
  /** Decoration for the empty places of the last page, as many as needed to fill it. */
  readonly filler?: ReactNode;
  /** The items, each with its key. */
  readonly children: readonly ReactElement[];
  readonly rows?: 1 | 2;
  /** Minimum width of an item in pixels; as many as fit are shown side by side. */
  readonly narrowestItem?: number;
  /** Its first page is visible when the screen opens, so its items render at once. */
  readonly isAtTop?: boolean;
  readonly texts: CarouselTexts;
}

const NO_PAGES: readonly (readonly ReactElement[])[] = [];

/**
 * Items on pages of which one is visible: as many as fit by width, times `rows`. Moves to the next page every
 * 3.5 s, but not under pointer or focus, out of view, with reduced motion, or once paused. Buttons, drag and
 * swipe move it in a loop; the new page is announced.
 *
 * For a preview of a list that is one click away. Do not put essential content on a second page.
 */
export function Carousel({
  label,
  heading,
  fallback,
  filler,
  children,
  rows = 1,
  narrowestItem = 200,
  isAtTop = false,
  texts,
}: CarouselProps) {
  const { ref: measureRef, width, isMeasured } = useMeasuredWidth();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const columns = columnsIn(width, narrowestItem);
  const size = columns * rows;
  // Pages of another size would move every item to another parent and render it again.
  const pages = useMemo(
    () => (isMeasured ? pagesOf(children, size) : NO_PAGES),
    [isMeasured, children, size],
  );
  // The other pages are filled, and can be moved to, after the first paint, a few milliseconds at a time.
  const others = useDeferredValue(pages, NO_PAGES);
  const [announced, setAnnounced] = useState('');
  const { viewportRef, selected, page, step, restartAt } = usePages({ pageCount: pages.length, isStill });
  const rotation = useRotation({ element, isStill, pageCount: pages.length, page, onElapse: () => step(1) });

  const keepPlace = useEffectEvent((before: number) => restartAt(pageAfterResize(selected, before, size)));
  const sizeBefore = useRef<number | null>(null);
  useEffect(() => {
    if (!isMeasured) return;
    if (sizeBefore.current !== null && sizeBefore.current !== size) keepPlace(sizeBefore.current);
    sizeBefore.current = size;
  }, [size, isMeasured]);

  const onStep = (by: 1 | -1) => {
    step(by);
    setAnnounced(texts.page(((page + by + pages.length) % pages.length) + 1, pages.length));
  };
  return (
    <div
      ref={setElement}
      className={styles.carousel}
      role="region"
      {...(pages.length > 0 ? { 'aria-roledescription': texts.carousel } : {})}
      aria-label={label}
      onPointerEnter={() => rotation.setPointedAt(true)}
      onPointerLeave={() => rotation.setPointedAt(false)}
      onFocus={() => rotation.setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => rotation.setFocus(currentTarget.contains(relatedTarget))}
    >
      {(heading !== undefined || pages.length > 1) && (
        <div className={styles.head}>
          <div className={styles.heading}>{heading}</div>
          {pages.length > 1 && (
            <CarouselControls
              texts={texts}
              page={page}
              pageCount={pages.length}
              isPaused={isStill ? null : rotation.isPaused}
              onPausedChange={rotation.setPaused}
              onStep={onStep}
            />
          )}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {children.length === 0 && fallback}
      <div ref={measureRef} className={styles.measure}>
        <div
          ref={others.length > 1 ? viewportRef : null}
          className={styles.viewport}
          hidden={pages.length === 0}
        >
          <div className={styles.pages} style={{ '--carousel-columns': columns } as CSSProperties}>
            {pages.map((items, at) => (
              <div
                key={at}
                role="group"
                aria-label={texts.page(at + 1, pages.length)}
                className={styles.page}
                inert={at !== page}
              >
                <SeenAtOnce value={isAtTop && at === 0}>
                  <FocusAround value={rotation.hasFocus && at === page}>
                    {(at === page ? items : others[at])?.map((item) => (
                      <div key={item.key} className={styles.item}>
                        {item}
                      </div>
                    ))}
                  </FocusAround>
                </SeenAtOnce>
                {filler !== undefined &&
                  freePlaces(items.length, size).map((place) => (
                    <div key={`free-${String(place)}`} className={styles.item} aria-hidden="true">
                      {filler}
                    </div>
                  ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
