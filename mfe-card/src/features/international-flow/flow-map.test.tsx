import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { Language } from '@airdex/shared-contracts/constants';
import { texts } from '../../texts/index.ts';
import { FlowMap } from './flow-map.tsx';

const place = { name: 'France', code: 'FR', look: 1, number: 1, notes: [] } as const;

function show(isOrigin: boolean, language: Language = 'en') {
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost({ language })}>
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
}

test.each([
  [true, ['Original', 'Country of origin']],
  [false, ['Original']],
])('the legend explains the ring of the origin also without routes: %s', (isOrigin, entries) => {
  show(isOrigin);
  const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(legend.map(({ textContent }) => textContent)).toEqual(entries);
});

test.each([
  ['en', ['Download the map as PNG', 'Download the map as SVG']],
  ['ch', ['下载 PNG 地图', '下载 SVG 地图']],
] as const)('the names of the downloads say what they download, in %s', (language, names) => {
  show(true, language);
  for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible();
});
