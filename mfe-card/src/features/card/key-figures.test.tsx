import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { KeyFigures } from './key-figures.tsx';

const rating = (idTarget: number, shrPerc: number | null) => ({
  idTarget,
  ratPerc: 1,
  ratPerThousand: 1000,
  shrPerc,
  shrPercSlot: 20,
  performanceColor: 'green' as const,
});
const row = (programSlotName: string, share: number | null) => ({
  programSlotName,
  numberOfEpisodes: 1,
  comparisonSlotName: null,
  isOvernight: false,
  ratings: [rating(2, 99), rating(1, share)],
});

function show(fields: Partial<AudienceResults>) {
  const results = {
    targets: [
      { id: 1, name: 'Individuals 4+' },
      { id: 2, name: 'Adults 18-49' },
    ],
    rows: [row('Premiere', 30.14), row('Episode 2', null), row('Episodes 3–4', 5), row('Average', 25)],
    visibleIndicators: [1, 2, 3],
    ...fields,
  };
  return render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <KeyFigures results={results} />
    </ScreenProviders>,
  ).container;
}

test('shows the first and the last share of the first target, with a marker that has a name', () => {
  show({});
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Premiere',
    'Average',
    'Market share of',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '30.1%Slot 20.0%',
    '25.0%Slot 20.0%',
    'Individuals 4+',
  ]);
  expect(screen.getAllByRole('img', { name: 'At least 20% above the slot' })).toHaveLength(2);
});

test('shows nothing without shares', () => {
  expect(show({ visibleIndicators: [1, 3] })).toBeEmptyDOMElement();
  expect(show({ rows: [row('Premiere', null)] })).toBeEmptyDOMElement();
  expect(show({ targets: [], rows: [] })).toBeEmptyDOMElement();
});
