import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { InsightsCard } from './insights-card.tsx';

const { fetch: ownFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

test.each([
  ['en', 'Open the PDF (opens in a new tab)'],
  ['ch', '打开 PDF （在新标签页中打开）'],
] as const)('the link to the PDF says where it opens: %s', async (language, name) => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({ status: 200 } as Response);
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={createTestHost({ language })}>
      <InsightsCard
        insights={{ title: 'Formats', summary: 'On the move', pdf: '/media/1.pdf', video: null, image: null }}
      />
    </ScreenProviders>,
  );
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/media/1.pdf');
});
