import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { ResultsView } from '../results-view/results-view.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { goToPlace, TAKES_OVER } from './go-to-place.ts';
import { indexOfPlace, placeInSight, type Programmes } from './list-place.ts';
import type { KeptPlace, ListPlace } from '../search-memory/remembered.ts';

const AT_REST_AFTER_MS = 100;

/** Places that a list has returned to: once each, even if it renders again. */
const goneTo = new WeakSet<ListPlace>();

/** A place in rows of another height, where a row cut off by the edge would be cut off elsewhere. */
const atEdge = (place: ListPlace | null) => place && { ...place, offset: 0 };

/** Returns the user's place in the results; null if it is unknown. */
export type PlaceReader = () => KeptPlace | null;

interface Options {
  readonly scroller: HTMLElement | null;
  readonly results: {
    readonly programs: Programmes;
    readonly pagesLoaded: number;
    readonly isReloading: boolean;
  };
  readonly view: ResultsView;
  /** The list shows only a part of the results, in which it has no place. */
  readonly isPart: boolean;
  /** The place in the whole list before a part of it was shown: kept meanwhile, restored afterwards. */
  readonly left: KeptPlace | null;
  /** Receives the user's place in the whole list. */
  readonly placeRef: RefObject<PlaceReader | null>;
}

/**
 * Keeps the user's place in the results across another view, width or language, and restores that of an earlier visit.
 * @returns a function that cancels the restoration, for controls that scroll the list themselves
 */
