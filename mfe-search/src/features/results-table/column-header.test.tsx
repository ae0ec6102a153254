import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { SortDirection } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { ColumnHeader } from './column-header.tsx';

const header = (key: 'channel' | 'country' | 'subGenre', direction: SortDirection | null, place: number) => (
  <ColumnHeader
    column={{ key, sortExpression: 'CHANNEL' }}
    tabIndex={0}
    direction={direction}
    place={place}
    levels={2}
    width={undefined}
    onSort={() => undefined}
    onResize={() => undefined}
    onResized={() => undefined}
  />
);
test('each column shows that it sorts; the sorted ones show how, and in which place', () => {
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={createTestHost()}>
      <table>
        <thead>
          <tr>
            {header('country', null, 0)}
            {header('channel', 'Asc', 1)}
            {header('subGenre', 'Desc', 2)}
          </tr>
        </thead>
      </table>
    </ScreenProviders>,
  );
  expect(
    screen
      .getAllByRole('button')
      .map((button) => [button.textContent, button.querySelector('svg')?.classList.item(1)]),
  ).toEqual([
    ['Country', 'lucide-chevrons-up-down'],
    ['Channel1', 'lucide-arrow-up'],
    ['Subgenre2', 'lucide-arrow-down'],
  ]);
});
