import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { texts } from '../../texts/index.ts';
import type { ChartGroup } from './chart-groups.ts';
import { InteractiveBars } from './interactive-bars.tsx';

const groups: readonly ChartGroup[] = [
  {
    id: 'slots',
    label: null,
    bars: [
      {
        id: '0',
        label: 'Premiere',
        notes: ['1 episode'],
        value: 24.3,
        reference: 18.2,
        performance: 'green',
      },
      { id: '1', label: 'Repeats', notes: [], value: null, reference: null, performance: null },
      { id: '2', label: 'Season average', notes: [], value: 12, reference: 20, performance: 'red' },
    ],
  },
];

function show(options: TestHostOptions = {}) {
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost(options)}>
      <InteractiveBars
        figures={{ indicator: INDICATORS.marketSharePercentage, groups }}
        label="Msh% by slot, Individuals 4+"
      />
    </ScreenProviders>,
  );
  const user = userEvent.setup();
  const details = () => screen.queryByText('+33.5% compared with the slot');
  return { user, details };
}

test('[AUD-01] the name of each bar contains all of its details', () => {
  show();
  expect(screen.getByRole('group', { name: 'Msh% by slot, Individuals 4+' })).toHaveAccessibleDescription(
    'Arrow keys move between the bars.',
  );
  expect(screen.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Premiere, Msh% 24.3%, slot 18.2%, +33.5% compared with the slot, At least 20% above the slot, 1 episode',
    'Repeats, Msh% no figure',
    'Season average, Msh% 12.0%, slot 20.0%, −40.0% compared with the slot, At least 20% below the slot',
  ]);
});

test('the name of a bar has Chinese commas in Chinese', () => {
  show({ language: 'ch' });
  expect(screen.getAllByRole('img')[1]).toHaveAccessibleName('Repeats，市场份额% 无数据');
});

test('[AUD-01] arrow keys, Home and End move between bars and show their figures; Escape hides them', async () => {
  const { user, details } = show();
  const [first, second, third] = screen.getAllByRole('img');
  expect(details()).toBeNull();
  await user.tab();
  expect(first).toHaveFocus();
  expect(details()).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  expect(details()).toBeNull();
  await user.keyboard('{End}{ArrowDown}');
  expect(third).toHaveFocus();
  // The browser's Back.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{/Meta}');
  expect(third).toHaveFocus();
  await user.keyboard('{Home}{Escape}');
  expect(first).toHaveFocus();
  expect(details()).toBeNull();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('[AUD-01] hovering and tapping show the figures', async () => {
  const { user, details } = show();
  const [first, second] = screen.getAllByRole('img') as [HTMLElement, HTMLElement];
  await user.hover(first);
  expect(details()).toBeVisible();
  await user.unhover(first);
  expect(details()).toBeNull();
  await user.hover(first);
  expect(document.body).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(details()).toBeNull();
  await user.pointer({ keys: '[TouchA]', target: first });
  expect(details()).toBeVisible();
  await user.pointer({ keys: '[TouchA]', target: second });
  expect(details()).toBeNull();
});
