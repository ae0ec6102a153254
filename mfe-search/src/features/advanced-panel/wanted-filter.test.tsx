import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { AdvancedPanel } from './advanced-panel.tsx';
import { openPanelAt } from './wanted-filter.ts';

test('the panel opens at the filter that was asked for, before it was there and while it is', () => {
  const host = createTestHost();
  let opened = 0;
  host.bus.on('openAdvancedSearch').subscribe(() => (opened += 1));
  openPanelAt(host, 'Timeslots');
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <AdvancedPanel />
    </ScreenProviders>,
  );
  expect(screen.getByRole('checkbox', { name: 'Daytime' })).toHaveFocus();
  act(() => {
    openPanelAt(host, 'Weekdays');
  });
  // It stands among those that are not in sight at first.
  expect(screen.getByRole('checkbox', { name: 'Mon' })).toHaveFocus();
  act(() => {
    openPanelAt(host, 'Dates');
  });
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveFocus();
  expect(opened).toBe(3);
});