export function useKeptPlace({ scroller, results, view, isPart, left, placeRef }: Options): () => void {
  const host = useHost();
  const session = useSearchSession();
  const { place: remembered } = useCurrent(session.remembered);
  const { programs, pagesLoaded, isReloading } = results;
  /** The target as soon as its list exists; ignores places while another restoration is under way. */
  const waiting = useRef<{
    readonly place: ListPlace | null;
    readonly until: 'new-list' | 'new-rows';
    /** The user has scrolled the list since. */
    readonly isLeft?: boolean;
  } | null>(null);
  /** While this place is being restored, it counts and not what is visible meanwhile. */
  const goingTo = useRef<ListPlace | null>(null);
  const giveUp = useRef(() => undefined as void);

  const inSight = useEffectEvent(
    () => goingTo.current ?? (scroller === null ? null : placeInSight(scroller, programs)),
  );

  /** The top is not a place to restore: the user sees whatever comes first. */
  const isAtTop = useEffectEvent(() => goingTo.current === null && scroller?.scrollTop === 0);

  /** The place at which the user stopped, because a language change alters heights before listeners are called. */
  const atRest = useRef<ListPlace | null>(null);
  const rest = useEffectEvent(() => {
    const place = inSight();
    atRest.current = place;
    if (waiting.current === null) return;
    const { until } = waiting.current;
    waiting.current = { ...waiting.current, place: until === 'new-list' ? atEdge(place) : place };
  });
  /** Another width changes the rows, which scrolls the list by itself: the user has not scrolled. */
  const isResizing = useRef(false);
  /** The last scroll position that was noted. */
  const top = useRef(0);
  const [resizes, setResizes] = useState(0);
  useEffect(() => {
    if (scroller === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let width = scroller.clientWidth;
    const observer = new ResizeObserver(() => {
      if (scroller.clientWidth === width) return;
      width = scroller.clientWidth;
      isResizing.current = true;
      clearTimeout(timer);
      // The rows are still those of the earlier width.
      atRest.current ??= inSight();
      setResizes((before) => before + 1);
    });
    observer.observe(scroller);
    const onInput = () => {
      if (waiting.current?.until === 'new-rows') waiting.current = { ...waiting.current, isLeft: true };
    };
    top.current = scroller.scrollTop;
    const onScroll = () => {
      if (isResizing.current || scroller.clientWidth !== width) return;
      const distance = Math.abs(scroller.scrollTop - top.current);
      // The event of the last correction may arrive after it.
      if (distance === 0) return;
      const isFar = distance > scroller.clientHeight;
      top.current = scroller.scrollTop;
      // Rows in another language have other heights, which the list corrects: the user has not scrolled.
      if (waiting.current?.until === 'new-rows' && waiting.current.isLeft !== true && !isFar) return;
      atRest.current = null;
      // A user who scrolls while rows load is not moved back when they arrive.
      if (waiting.current?.until === 'new-rows')
        waiting.current = { ...waiting.current, place: goingTo.current };
      clearTimeout(timer);
      timer = setTimeout(rest, AT_REST_AFTER_MS);
    };
    // In the capture phase, because the list receives no scroll events during fast scrolling.
    scroller.addEventListener('scroll', onScroll, { passive: true, capture: true });
    // On the whole page, because a button beside the list scrolls it too.
    for (const event of TAKES_OVER)
      document.addEventListener(event, onInput, { passive: true, capture: true });
    return () => {
      atRest.current = null;
      isResizing.current = false;
      clearTimeout(timer);
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll, { capture: true });
      for (const event of TAKES_OVER) document.removeEventListener(event, onInput, { capture: true });
    };
  }, [scroller]);

  const go = useEffectEvent((place: ListPlace | null, onEnd?: () => void) => {
    giveUp.current();
    waiting.current = null;
    if (scroller === null || place === null || programs.length === 0) {
      onEnd?.();
      return;
    }
    goingTo.current = place;
    const offset = (place.view ?? view) === view ? place.offset : 0;
    const destination = { index: indexOfPlace(place, programs), offset };
    giveUp.current = goToPlace(scroller, programs, destination, () => {
      goingTo.current = null;
      onEnd?.();
      // A list that was unmounted during the restoration, such as that of the previous search, did not reach its place.
      if (scroller.isConnected) goneTo.add(place);
    });
  });

  const readPlace = useEffectEvent((): KeptPlace | null => {
    const place = inSight();
    return place && { ...place, view: place.view ?? view, pages: pagesLoaded };
  });
  useEffect(() => {
    if (isPart) return;
    placeRef.current = () => readPlace();
    return () => {
      placeRef.current = null;
    };
  }, [isPart, placeRef]);

  // The previous place is restored once; the list may exist before its scroller is known.
  const gone = useRef<ListPlace | null>(null);
  const before = isPart ? null : (left ?? remembered);
  useEffect(() => {
    if (scroller === null || before === null) return;
    if (gone.current === before || goneTo.has(before)) return;
    gone.current = before;
    go(before);
  }, [scroller, before]);
  useEffect(() => {
    // More rows will load; the restoration continues with them.
    if (isReloading && goingTo.current !== null)
      waiting.current = { place: goingTo.current, until: 'new-rows' };
  }, [scroller, isReloading]);

  useEffect(() => {
    if (scroller !== null && waiting.current?.until === 'new-list') go(waiting.current.place);
  }, [scroller]);
  useEffect(() => {
    if (waiting.current?.until === 'new-rows') go(waiting.current.place);
  }, [programs]);

  // Rows of another width have other heights, and thumbnails perhaps another number of columns.
  const keepAtWidth = useEffectEvent(() => {
    if (!isResizing.current) return;
    const awaited = waiting.current;
    // New rows are followed by a restoration of their own.
    const isDue = !isAtTop() && awaited?.until !== 'new-rows';
    const place = isDue ? (awaited?.place ?? goingTo.current ?? atRest.current) : null;
    // An earlier restoration would otherwise end the resizing when `go` cancels it.
    giveUp.current();
    isResizing.current = true;
    go(view === 'list' ? place : atEdge(place), () => {
      isResizing.current = false;
      top.current = scroller?.scrollTop ?? 0;
    });
    // Another layout may render a new list next.
    waiting.current = awaited;
  });
  useEffect(() => {
    keepAtWidth();
  }, [resizes]);

  useEffect(() => {
    // The first values on subscription are the current state, not a change.
    let isListening = false;
    const wait = (until: 'new-list' | 'new-rows') => () => {
      const place = isListening && !isAtTop() ? (atRest.current ?? inSight()) : null;
      if (place === null) return;
      waiting.current = { place: until === 'new-list' ? atEdge(place) : place, until };
    };
    const subscription = session.view.changes.subscribe(wait('new-list'));
    subscription.add(host.layout.changes.subscribe(wait('new-list')));
    subscription.add(host.language.changes.subscribe(wait('new-rows')));
    isListening = true;
    return () => {
      subscription.unsubscribe();
      giveUp.current();
    };
  }, [host, session]);

  return useCallback(() => {
    giveUp.current();
  }, []);
}
