import { BehaviorSubject } from 'rxjs';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { pageHost, useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import type { RecapField } from '@airdex/shared-contracts/search-filter';

/** Shared by the page: set by one screen, handled by another. */
const requests = new WeakMap<HostServices, BehaviorSubject<RecapField | null>>();

function requestsIn(host: HostServices): BehaviorSubject<RecapField | null> {
  const page = pageHost(host);
  const known = requests.get(page);
  if (known !== undefined) return known;
  const subject = new BehaviorSubject<RecapField | null>(null);
  requests.set(page, subject);
  // Closing the panel cancels the request, even if the filter had not loaded yet.
  page.bus.on('advancedPanel').subscribe(({ isVisible }) => {
    if (!isVisible) subject.next(null);
  });
  return subject;
}

/** Opens the panel, which may still have to load, at a filter. */
export function openPanelAt(host: HostServices, field: RecapField): void {
  requestsIn(host).next(field);
  host.bus.raise('openAdvancedSearch');
}

interface ShownFilters {
  /** No filter is left that could be shown. */
  readonly areAllShown: boolean;
  readonly showAll: () => void;
}

const CONTROL = 'button:enabled, input:enabled';

/** The first focusable part of filters: a control, or its container if there is nothing to choose. */
export const focusableIn = (place: Element) =>
  place.querySelector<HTMLElement>(CONTROL) ?? place.querySelector<HTMLElement>('[tabindex]');

const isOnItsWay = (place: Element) =>
  place.querySelector(CONTROL) === null && place.querySelector('[aria-busy="true"]') !== null;

/**
 * Scrolls the requested filter into view and focuses it, once, as soon as it can be used. The request is
 * dropped if the filter is not offered here or the user does something else meanwhile.
 * @param filters contains elements whose `data-filter` names the filter in them
 */
export function useRequestedFilter(
  filters: RefObject<HTMLElement | null>,
  { areAllShown, showAll }: ShownFilters,
): void {
  const subject = requestsIn(useHost());
  const field = useCurrent({ get: () => subject.value, changes: subject });
  const meet = useEffectEvent(() => {
    const place = filters.current?.querySelector(`[data-filter="${field ?? ''}"]`) ?? null;
    if (place === null && !areAllShown) showAll();
    else if (place === null || !isOnItsWay(place)) {
      subject.next(null);
      place?.scrollIntoView({ block: 'nearest' });
      if (place !== null) focusableIn(place)?.focus();
    }
  });
  useEffect(() => {
    if (field === null || filters.current === null) return;
    const giveUp = () => {
      subject.next(null);
    };
    const observer = new MutationObserver(() => {
      meet();
    });
    observer.observe(filters.current, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'aria-busy'],
    });
    document.addEventListener('keydown', giveUp, { capture: true });
    document.addEventListener('pointerdown', giveUp, { capture: true });
    meet();
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', giveUp, { capture: true });
      document.removeEventListener('pointerdown', giveUp, { capture: true });
    };
  }, [field, filters, subject]);
}
