import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, InternationalFlow } from '@airdex/shared-contracts/api';
import { measuredIn } from '../compare/testing/measured-in.ts';
import { texts } from '../../texts/index.ts';
import { ComparePdfScreen } from './compare-pdf-screen.tsx';

const everyone = { id: 1, name: 'Individuals 4+' };
const women = { id: 2, name: 'Women 25-49' };
const men = { id: 3, name: 'Men 25-49' };
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
      getAudienceResults: () => Promise.resolve(measuredIn(everyone)),
      getInternationalFlow: () => Promise.resolve(NO_FLOW),
      ...api,
    },
  });
  return render(
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

test('prints the chart of a target that the programmes share, and names those that are missing from it', async () => {
  const { unmount } = show({
    getAudienceResults: ({ params }) =>
      Promise.resolve(params.id === 7 ? measuredIn(everyone, women) : measuredIn(women)),
  });
  expect(await screen.findByRole('heading', { name: 'Audience results · Msh% · Women 25-49' })).toBeVisible();
  expect(screen.queryByText(/was not measured/)).not.toBeInTheDocument();
  unmount();
  show({
    getAudienceResults: ({ params }) => Promise.resolve(measuredIn(params.id === 7 ? everyone : men)),
  });
  expect(
    await screen.findByRole('heading', { name: 'Audience results · Msh% · Individuals 4+' }),
  ).toBeVisible();
  expect(screen.getByText('“Title 8” was not measured for Individuals 4+.')).toBeVisible();
});

test.each([
  { getCard: () => Promise.reject(new Error('down')) },
  { getAudienceResults: () => Promise.reject(new Error('down')) },
  { getInternationalFlow: () => Promise.reject(new Error('down')) },
])('does not print an incomplete comparison: %j', async (api) => {
  show(api);
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-print-state', 'failed'));
});
