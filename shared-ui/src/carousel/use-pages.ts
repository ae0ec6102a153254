import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

interface Options {
  readonly pageCount: number;
  /** Pages follow one another without moving. */
  readonly isStill: boolean;
}

/** Pages that are gone through by drag, by swipe and step by step, round and round. */
export function usePages({ pageCount, isStill }: Options) {
  // The hidden pages take no focus, so there is none to follow.
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, active: pageCount > 1, watchFocus: false });
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    if (embla === undefined) return;
    const onSelect = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', onSelect).on('reInit', onSelect);
    return () => {
      embla.off('select', onSelect).off('reInit', onSelect);
    };
  }, [embla]);
  return {
    viewportRef,
    page: Math.min(selected, Math.max(pageCount - 1, 0)),
    step(by: 1 | -1) {
      if (by === 1) embla?.scrollNext(isStill);
      else embla?.scrollPrev(isStill);
    },
    /** Takes notice of other pages and shows one of them at once. */
    restartAt(page: number) {
      embla?.reInit({ startIndex: page });
    },
  };
}
