import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { Verdict } from '../evaluation/verdict.tsx';
import { RichText } from './rich-text.tsx';

let mockIsReachable = false;
jest.mock('@airdex/shared-ui/safe-html', (): unknown => {
  if (!mockIsReachable) throw new Error('offline');
  return jest.requireActual('@airdex/shared-ui/safe-html');
});

test('one Retry repairs every text of the card, and keeps the focus in its place', async () => {
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <Verdict card={programmeCard({ verdict: '<p>Worth a look</p>', evaluation: null })} />
      <RichText html="<p>News before it</p>" />
    </ScreenProviders>,
  );
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  mockIsReachable = true;
  const [first] = screen.getAllByRole('button', { name: 'Retry' });
  if (first === undefined) throw new Error('No Retry');
  await userEvent.click(first);
  expect(await screen.findByText('Worth a look')).toBeVisible();
  expect(screen.getByText('News before it')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Verdict' })).toHaveFocus();
});
