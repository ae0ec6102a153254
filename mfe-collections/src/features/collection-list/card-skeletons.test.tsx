import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';
import { CardSkeletons } from './card-skeletons.tsx';

test('announces once that cards load, and shows places for all programmes of each', () => {
  const { container } = render(<CardSkeletons label="Loading playlists" columns={2} hasToggles={false} />);
  expect(screen.getAllByRole('status')).toEqual([screen.getByRole('status', { name: 'Loading playlists' })]);
  const cards = container.querySelectorAll('[data-columns="2"] > *');
  expect(cards).toHaveLength(4);
  for (const card of cards)
    expect(card.querySelector('[data-loading]')?.children).toHaveLength(PREVIEW_PROGRAMMES_MAX);
});
