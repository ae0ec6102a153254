import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { NO_PARTS } from '../../testing/no-parts.ts';
import { texts } from '../../texts/index.ts';
import { CardScreen } from './card-screen.tsx';

const FULL: Partial<ProgrammeCard> = {
  concept: 'One night, one city',
  description: '<p>Strangers meet <strong>after dark</strong>.</p>',
  hotFactors: '<p>Shot in one take</p>',
  environment: '<p>Nothing else on Mondays</p>',
  programmingDetails: 'Two episodes in a row',
  distributors: 'Harbour Sales',
  source: 'Guide',
  sourceDescription: 'Printed edition',
  programmePage: 'https://channel.example/nightfall',
};

/** The lines of a block: each label with its value. */
const linesOf = (block: string) => {
  const lines = screen.getByRole('heading', { level: 3, name: block }).parentElement;
  return Array.from(lines?.querySelectorAll('dt') ?? [], (label) => [
    label.textContent,
    label.nextElementSibling?.textContent,
  ]);
};

test('[CRD-01] shows the description, the main lines, the broadcast and format blocks, and the source', async () => {
  const host = createTestHost({
    api: {
      ...NO_PARTS,
      getCard: () => Promise.resolve(programmeCard(FULL)),
    },
  });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <CardScreen idProgram={7} />
    </ScreenProviders>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Nightfall' });
  const region = (name: string) => within(screen.getByRole('region', { name }));

  expect(region('Concept').getByText('One night, one city')).toBeVisible();
  expect(region('Concept').getByText('after dark').closest('p')).toHaveTextContent(
    'Strangers meet after dark.',
  );
  expect(region('Hot factors').getByText('Shot in one take')).toBeVisible();
  expect(region('Environment').getByText('Nothing else on Mondays')).toBeVisible();
  expect(linesOf('Broadcast')).toEqual([
    ['Country', 'France'],
    ['Channel', 'Canal Sept'],
    ['Platform', 'TV'],
    ['Launch date', '02/03/2026'],
    ['Slot', 'Prime time · 20:30\u2060–\u206021:30'],
    ['Frequency', 'Weekly'],
    ['Weekdays', 'Mon'],
    ['Episodes', '8'],
    ['Duration', '60 min'],
    ['Programming', 'Two episodes in a row'],
  ]);
  expect(linesOf('Format')).toEqual([
    ['Format type', 'Original'],
    ['Produced in', 'France'],
    ['Developed in', 'France'],
    ['Production companies', 'Lanternworks / Studio Nine'],
    ['Distributors', 'Harbour Sales'],
  ]);
  const source = screen.getByText(/^Source: Guide – Printed edition/);
  expect(within(source).getByRole('link', { name: 'Programme page (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://channel.example/nightfall',
  );
});
