import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { useSearchSession } from '../search-session/use-search-session.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { goToPlace, TAKES_OVER } from './go-to-place.ts';
import { indexOfPlace, placeInSight, type Programmes } from './list-place.ts';
import type { KeptPlace, ListPlace } from '../search-memory/remembered.ts';

const AT_REST_AFTER_MS = 100;

/** Places that a list has come back to: once, also when it is drawn anew. */
const goneTo = new WeakSet<ListPlace>();

/** Says where the reader is in the results; null where that can't be said. */
export type PlaceReader = () => KeptPlace | null;

interface Options {
  readonly scroller: HTMLElement | null;
  readonly results: {
    readonly programs: Programmes;
    readonly pagesLoaded: number;
    readonly isReloading: boolean;
  };
  /** The list is only a part of the results: it has no place in them. */
  readonly isPart: boolean;
  /** Where the whole list was left for a part of it: kept while that is shown, come back to afterwards. */
  readonly left: KeptPlace | null;
  /** The whole list says here where the reader is. */
  readonly placeRef: RefObject<PlaceReader | null>;
  readonly selection: Pick<SelectionStore, 'snapshot'>;
}

/**
 * Keeps the reader's place in the results: over another view, another language, and, with the ticks, for coming back to
 * this entry of the tab's history and for a reload of the page.
 * @returns ends the way to a place, for what scrolls the list from beside it
 */
export function useKeptPlace({ scroller, results, isPart, left, placeRef, selection }: Options): () => void {
  const host = useHost();
  const session = useSearchSession();
  const { place: remembered } = useCurrent(session.remembered);
  const { programs, pagesLoaded, isReloading } = results;
  /** Where to go as soon as the list for it is there; no place while the reader is on the way to another. */
  const waiting = useRef<{
    readonly place: ListPlace | null;
    readonly until: 'new-list' | 'new-rows';
    /** The reader has done something since by which lists are scrolled. */
    readonly isLeft?: boolean;
  } | null>(null);
  /** On the way to this place: it counts, not what is in sight meanwhile. */
  const goingTo = useRef<ListPlace | null>(null);
  const giveUp = useRef(() => undefined as void);

  const inSight = useEffectEvent(
    () => goingTo.current ?? (scroller === null ? null : placeInSight(scroller, programs)),
  );

  /** Where the reader came to rest: another language changes heights before anyone hears of it. */
  const atRest = useRef<ListPlace | null>(null);
  const rest = useEffectEvent(() => {
    atRest.current = inSight();
    if (waiting.current?.until === 'new-rows')
      waiting.current = { ...waiting.current, place: atRest.current };
  });
  useEffect(() => {
    if (scroller === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      if (waiting.current?.until === 'new-rows') waiting.current = { ...waiting.current, isLeft: true };
    };
    let top = scroller.scrollTop;
    const onScroll = () => {
      const isFar = Math.abs(scroller.scrollTop - top) > scroller.clientHeight;
      top = scroller.scrollTop;
      // Rows of another language have other heights, which the list makes up for: nobody has scrolled.
      if (waiting.current?.until === 'new-rows' && waiting.current.isLeft !== true && !isFar) return;
      atRest.current = null;
      // Who scrolls on while rows are on their way is not taken back when they come.
      if (waiting.current?.until === 'new-rows')
        waiting.current = { ...waiting.current, place: goingTo.current };
      clearTimeout(timer);
      timer = setTimeout(rest, AT_REST_AFTER_MS);
    };
    // Of all scrolls: rows that fly by keep them from the list.
    scroller.addEventListener('scroll', onScroll, { passive: true, capture: true });
    // Of the whole page: a button beside the list scrolls it too.
    for (const event of TAKES_OVER)
      document.addEventListener(event, onInput, { passive: true, capture: true });
    return () => {
      atRest.current = null;
      clearTimeout(timer);
      scroller.removeEventListener('scroll', onScroll, { capture: true });
      for (const event of TAKES_OVER) document.removeEventListener(event, onInput, { capture: true });
    };
  }, [scroller]);

  const go = useEffectEvent((place: ListPlace | null) => {
    giveUp.current();
    waiting.current = null;
    if (scroller === null || place === null || programs.length === 0) return;
    goingTo.current = place;
    const destination = { index: indexOfPlace(place, programs), offset: place.offset };
    giveUp.current = goToPlace(scroller, programs, destination, () => {
      goingTo.current = null;
      // A list that went away on the way, such as that of the search before, has not been there.
      if (scroller.isConnected) goneTo.add(place);
    });
  });

  const readPlace = useEffectEvent((): KeptPlace | null => {
    const place = inSight();
    return place && { ...place, pages: pagesLoaded };
  });
  useEffect(() => {
    if (isPart) return;
    placeRef.current = () => readPlace();
    return () => {
      placeRef.current = null;
    };
  }, [isPart, placeRef]);

  const keep = useEffectEvent((entry: string) => {
    session.memory.keep(entry, isPart ? left : readPlace(), selection.snapshot());
  });

  // The place of before is gone to once; the list may be there before its scroller is known.
  const gone = useRef<ListPlace | null>(null);
  const before = isPart ? null : (left ?? remembered);
  useEffect(() => {
    if (scroller === null || before === null) return;
    if (gone.current === before || goneTo.has(before)) return;
    gone.current = before;
    go(before);
  }, [scroller, before]);
  useEffect(() => {
    // The rows are not the last ones: the way goes on over those that come.
    if (isReloading && goingTo.current !== null)
      waiting.current = { place: goingTo.current, until: 'new-rows' };
  }, [scroller, isReloading]);

  useEffect(() => {
    if (scroller !== null && waiting.current?.until === 'new-list') go(waiting.current.place);
  }, [scroller]);
  useEffect(() => {
    if (waiting.current?.until === 'new-rows') go(waiting.current.place);
  }, [programs]);

  useEffect(() => {
    // What is heard at once is how things are, not a change.
    let isListening = false;
    const wait = (until: 'new-list' | 'new-rows') => () => {
      const place = isListening ? (atRest.current ?? inSight()) : null;
      if (place === null) return;
      // A row that was cut off by the edge has another height in another view.
      waiting.current = { place: until === 'new-list' ? { ...place, offset: 0 } : place, until };
    };
    let entry = session.memory.entry();
    const subscription = host.historyEntry.changes.subscribe(() => {
      const next = session.memory.entry();
      if (next !== entry) keep(entry);
      entry = next;
    });
    // Who is sent to the login page comes back to the same entry.
    subscription.add(
      host.session.changes.subscribe((user) => {
        if (user === null) keep(entry);
      }),
    );
    subscription.add(session.view.changes.subscribe(wait('new-list')));
    subscription.add(host.layout.changes.subscribe(wait('new-list')));
    subscription.add(host.language.changes.subscribe(wait('new-rows')));
    isListening = true;
    const leave = () => {
      keep(entry);
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') keep(entry);
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      giveUp.current();
    };
  }, [host, session]);

  return useCallback(() => {
    giveUp.current();
  }, []);
}
