import { isSearchPath, searchAddress } from '@airdex/shared-contracts/search-filter';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import type { SearchState } from './search-state.ts';

/** The page's address, as seen by the session of its search. */
interface AddressWriter {
  /**
   * Sets the address of the search on the screen: as a new history entry, or replacing the current search. An unchanged
   * address adds no entry.
   */
  readonly write: (state: SearchState, options: { readonly isStep: boolean }) => void;
  /** Whether the page is still at the entry that was written last. */
  readonly isAtWritten: () => boolean;
  /** Notifies when the page arrives at an address in any other way: by Back, Forward or a link. */
  readonly follow: (onArrival: (address: string) => void) => void;
}

export function createAddressWriter(host: Pick<HostServices, 'location' | 'navigate'>): AddressWriter {
  let isWriting = false;
  let written: string | null = null;
  return {
    write({ search, orderBy, view }, { isStep }) {
      if (search === null) return;
      written = searchAddress({ filter: search, orderBy, view });
      const here = host.location.get();
      if (written === here) return;
      // An address without a view shows the one that the user chose last: this is the same search.
      const isSame = searchAddress({ filter: search, orderBy, view: 'thumbs' }) === here;
      isWriting = true;
      try {
        host.navigate(written, { replace: (isSame || !isStep) && isSearchPath(here) });
      } finally {
        isWriting = false;
      }
    },
    isAtWritten: () => written === host.location.get(),
    follow(onArrival) {
      let last = host.location.get();
      host.location.changes.subscribe((address) => {
        const isNew = address !== last;
        last = address;
        if (isNew && !isWriting) onArrival(address);
      });
    },
  };
}
