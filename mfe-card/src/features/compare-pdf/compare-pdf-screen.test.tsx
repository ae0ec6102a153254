import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, AudienceResults, InternationalFlow } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { ComparePdfScreen } from './compare-pdf-screen.tsx';

const results: AudienceResults = {
  targets: [{ id: 1, name: 'Individuals 4+' }],
  rows: [
    {
      programSlotName: 'Premiere',
      numberOfEpisodes: 1,
      comparisonSlotName: null,
      isOvernight: false,
      ratings: [
        {
          idTarget: 1,
          ratPerc: null,
          ratPerThousand: null,
          shrPerc: 30.1,
          shrPercSlot: 20,
          performanceColor: 'green',
        },
      ],
    },
  ],
  visibleIndicators: [2],
};
const NO_FLOW: InternationalFlow = { formatTitle: null, launches: [] };

function show(api: Partial<ApiClient> = {}) {
  const host = createTestHost({
    api: {
      getCard: ({ params }) =>
        Promise.resolve(
          params.id === 9
            ? null
            : programmeCard({ idProgram: Number(params.id), localTitle: `Title ${String(params.id)}` }),
        ),
      getAudienceResults: () => Promise.resolve(results),
      getInternationalFlow: () => Promise.resolve(NO_FLOW),
      ...api,
    },
  });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <ComparePdfScreen ids={[7, 8, 9]} />
    </ScreenProviders>,
  );
}
beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

test('prints the programmes in the order of the address, and the chart of their audience', async () => {
  show();
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-print-state', 'ready'));
  expect(screen.getByRole('main')).toHaveAttribute('data-print-done', '3');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Title 7', 'Title 8', 'Selected information out of your subscription.']);
  expect(screen.getByRole('heading', { name: 'Audience results · Msh% · Individuals 4+' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Audience results' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  { getCard: () => Promise.reject(new Error('down')) },
  { getAudienceResults: () => Promise.reject(new Error('down')) },
  { getInternationalFlow: () => Promise.reject(new Error('down')) },
])('does not print an incomplete comparison: %j', async (api) => {
  show(api);
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-print-state', 'failed'));
});
