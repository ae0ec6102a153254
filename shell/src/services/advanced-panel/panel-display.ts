import { filter, merge } from 'rxjs';
import { SESSION_STORAGE_KEYS, type LayoutFlags } from '@airdex/shared-contracts/constants';
import { SEARCH_COMMANDS, type EventBus } from '@airdex/shared-contracts/events';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';

const KEY = SESSION_STORAGE_KEYS.advancedPanelVisible;

/** Whether the advanced panel is shown, kept for the tab. */
export interface PanelDisplay {
  readonly isVisible: ReadonlyState<boolean>;
  /** Whether it is shown only because it was open before a reload, and not because the user opened it on this page. */
  isRestored(): boolean;
  toggle(): void;
  close(): void;
}

export interface PanelDisplayOptions {
  readonly bus: EventBus;
  readonly layout: ReadonlyState<LayoutFlags>;
  /** Storage of the tab. */
  readonly storage: BrowserStorage;
}

/**
 * Shows and hides the advanced panel on commands of the bus. On a narrow screen it covers the results, so a search
 * closes it, except for a search that starts on its own while the user types a term.
 */
export function createPanelDisplay({ bus, layout, storage }: PanelDisplayOptions): PanelDisplay {
  const isVisible = currentValue(storage.read(KEY) === 'true');
  let isRestored = isVisible.get();
  isVisible.changes.subscribe((visible) => {
    isRestored &&= visible;
    storage.write(KEY, visible ? 'true' : null);
    bus.raise('advancedPanel', { isVisible: visible });
  });
  const searches = SEARCH_COMMANDS.filter((name) => name !== 'setSearchFrom').map((name) => bus.on(name));
  bus.on('closeAdvancedSearch').subscribe(() => isVisible.set(false));
  merge(...searches)
    .pipe(filter(() => layout.get().isMobile))
    // Events arrive before the command: a search would start without the selection of a panel that is closed already.
    .subscribe(() => queueMicrotask(() => isVisible.set(false)));
  bus.on('openAdvancedSearch').subscribe(() => isVisible.set(true));
  return {
    isVisible,
    isRestored: () => isRestored,
    toggle: () => bus.raise(isVisible.get() ? 'closeAdvancedSearch' : 'openAdvancedSearch'),
    close: () => bus.raise('closeAdvancedSearch'),
  };
}
