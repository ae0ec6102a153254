import chroma from 'chroma-js';
import { expect, test } from 'vitest';
import { DEFAULT_PALETTE } from '../branding/palette.ts';
import { contrastFault, derivePalette, FIXED_COLOURS } from './derive-palette.ts';
import { deriveSeries, difference } from './derive-series.ts';

type Series = ReturnType<typeof deriveSeries>;
const byColour = ({ light, dark }: Series) =>
  light.map((colour, index) => ({ light: colour, dark: dark[index] ?? '' }));

/** Colours of all hues, as dark and as light as they may be. */
const LEVELS = [0, 51, 102, 153, 204, 255];
const ACCENTS = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue) => chroma(red, green, blue).hex())),
).filter((accent) => contrastFault(derivePalette(accent)) === null);

test('there are accents of every kind', () => {
  expect(ACCENTS.length).toBeGreaterThan(70);
});

test('the first series has the accent, and the others are colours of the product that differ from it', () => {
  expect(deriveSeries('#0f766e').light).toEqual(['#0f766e', '#4f46e5', '#b45309', '#9d174d']);
  expect(deriveSeries('#4338ca').light).not.toContain('#4f46e5');
});

test('the series of every accent differ nearly as much as those of the product', () => {
  const { light, dark } = DEFAULT_PALETTE;
  const product = difference(byColour({ light: light.series, dark: dark.series }));
  for (const accent of ACCENTS)
    expect([accent, difference(byColour(deriveSeries(accent))) > 0.8 * product]).toEqual([accent, true]);
});

test.each(['light', 'dark'] as const)(
  'every series is visible, and texts on it are readable: %s',
  (theme) => {
    const onSeries = { light: '#ffffff', dark: '#0b1120' }[theme];
    for (const accent of ACCENTS)
      for (const colour of deriveSeries(accent)[theme]) {
        expect([colour, chroma.contrast(colour, onSeries) >= 4.5]).toEqual([colour, true]);
        for (const back of FIXED_COLOURS[theme].backgrounds.slice(0, 4))
          expect([colour, back, chroma.contrast(colour, back) >= 3]).toEqual([colour, back, true]);
      }
  },
);
