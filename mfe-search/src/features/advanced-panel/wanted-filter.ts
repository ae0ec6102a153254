import { BehaviorSubject } from 'rxjs';
import { useEffect, type RefObject } from 'react';
import { pageHost, useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import type { RecapField } from '@airdex/shared-contracts/search-filter';

/** Of the page: asked for by one screen, and met by another. */
const wanted = new WeakMap<HostServices, BehaviorSubject<RecapField | null>>();

function wantedIn(host: HostServices): BehaviorSubject<RecapField | null> {
  const page = pageHost(host);
  const subject = wanted.get(page) ?? new BehaviorSubject<RecapField | null>(null);
  wanted.set(page, subject);
  return subject;
}

/** Opens the panel, which may be still to be loaded, at a filter. */
export function openPanelAt(host: HostServices, field: RecapField): void {
  wantedIn(host).next(field);
  host.bus.raise('openAdvancedSearch');
}

/**
 * Brings the filter that is wanted in sight and the focus into it, once.
 * @param filters holds elements whose `data-filter` names the filters in them
 * @param showMore called when it is not among those in sight
 */
export function useWantedFilter(filters: RefObject<HTMLElement | null>, showMore: () => void): void {
  const host = useHost();
  const subject = wantedIn(host);
  const field = useCurrent({ get: () => subject.value, changes: subject });
  // After every drawing: the filters under "More" come with the one after they were asked for.
  useEffect(() => {
    if (field === null || filters.current === null) return;
    const place = filters.current.querySelector(`[data-filter~="${field}"]`);
    if (place === null) {
      showMore();
      return;
    }
    subject.next(null);
    place.scrollIntoView({ block: 'nearest' });
    place.querySelector<HTMLElement>('button:enabled, input:enabled')?.focus();
  });
}
