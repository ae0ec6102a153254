import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { FlowMap } from './flow-map.tsx';

const place = { name: 'France', code: 'FR', look: 1, number: 1, notes: [] } as const;

test.each([
  [true, ['Original', 'Country of origin']],
  [false, ['Original']],
])('the legend explains the ring of the origin also without routes: %s', (isOrigin, entries) => {
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <FlowMap
        content={{
          places: [{ ...place, isOrigin }],
          routes: [],
          legend: [{ look: 1, label: 'Original' }],
        }}
        title="Night"
        frame={['FR']}
        activeCode={null}
        onActive={() => undefined}
        onChoose={() => undefined}
      />
    </ScreenProviders>,
  );
  const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(legend.map(({ textContent }) => textContent)).toEqual(entries);
});
