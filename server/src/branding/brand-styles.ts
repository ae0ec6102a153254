import type { Brand } from './brand.ts';
import type { Palette } from './palette.ts';

/** The tokens of the pages that depend on the accent, by the field of the palette. */
const TOKENS = {
  accent: 'accent',
  'accent-fill': 'fill',
  'accent-fill-hover': 'fillHover',
  'accent-fill-pressed': 'fillPressed',
  'on-accent': 'onAccent',
  'accent-soft': 'soft',
  'on-accent-soft': 'onSoft',
  'surface-selected': 'soft',
  focus: 'accent',
} as const satisfies Record<string, Exclude<keyof Palette['light'], 'series'>>;

/** A logo may not push the search field out of a narrow header. */
const NARROW_MAX_PX = 120;

/**
 * Style sheet of every page for accent and logo, so that they are right from the first paint, before the shell runs.
 * Undefined if nothing differs from the product. Its selectors take precedence over those of the shell, whose style
 * sheet comes later.
 */
export function brandStyles({ isSet, palette, logo, logoHasName }: Brand): string | undefined {
  if (!isSet) return undefined;
  const { light, dark } = palette;
  const token = (name: string, ofLight: string, ofDark = ''): string =>
    `--color-${name}:light-dark(${ofLight},${ofDark})`;
  const tokens = [
    ...Object.entries(TOKENS).map(([name, field]) => token(name, light[field], dark[field])),
    ...light.series.map((colour, index) => token(`series-${index + 1}`, colour, dark.series[index])),
  ];
  // For the login page, which is dark in both themes. The last two digits are the opacity.
  const hero = [
    `--hero-glow:${light.fill}8c`,
    `--hero-mark:${dark.accent}`,
    `--hero-bar:${dark.accent}bf`,
    `--hero-bar-foot:${dark.accent}1f`,
  ];
  const mark = ':root:root:root [data-brand=mark]';
  return [
    `:root:root{${[...tokens, ...hero].join(';')}}`,
    ...(logo === null
      ? []
      : [
          `${mark}{width:auto;aspect-ratio:${logo.ratio.toFixed(3)};background:url("${logo.path}") left center/contain no-repeat}`,
          `${mark}>*{display:none}`,
          `@media(max-width:800px){${mark}{max-width:${NARROW_MAX_PX}px}}`,
        ]),
    ...(logo !== null && logoHasName ? [':root:root [data-brand=name]{display:none}'] : []),
  ].join('');
}
