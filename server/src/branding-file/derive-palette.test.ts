import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_PALETTE } from '../branding/palette.ts';
import { brandingFileSchema } from './branding-schema.ts';
import { contrastFault, derivePalette, FIXED_COLOURS } from './derive-palette.ts';

const tokens = readFileSync(new URL('../../../shared-ui/src/tokens/tokens.css', import.meta.url), 'utf8');
const token = (name: string): readonly string[] =>
  new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1) ?? [];

test('knows the colours of the pages: backgrounds, texts and the accent of the product', () => {
  const names = (prefix: string, which: readonly string[]) => which.map((name) => `${prefix}${name}`);
  const backgrounds = names('', [
    'canvas',
    'surface',
    'surface-raised',
    'surface-sunken',
    'surface-hover',
    'surface-pressed',
  ]);
  const texts = ['text', 'text-muted', 'danger', 'success'];
  for (const [index, theme] of (['light', 'dark'] as const).entries()) {
    const values = (which: readonly string[]) => [...new Set(which.map((name) => token(name)[index]))];
    expect([...FIXED_COLOURS[theme].backgrounds]).toEqual(values(backgrounds));
    expect([...FIXED_COLOURS[theme].texts]).toEqual(values(texts));
    expect(DEFAULT_PALETTE[theme].series).toEqual(
      [1, 2, 3, 4].map((number) => token(`series-${number}`)[index]),
    );
    const { accent, fill, fillHover, fillPressed, onAccent, soft, onSoft } = DEFAULT_PALETTE[theme];
    expect([accent, fill, fillHover, fillPressed, onAccent, soft, onSoft]).toEqual(
      [
        'accent',
        'accent-fill',
        'accent-fill-hover',
        'accent-fill-pressed',
        'on-accent',
        'accent-soft',
        'on-accent-soft',
      ].map((name) => token(name)[index]),
    );
  }
});

test.each(['#0f766e', '#b91c1c', '#1d4ed8', '#000000', '#767676', '#7c3aed', '#a21caf', '#166534'])(
  'accepts %s, which is readable in both themes',
  (accent) => {
    expect(contrastFault(derivePalette(accent))).toBeNull();
  },
);

test.each([
  ['#facc15', 'contrast of 1.53:1 in the light theme (#ffffff on #facc15)'],
  ['#38bdf8', 'contrast of 2.14:1 in the light theme (#ffffff on #38bdf8)'],
  ['#777777', 'contrast of 4.47:1 in the light theme (#ffffff on #777777)'],
])('rejects %s with the measured ratio and the minimum', (accent, ratio) => {
  const { error } = brandingFileSchema.safeParse({ product: 'A', provider: 'B', accent });
  expect(error?.issues).toEqual([
    expect.objectContaining({
      path: ['accent'],
      message: `gives button texts a ${ratio}; at least 4.5:1 is needed`,
    }),
  ]);
});
