import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState } from 'react';

interface Options {
  readonly pageCount: number;
  /** Pages change without animation. */
  readonly isStill: boolean;
}

/** Pages that drag, swipe and steps move through, in a loop. */
export function usePages({ pageCount, isStill }: Options) {
  // Hidden pages cannot be focused, so there is no focus to follow.
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, active: pageCount > 1, watchFocus: false });
  const [selected, setSelected] = useState(0);
  // Steps before the library was attached have changed only the state.
  const catchUp = useEffectEvent(() => embla?.scrollTo(selected, true));
  useEffect(() => {
    if (embla === undefined) return;
    catchUp();
    const onSelect = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', onSelect).on('reInit', onSelect);
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect);
    };
  }, [embla]);
  return {
    viewportRef,
    /** The page among those at the time of its selection; there may be fewer now. */
    selected,
    /** The visible page. */
    page: Math.min(selected, Math.max(pageCount - 1, 0)),
    step(by: 1 | -1) {
      if (embla === undefined) setSelected((page) => (page + by + pageCount) % pageCount);
      else if (by === 1) embla.scrollNext(isStill);
      else embla.scrollPrev(isStill);
    },
    /** Reads the new pages and shows one of them immediately. */
    restartAt(page: number) {
      embla?.reInit({ startIndex: page });
    },
  };
}
