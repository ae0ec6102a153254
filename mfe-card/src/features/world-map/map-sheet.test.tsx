import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { MapSheet, type MapSheetProps } from './map-sheet.tsx';

function sheet(fields: Partial<MapSheetProps> = {}) {
  const place = { name: 'France', look: 1, number: 1, isOrigin: true, notes: [] } as const;
  const { container } = render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost({})}>
      <MapSheet
        title="Night"
        places={[{ ...place, code: 'FR' }]}
        routes={[]}
        legend={[{ look: 1, label: 'Original' }]}
        {...fields}
      />
    </ScreenProviders>,
  );
  const lines = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  return { lines, viewBox: container.querySelector('svg')?.getAttribute('viewBox') };
}

test('has a title, the numbers of the map, and a legend with the origin', () => {
  expect(sheet()).toEqual({
    lines: ['Night', '1', 'Original', 'Country of origin'],
    viewBox: '0 0 1200 656',
  });
});

test('is lower without a title, and as wide as it is shown', () => {
  expect(sheet({ title: null, width: 800, places: [] })).toEqual({
    lines: ['Original'],
    viewBox: '0 0 800 416',
  });
});

const TITLES = [
  'Harbour Nine at Night',
  'The Great Kitchen Duel',
  'Nightfall in Marseille',
  'One Last Summer',
];

test('its height follows the lines of the legend, and a long title is cut with an ellipsis', () => {
  const legend = ([1, 2, 3, 4] as const).map((look, place) => ({ look, label: TITLES[place] ?? '' }));
  const { lines, viewBox } = sheet({ title: `${TITLES.join(' / ')} / ${TITLES.join(' / ')}`, legend });
  expect(lines[0]).toMatch(/^Harbour Nine at Night \/ .*…$/);
  expect(lines.slice(2)).toEqual([...TITLES, 'Country of origin']);
  expect(viewBox).toBe('0 0 1200 684');
});
