import { beforeEach, describe, expect, test } from '@jest/globals';
import { layoutFlags, SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { createEventBus } from '@airdex/shared-contracts/events';
import { DEFAULT_HEADER_FILTER } from '@airdex/shared-contracts/search-filter';
import { currentValue } from '../../lib/current/current-value.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { createPanelDisplay } from './panel-display.ts';

function start(width = 1440) {
  const bus = createEventBus((error) => {
    throw error;
  });
  const shown: boolean[] = [];
  bus.on('advancedPanel').subscribe(({ isVisible }) => shown.push(isVisible));
  const layout = currentValue(layoutFlags(width));
  const panel = createPanelDisplay({ bus, layout, storage: browserStorage(() => sessionStorage) });
  return { bus, panel, shown };
}

beforeEach(() => sessionStorage.clear());

describe('whether the advanced panel is shown', () => {
  test('[NAV-05] is kept in session storage', () => {
    const { panel } = start();
    expect(panel.isVisible.get()).toBe(false);
    panel.toggle();
    expect(sessionStorage.getItem(SESSION_STORAGE_KEYS.advancedPanelVisible)).toBe('true');
    const reloaded = start().panel;
    expect([reloaded.isVisible.get(), reloaded.isRestored()]).toEqual([true, true]);
    reloaded.toggle();
    expect(sessionStorage.getItem(SESSION_STORAGE_KEYS.advancedPanelVisible)).toBeNull();
    reloaded.toggle();
    expect(reloaded.isRestored()).toBe(false);
  });

  test('follows commands on the bus and is announced there', () => {
    const { bus, shown } = start();
    bus.raise('openAdvancedSearch');
    bus.raise('openAdvancedSearch');
    bus.raise('closeAdvancedSearch');
    expect(shown).toEqual([false, true, false]);
  });

  test('does not change when a search runs, unless it would cover the results', async () => {
    for (const [width, isVisible] of [
      [801, true],
      [800, false],
    ] as const) {
      const { bus, panel } = start(width);
      bus.raise('openAdvancedSearch');
      bus.raise('setSearchFrom', { searchFrom: 'QuickSearch', header: DEFAULT_HEADER_FILTER });
      expect(panel.isVisible.get()).toBe(true);
      bus.raise('Latest');
      await Promise.resolve();
      expect(panel.isVisible.get()).toBe(isVisible);
    }
  });

  test('[HDR-09] is still visible for a search of the header, which adds its selection, and then closed', async () => {
    const { bus, panel } = start(800);
    bus.raise('openAdvancedSearch');
    const seen: boolean[] = [];
    bus.handle({ submitSearch: () => seen.push(panel.isVisible.get()) });
    bus.raise('submitSearch', { header: DEFAULT_HEADER_FILTER });
    expect(seen).toEqual([true]);
    await Promise.resolve();
    expect(panel.isVisible.get()).toBe(false);
  });
});
